package org.baize.rules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.baize.rules.law.RuleId;
import org.junit.jupiter.api.Test;

class PayoffTest {

    private static final RuleId RULE = new RuleId("some-rulebook", "1");

    @Test
    void winReturnsStakeAndWinnings() {
        assertThat(new Payoff.Win(Odds.toOne(35), RULE).returnCents(1_000)).isEqualTo(36_000);
    }

    @Test
    void commissionComesOffTheWinningsAndIsKnown() {
        Payoff banker = new Payoff.Win(Odds.toOne(1), 5, RULE);

        assertThat(banker.returnCents(10_000)).isEqualTo(19_500);
        assertThat(banker.commissionCents(10_000)).isEqualTo(500);
    }

    @Test
    void standoffReturnsTheStakeAndLossNothing() {
        assertThat(new Payoff.Standoff(RULE).returnCents(700)).isEqualTo(700);
        assertThat(new Payoff.Loss(RULE).returnCents(700)).isZero();
    }

    @Test
    void partOfACentIsABrokenInvariant() {
        Payoff banker = new Payoff.Win(new Odds(19, 20), RULE);

        assertThatThrownBy(() -> banker.returnCents(10))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("19/20 of 10 cents");
    }

    @Property
    void whatThePlayerGainsTheHousePays(@ForAll @IntRange(min = 1, max = 1_000_000) int twenties) {
        long stakeCents = twenties * 20L;
        Payoff banker = new Payoff.Win(Odds.toOne(1), 5, RULE);

        long paidByHouse = stakeCents - banker.commissionCents(stakeCents);

        assertThat(banker.returnCents(stakeCents)).isEqualTo(stakeCents + paidByHouse);
    }
}
