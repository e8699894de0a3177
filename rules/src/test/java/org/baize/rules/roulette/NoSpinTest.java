package org.baize.rules.roulette;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.roulette.Spins.AMERICAN;
import static org.baize.rules.roulette.Spins.MULTI_TERMINAL;
import static org.baize.rules.roulette.Spins.RAPID;
import static org.baize.rules.roulette.Spins.assertPermitted;
import static org.baize.rules.roulette.Spins.assertRefused;

import java.util.List;
import org.baize.rules.law.Role;
import org.baize.rules.law.Ruled;
import org.baize.rules.roulette.NoSpinRules.FollowUp;
import org.baize.rules.roulette.NoSpinRules.Wagers;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which reasons call a spin off, who may call it, until when, and what becomes of the wagers. */
class NoSpinTest {

    private static final NoSpinRules TERMINALS =
            MULTI_TERMINAL.on(WheelOperation.LIVE).noSpin();
    private static final NoSpinRules RAPID_LIVE = RAPID.on(WheelOperation.LIVE).noSpin();
    private static final NoSpinRules RAPID_AUTOMATED =
            RAPID.on(WheelOperation.AUTOMATED).noSpin();

    @ParameterizedTest
    @CsvSource({
        "SAME_DIRECTION, 9.6(a)",
        "TOO_FEW_REVOLUTIONS, 9.6(b)",
        "FOREIGN_OBJECT, 9.6(c)",
        "NO_COMPARTMENT, 9.6(e)",
        "BALL_OUT_OF_WHEEL, 9.6(f)",
        "INTERFERENCE, 9.6(g)"
    })
    @Clause({
        "act-multi-terminal-2019:9.6(a)",
        "act-multi-terminal-2019:9.6(b)",
        "act-multi-terminal-2019:9.6(c)",
        "act-multi-terminal-2019:9.6(e)",
        "act-multi-terminal-2019:9.6(f)",
        "act-multi-terminal-2019:9.6(g)"
    })
    void multiTerminalVoidsTheSpinUntilTheResultIsConfirmed(NoSpinGround ground, String rule) {
        assertThat(wagers(TERMINALS, ground).value()).isEqualTo(Wagers.RETURNED);
        assertThat(wagers(TERMINALS, ground).rule().rule()).isEqualTo(rule);
        assertPermitted(TERMINALS.mayCall(ground, Role.DEALER, SpinPhase.BALL_SPINNING), rule);
        assertPermitted(TERMINALS.mayCall(ground, Role.DEALER, SpinPhase.BALL_AT_REST), rule);
        assertRefused(TERMINALS.mayCall(ground, Role.DEALER, SpinPhase.AWAITING_SPIN), SpinReason.NOTHING_SPUN, rule);
        assertRefused(
                TERMINALS.mayCall(ground, Role.DEALER, SpinPhase.RESULT_CONFIRMED),
                SpinReason.RESULT_ALREADY_CONFIRMED,
                rule);
        assertRefused(
                TERMINALS.mayCall(ground, Role.PLAYER_TERMINAL, SpinPhase.BALL_SPINNING),
                SpinReason.NOT_THE_CALLER,
                rule);
    }

    @ParameterizedTest
    @CsvSource({
        "SAME_DIRECTION, 9.1, true",
        "TOO_FEW_REVOLUTIONS, 9.2, true",
        "FOREIGN_OBJECT, 9.3, false",
        "NO_COMPARTMENT, 9.4, true",
        "BALL_OUT_OF_WHEEL, 9.5, false"
    })
    @Clause({
        "act-american-roulette-2005:9.1",
        "act-american-roulette-2005:9.2",
        "act-american-roulette-2005:9.3",
        "act-american-roulette-2005:9.4",
        "act-american-roulette-2005:9.5"
    })
    void americanVoidsTheSpinAndTwoReasonsEndWhenTheBallRests(NoSpinGround ground, String rule, boolean evenAtRest) {
        for (WheelOperation operation : List.of(WheelOperation.LIVE, WheelOperation.DEALER_CALLED)) {
            NoSpinRules rules = AMERICAN.on(operation).noSpin();

            assertThat(wagers(rules, ground).value()).isEqualTo(Wagers.RETURNED);
            assertThat(wagers(rules, ground).rule().rule()).isEqualTo(rule);
            assertPermitted(rules.mayCall(ground, Role.DEALER, SpinPhase.BALL_SPINNING), rule);
            if (evenAtRest) {
                assertPermitted(rules.mayCall(ground, Role.DEALER, SpinPhase.BALL_AT_REST), rule);
            } else {
                assertRefused(
                        rules.mayCall(ground, Role.DEALER, SpinPhase.BALL_AT_REST),
                        SpinReason.BALL_ALREADY_AT_REST,
                        rule);
            }
        }
    }

