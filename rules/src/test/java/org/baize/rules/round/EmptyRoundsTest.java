package org.baize.rules.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.round.RoundReason.DEALER_NEEDED;
import static org.baize.rules.round.RoundReason.NOBODY_WAGERED;
import static org.baize.rules.round.RoundReason.NO_MORE_BETS;
import static org.baize.rules.round.RoundReason.ROUND_UNRESOLVED;
import static org.baize.rules.round.RoundReason.SUPERVISOR_NEEDED;
import static org.baize.rules.round.RoundReason.WAGERS_PLACED;
import static org.baize.rules.round.Texts.MINI_BACCARAT;
import static org.baize.rules.round.Texts.MULTI_TERMINAL;
import static org.baize.rules.round.Texts.RAPID;

import org.baize.rules.law.Role;
import org.baize.rules.round.ExtraRounds.Kind;
import org.baize.rules.round.ExtraRounds.Point;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Rounds that nobody has wagered on. */
class EmptyRoundsTest {

    private static final ExtraRounds EXTRA =
            MULTI_TERMINAL.rounds().extraRounds().orElseThrow();

    @Test
    @Clause({"act-multi-terminal-2019:5.5", "act-multi-terminal-2019:5.5(a)", "act-multi-terminal-2019:5.5(b)"})
    void aSupervisorOrdersExtraRoundsAtAnyPointOfAShoe() {
        assertThat(EXTRA.mayStart(Role.CASINO_SUPERVISOR, Point.NEW_SHOE, RoundPhase.IDLE))
                .isEqualTo(MULTI_TERMINAL.permits("5.5(a)"));
        assertThat(EXTRA.mayStart(Role.CASINO_SUPERVISOR, Point.DURING_SHOE, RoundPhase.SETTLED))
                .isEqualTo(MULTI_TERMINAL.permits("5.5(b)"));
        assertThat(EXTRA.mayStart(Role.CASINO_SUPERVISOR, Point.NO_SHOE, RoundPhase.SETTLED))
                .isEqualTo(MULTI_TERMINAL.permits("5.5"));

        for (Point point : Point.values()) {
            assertThat(EXTRA.mayStart(Role.DEALER, point, RoundPhase.IDLE))
                    .isEqualTo(MULTI_TERMINAL.refuses(SUPERVISOR_NEEDED, "5.5"));
        }
    }

    @Test
    @Clause("act-multi-terminal-2019:5.5(b)")
    void extraRoundsDoNotInterruptACoup() {
        for (RoundPhase phase : RoundPhase.values()) {
            if (phase.running()) {
                assertThat(EXTRA.mayStart(Role.CASINO_SUPERVISOR, Point.DURING_SHOE, phase))
                        .isEqualTo(MULTI_TERMINAL.refuses(ROUND_UNRESOLVED, "5.5(b)"));
            }
        }
    }

    @Test
    @Clause("act-multi-terminal-2019:5.5(c)")
    void theFirstWagerMakesTheRoundANormalOne() {
        assertThat(EXTRA.kindOf(0).value()).isEqualTo(Kind.EXTRA);
        assertThat(EXTRA.kindOf(1).value()).isEqualTo(Kind.NORMAL);
        assertThat(EXTRA.kindOf(1).rule()).isEqualTo(MULTI_TERMINAL.rule("5.5(c)"));
    }

    @Test
    @Clause("act-multi-terminal-2019:8.8(j)")
    void afterAnEmptyPeriodTheDealerDealsOrOpensAgain() {
        ApparatusRules shoe = MULTI_TERMINAL.rounds().on(Apparatus.SHOE);

        assertThat(shoe.mayDeal(0)).isEqualTo(MULTI_TERMINAL.permits("8.8(j)"));
        assertThat(shoe.mayReopen(Role.DEALER, 0)).isEqualTo(MULTI_TERMINAL.permits("8.8(j)"));
        assertThat(shoe.mayReopen(Role.DEALER, 1)).isEqualTo(MULTI_TERMINAL.refuses(WAGERS_PLACED, "8.8(j)"));
        assertThat(shoe.mayReopen(Role.PLAYER_TERMINAL, 0)).isEqualTo(MULTI_TERMINAL.refuses(DEALER_NEEDED, "8.8(j)"));
    }

    @Test
    void whereCoupsWithoutWagersNeedConsentTheWindowIsHeld() {
        ApparatusRules shoe = MINI_BACCARAT.rounds().on(Apparatus.SHOE);

        assertThat(shoe.mayDeal(0)).isEqualTo(MINI_BACCARAT.refuses(NOBODY_WAGERED, "4.7(b)"));
        assertThat(shoe.mayDeal(1).permitted()).isTrue();
        assertThat(shoe.mayReopen(Role.DEALER, 0).permitted()).isTrue();
    }

    @Test
    @Clause("nsw-rapid-2016:4.2.6")
    void whereNothingElseIsSaidAClosedPeriodStaysClosed() {
        for (ApparatusRules rules : RAPID.rounds().apparatus()) {
            assertThat(rules.mayDeal(0).permitted()).isTrue();
            assertThat(rules.mayReopen(Role.DEALER, 0))
                    .isEqualTo(RAPID.refuses(
                            NO_MORE_BETS, rules.emptyPeriod().rule().rule()));
        }
    }
}
