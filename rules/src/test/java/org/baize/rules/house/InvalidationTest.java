package org.baize.rules.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.law.Role.ASSISTANT_GAMING_MANAGER;
import static org.baize.rules.law.Role.CASINO_SUPERVISOR;
import static org.baize.rules.law.Role.DEALER;
import static org.baize.rules.law.Role.OPERATOR_AUTHORITY;
import static org.baize.rules.rulebook.Text.AMERICAN_ROULETTE;
import static org.baize.rules.rulebook.Text.MINI_BACCARAT;
import static org.baize.rules.rulebook.Text.MULTI_TERMINAL;
import static org.baize.rules.rulebook.Text.RAPID;
import static org.baize.rules.rulebook.Text.SIC_BO;

import java.util.Arrays;
import java.util.List;
import org.baize.rules.law.Role;
import org.baize.rules.rulebook.Text;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Cancelling an outcome by authority, and whose stake may then be kept. */
class InvalidationTest {

    private static final List<InvalidationGround> DISRUPTIONS = List.of(
            InvalidationGround.CIVIL_COMMOTION,
            InvalidationGround.FIRE,
            InvalidationGround.RIOT,
            InvalidationGround.BRAWL,
            InvalidationGround.ROBBERY);

    private static List<InvalidationGround> under(Text text, Role role, String rule) {
        return Arrays.stream(InvalidationGround.values())
                .filter(ground -> text.house().mayInvalidate(role, ground, true).equals(text.permitted(rule)))
                .toList();
    }