    @Test
    @Clause("act-american-roulette-2005:5.4")
    void americanInterferenceOffersTheOperatorAVoidAndASanction() {
        NoSpinRules.Ground interference = AMERICAN.on(WheelOperation.LIVE)
                .noSpin()
                .on(NoSpinGround.INTERFERENCE)
                .orElseThrow();

        assertThat(interference.rule().rule()).isEqualTo("5.4");
        assertThat(interference.wagers().value()).isEqualTo(Wagers.OPERATOR_MAY_VOID);
        assertThat(interference.wagers().rule().rule()).isEqualTo("10.3");
        assertThat(interference.followUp().map(Ruled::value)).contains(FollowUp.SANCTION);
    }

    @ParameterizedTest
    @CsvSource({
        "SAME_DIRECTION, 11.4.1, true",
        "WHEEL_NOT_ROTATING, 11.4.2, true",
        "TOO_FEW_REVOLUTIONS, 11.4.3, true",
        "FOREIGN_OBJECT, 11.4.4, false",
        "NO_COMPARTMENT, 11.4.5, true",
        "BALL_OUT_OF_WHEEL, 11.4.6, true",
        "INTERFERENCE, 11.4.7, true"
    })
    @Clause({
        "nsw-rapid-2016:11.4",
        "nsw-rapid-2016:11.4.1",
        "nsw-rapid-2016:11.4.2",
        "nsw-rapid-2016:11.4.3",
        "nsw-rapid-2016:11.4.4",
        "nsw-rapid-2016:11.4.5",
        "nsw-rapid-2016:11.4.6",
        "nsw-rapid-2016:11.4.7",
        "nsw-rapid-2016:11.4.9"
    })
    void rapidCallsForANewSpinWithTheSameWagers(NoSpinGround ground, String rule, boolean evenAtRest) {
        assertThat(wagers(RAPID_LIVE, ground).value()).isEqualTo(Wagers.STAND_FOR_THE_NEXT_SPIN);
        assertThat(wagers(RAPID_LIVE, ground).rule().rule()).isEqualTo("11.4.9");
        for (Role caller : List.of(Role.DEALER, Role.GAMES_SUPERVISOR, Role.CASINO_SUPERVISOR)) {
            assertPermitted(RAPID_LIVE.mayCall(ground, caller, SpinPhase.AWAITING_SPIN), rule);
            assertPermitted(RAPID_LIVE.mayCall(ground, caller, SpinPhase.BALL_SPINNING), rule);
            assertThat(RAPID_LIVE
                            .mayCall(ground, caller, SpinPhase.BALL_AT_REST)
                            .permitted())
                    .isEqualTo(evenAtRest);
            assertRefused(
                    RAPID_LIVE.mayCall(ground, caller, SpinPhase.RESULT_CONFIRMED),
                    SpinReason.RESULT_ALREADY_CONFIRMED,
                    rule);
        }
        assertRefused(
                RAPID_LIVE.mayCall(ground, Role.INSPECTOR, SpinPhase.BALL_SPINNING), SpinReason.NOT_THE_CALLER, rule);
    }

    @Test
    @Clause("nsw-rapid-2016:11.4")
    void nobodyCallsNoSpinOnAnAutomatedWheel() {
        for (NoSpinGround ground : NoSpinGround.values()) {
            assertRefused(
                    RAPID_AUTOMATED.mayCall(ground, Role.CASINO_SUPERVISOR, SpinPhase.BALL_SPINNING),
                    SpinReason.NO_SPIN_NOT_OFFERED,
                    "11.4");
        }
    }

    @Test
    @Clause({"nsw-rapid-2016:11.4.6", "nsw-rapid-2016:11.4.7"})
    void ballOutIsExaminedAndInterferenceMayBeRecorded() {
        assertThat(RAPID_LIVE
                        .on(NoSpinGround.BALL_OUT_OF_WHEEL)
                        .orElseThrow()
                        .followUp()
                        .map(Ruled::value))
                .contains(FollowUp.EXAMINE_BALL);
        assertThat(RAPID_LIVE
                        .on(NoSpinGround.INTERFERENCE)
                        .orElseThrow()
                        .followUp()
                        .map(Ruled::value))
                .contains(FollowUp.RECORD_INCIDENT);
    }

    @Test
    void reasonThatATextDoesNotKnowIsRefused() {
        assertRefused(
                TERMINALS.mayCall(NoSpinGround.WHEEL_NOT_ROTATING, Role.DEALER, SpinPhase.BALL_SPINNING),
                SpinReason.NOT_A_GROUND,
                "9.6(b)");
    }

    private static Ruled<Wagers> wagers(NoSpinRules rules, NoSpinGround ground) {
        return rules.on(ground).orElseThrow().wagers();
    }
}