    private static List<InvalidationGround> disruptionsAnd(InvalidationGround last) {
        return List.of(
                DISRUPTIONS.get(0),
                DISRUPTIONS.get(1),
                DISRUPTIONS.get(2),
                DISRUPTIONS.get(3),
                DISRUPTIONS.get(4),
                last);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:7.2",
        "act-multi-terminal-2019:7.4",
        "act-mini-baccarat-2015:14.1",
        "act-mini-baccarat-2015:14.3",
        "act-american-roulette-2005:10.1",
        "act-american-roulette-2005:10.3"
    })
    void theOperatorCancelsForDisruptionFraudOrBecauseItCannotGoOn() {
        List<InvalidationGround> disruption = disruptionsAnd(InvalidationGround.SIMILAR_DISRUPTION);
        List<InvalidationGround> round = List.of(InvalidationGround.IMPRACTICAL, InvalidationGround.FRAUD);

        assertThat(under(MULTI_TERMINAL, OPERATOR_AUTHORITY, "7.2")).isEqualTo(disruption);
        assertThat(under(MULTI_TERMINAL, OPERATOR_AUTHORITY, "7.4")).isEqualTo(round);
        assertThat(under(MINI_BACCARAT, OPERATOR_AUTHORITY, "14.1")).isEqualTo(disruption);
        assertThat(under(MINI_BACCARAT, OPERATOR_AUTHORITY, "14.3")).isEqualTo(round);
        assertThat(under(AMERICAN_ROULETTE, OPERATOR_AUTHORITY, "10.1")).isEqualTo(disruption);
        assertThat(under(AMERICAN_ROULETTE, OPERATOR_AUTHORITY, "10.3")).isEqualTo(round);
    }

    @Test
    @Clause({
        "nsw-rapid-2016:12.4",
        "nsw-rapid-2016:12.4.1",
        "nsw-rapid-2016:12.4.2",
        "nsw-sic-bo-2016:8.8",
        "nsw-sic-bo-2016:8.8.1",
        "nsw-sic-bo-2016:8.8.2"
    })
    void inNewSouthWalesASupervisorCancelsForSixDisruptionsAndFraud() {
        List<InvalidationGround> six = disruptionsAnd(InvalidationGround.ACT_OF_GOD);

        assertThat(under(RAPID, CASINO_SUPERVISOR, "12.4.1")).isEqualTo(six);
        assertThat(under(RAPID, CASINO_SUPERVISOR, "12.4.2")).containsExactly(InvalidationGround.FRAUD);
        assertThat(under(SIC_BO, ASSISTANT_GAMING_MANAGER, "8.8.1")).isEqualTo(six);
        assertThat(under(SIC_BO, ASSISTANT_GAMING_MANAGER, "8.8.2")).containsExactly(InvalidationGround.FRAUD);
        assertThat(RAPID.house().mayInvalidate(DEALER, InvalidationGround.FIRE, true))
                .isEqualTo(RAPID.refused(AuthorityReason.NOT_ENTITLED, "12.4"));
        assertThat(RAPID.house().mayInvalidate(CASINO_SUPERVISOR, InvalidationGround.IMPRACTICAL, true))
                .isEqualTo(RAPID.refused(ConductReason.NOT_A_GROUND, "12.5"));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:7.2",
        "act-multi-terminal-2019:7.4",
        "act-mini-baccarat-2015:14.3",
        "act-american-roulette-2005:10.3",
        "nsw-sic-bo-2016:8.8.2"
    })
    void noReasonNoCancelling() {
        assertThat(MULTI_TERMINAL.house().mayInvalidate(OPERATOR_AUTHORITY, InvalidationGround.FIRE, false))
                .isEqualTo(MULTI_TERMINAL.refused(ConductReason.REASON_MISSING, "7.2"));
        assertThat(MULTI_TERMINAL.house().mayInvalidate(OPERATOR_AUTHORITY, InvalidationGround.FRAUD, false))
                .isEqualTo(MULTI_TERMINAL.refused(ConductReason.REASON_MISSING, "7.4"));
        assertThat(MINI_BACCARAT.house().mayInvalidate(OPERATOR_AUTHORITY, InvalidationGround.IMPRACTICAL, false))
                .isEqualTo(MINI_BACCARAT.refused(ConductReason.REASON_MISSING, "14.3"));
        assertThat(AMERICAN_ROULETTE.house().mayInvalidate(OPERATOR_AUTHORITY, InvalidationGround.FRAUD, false))
                .isEqualTo(AMERICAN_ROULETTE.refused(ConductReason.REASON_MISSING, "10.3"));
        assertThat(SIC_BO.house().mayInvalidate(ASSISTANT_GAMING_MANAGER, InvalidationGround.FRAUD, false))
                .isEqualTo(SIC_BO.refused(ConductReason.REASON_MISSING, "8.8.2"));
    }

    @Test
    @Clause({"nsw-rapid-2016:12.5", "nsw-sic-bo-2016:8.9.a", "nsw-sic-bo-2016:8.9.b"})
    void onlyAPersonNamedInAFraudCanForfeit() {
        assertThat(RAPID.house().mayForfeit(CASINO_SUPERVISOR, InvalidationGround.FRAUD, true))
                .isEqualTo(RAPID.permitted("12.5"));
        assertThat(RAPID.house().mayForfeit(CASINO_SUPERVISOR, InvalidationGround.FRAUD, false))
                .isEqualTo(RAPID.refused(ConductReason.NOT_NAMED_IN_FRAUD, "12.5"));
        assertThat(RAPID.house().mayForfeit(DEALER, InvalidationGround.FRAUD, true))
                .isEqualTo(RAPID.refused(AuthorityReason.NOT_ENTITLED, "12.5"));
        assertThat(SIC_BO.house().mayForfeit(ASSISTANT_GAMING_MANAGER, InvalidationGround.RIOT, true))
                .isEqualTo(SIC_BO.refused(ConductReason.ONLY_FOR_FRAUD, "8.9.b"));

        // Every case there is: a stake may be kept in exactly one of them.
        for (InvalidationGround ground : InvalidationGround.values()) {
            for (boolean named : new boolean[] {false, true}) {
                assertThat(SIC_BO.house()
                                .mayForfeit(ASSISTANT_GAMING_MANAGER, ground, named)
                                .permitted())
                        .isEqualTo(ground == InvalidationGround.FRAUD && named);
            }
        }
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:7.2",
        "act-multi-terminal-2019:7.4",
        "act-mini-baccarat-2015:14.1",
        "act-american-roulette-2005:10.1"
    })
    void inTheCapitalTerritoryNoStakeIsEverKept() {
        for (Text text : List.of(MULTI_TERMINAL, MINI_BACCARAT, AMERICAN_ROULETTE)) {
            for (InvalidationGround ground : InvalidationGround.values()) {
                assertThat(text.house()
                                .mayForfeit(OPERATOR_AUTHORITY, ground, true)
                                .permitted())
                        .isFalse();
            }
        }
        assertThat(MULTI_TERMINAL.house().mayForfeit(OPERATOR_AUTHORITY, InvalidationGround.FRAUD, true))
                .isEqualTo(MULTI_TERMINAL.refused(ConductReason.NEVER_FORFEITED, "6.10"));
    }
}
