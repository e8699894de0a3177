package org.baize.rules.roulette;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.roulette.Spins.AMERICAN;
import static org.baize.rules.roulette.Spins.MULTI_TERMINAL;
import static org.baize.rules.roulette.Spins.RAPID;
import static org.baize.rules.roulette.Spins.assertPermitted;
import static org.baize.rules.roulette.Spins.assertRefused;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.ResultRules;
import org.baize.rules.round.ResultSource;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wheels, balls and layouts that the texts admit, and who has the last word on a number. */
class WheelRulesTest {

    private static final int LARGE = 800;

    @Test
    @Clause({"act-american-roulette-2005:2.1/2", "nsw-rapid-2016:2.4.3.2"})
    void wheelWithItsNumbersInAnotherOrderIsRefused() {
        List<Pocket> swapped = new ArrayList<>(Wheel.SINGLE_ZERO.clockwise());
        Collections.swap(swapped, 3, 4);

        assertPermitted(AMERICAN.wheels().mayUse(Wheel.SINGLE_ZERO.clockwise(), LARGE), "2.1/2");
        assertPermitted(AMERICAN.wheels().mayUse(Wheel.DOUBLE_ZERO.clockwise(), LARGE), "2.1/2");
        assertRefused(AMERICAN.wheels().mayUse(swapped, LARGE), WheelReason.WRONG_ORDER, "2.1/2");
        assertRefused(RAPID.wheels().mayUse(swapped, LARGE), WheelReason.WRONG_ORDER, "2.4.3.2");
    }

    @Test
    @Clause({"act-multi-terminal-2019:9.2(b)(i)", "act-multi-terminal-2019:9.1/Multi Terminal Roulette"})
    void onlyTheAmericanTextHasADoubleZeroWheel() {
        List<Pocket> doubleZero = Wheel.DOUBLE_ZERO.clockwise();

        assertRefused(MULTI_TERMINAL.wheels().mayUse(doubleZero, LARGE), WheelReason.WRONG_ORDER, "9.2(b)(i)");
        assertRefused(RAPID.wheels().mayUse(doubleZero, LARGE), WheelReason.WRONG_ORDER, "2.4.3.2");
    }

    @Test
    @Clause("act-american-roulette-2005:2.1/2")
    void wheelTypeChangesOnlyWhileTheTableIsClosed() {
        assertRefused(AMERICAN.wheels().mayChangeType(true), WheelReason.TABLE_OPEN, "2.1/2");
        assertPermitted(AMERICAN.wheels().mayChangeType(false), "2.1/2");
    }

    @Test
    @Clause("nsw-rapid-2016:2.4.2")
    void rapidWheelMeasuresThreeQuartersOfAMetre() {
        List<Pocket> order = Wheel.SINGLE_ZERO.clockwise();

        assertRefused(RAPID.wheels().mayUse(order, 749), WheelReason.WHEEL_TOO_SMALL, "2.4.2");
        assertThat(RAPID.wheels().mayUse(order, 750).permitted()).isTrue();
        assertThat(MULTI_TERMINAL.wheels().mayUse(order, 749).permitted()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "16999, false, BALL_SIZE",
        "23001, false, BALL_SIZE",
        "20000, true, METAL_BALL",
        "30000, true, METAL_BALL"
    })
    @Clause("nsw-rapid-2016:2.4.4")
    void rapidBallOfAnotherSizeOrWithMetalIsRefused(int micrometres, boolean metallic, WheelReason reason) {
        assertRefused(ball(micrometres, metallic), reason, "2.4.4");
    }

    @Test
    @Clause("nsw-rapid-2016:2.4.4")
    void rapidBallFromSeventeenToTwentyThreeMillimetresIsAllowed() {
        assertPermitted(ball(17_000, false), "2.4.4");
        assertPermitted(ball(23_000, false), "2.4.4");
        assertThat(MULTI_TERMINAL.wheels().mayUseBall(20_000, false)).isEmpty();
    }

    @Test
    @Clause({"act-american-roulette-2005:A/Wheel", "nsw-rapid-2016:2.4.1"})
    void anotherWheelHasNoSayInARound() {
        assertRefused(AMERICAN.wheels().mayReport(false), WheelReason.ANOTHER_WHEEL, "A/Wheel");
        assertPermitted(AMERICAN.wheels().mayReport(true), "A/Wheel");
        assertRefused(RAPID.wheels().mayReport(false), WheelReason.ANOTHER_WHEEL, "2.4.1");
        assertPermitted(RAPID.wheels().mayReport(true), "2.4.1");
    }

    @Test
    @Clause("nsw-rapid-2016:5.3")
    void playersChooseTheWheelOnlyWhereThereAreTwo() {
        List<WheelOperation> both = List.of(WheelOperation.LIVE, WheelOperation.AUTOMATED);

        assertThat(RAPID.choices(both)).isEqualTo(both);
        assertThat(RAPID.choices(List.of(WheelOperation.AUTOMATED))).isEmpty();
        assertThat(AMERICAN.choices(List.of(WheelOperation.LIVE, WheelOperation.DEALER_CALLED)))
                .isEmpty();
        assertThat(RAPID.procedures().stream().map(SpinProcedure::operation)).containsExactlyElementsOf(both);
    }

    @ParameterizedTest
    @CsvSource({"SINGLE_ZERO, 17, 12", "SINGLE_ZERO, 0, 7", "DOUBLE_ZERO, 0, 7", "DOUBLE_ZERO, 2, 14"})
    @Clause("act-american-roulette-2005:4.9/1")
    void maximumOnANumberIsEveryInsideBetThatHoldsIt(Wheel wheel, String number, int bets) {
        Pocket pocket = Pocket.parse(number);

        assertThat(RouletteLayout.of(wheel).insideBetsOn(pocket))
                .hasSize(bets)
                .allMatch(bet -> bet.kind().inside() && bet.covers(pocket));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:9.3(c)",
        "nsw-rapid-2016:5.3.1.2",
        "nsw-rapid-2016:7.5.2",
        "nsw-rapid-2016:7.5.3",
        "nsw-rapid-2016:1.1/live Roulette wheel"
    })
    void dealerHasTheLastWordOnALiveWheel() {
        for (String rulebook : List.of("act-multi-terminal-2019", "nsw-rapid-2016")) {
            ResultRules result = result(rulebook, Apparatus.LIVE_WHEEL);
            for (ResultSource source : List.of(ResultSource.KEYED, ResultSource.SENSED)) {
                ResultRules.Candidate seventeen = ResultRules.Candidate.alone(source);
                Verdict alone = result.maySettle(RoundPhase.RESULT, seventeen, Role.DEVICE);

                assertThat(alone).isEqualTo(Verdict.refuse(RoundReason.NOT_CONFIRMED, alone.rule()));
                assertThat(result.maySettle(RoundPhase.RESULT, seventeen, Role.DEALER)
                                .permitted())
                        .isTrue();
            }
        }
    }

    @Test
    @Clause("nsw-rapid-2016:7.5.3")
    void dealerWhoDisagreesWithTheSensorCannotSettle() {
        ResultRules result = result("nsw-rapid-2016", Apparatus.LIVE_WHEEL);
        ResultRules.Candidate disputed =
                ResultRules.Candidate.of(ResultSource.KEYED, "20", List.of("17"), String::equals);

        assertRefused(
                result.maySettle(RoundPhase.RESULT, disputed, Role.DEALER),
                RoundReason.CONTRADICTION_NEEDS_SUPERVISOR,
                "11.4.10");
        assertPermitted(result.maySettle(RoundPhase.RESULT, disputed, Role.CASINO_SUPERVISOR), "11.4.10");
    }

    @Test
    @Clause({"nsw-rapid-2016:5.3.2.2", "nsw-rapid-2016:7.6", "nsw-rapid-2016:1.1/automated Roulette wheel"})
    void automatedWheelSettlesByItsSensorAlone() {
        ResultRules result = result("nsw-rapid-2016", Apparatus.AUTOMATED_WHEEL);
        ResultRules.Candidate sensed = ResultRules.Candidate.alone(ResultSource.SENSED);

        assertPermitted(result.maySettle(RoundPhase.RESULT, sensed, Role.DEVICE), "5.3.2.2");
        assertThat(result.mayTake(ResultSource.KEYED, RoundPhase.CLOSED, Role.DEALER)
                        .permitted())
                .isFalse();
    }

    private static Verdict ball(int micrometres, boolean metallic) {
        return RAPID.wheels().mayUseBall(micrometres, metallic).orElseThrow();
    }

    private static ResultRules result(String rulebook, Apparatus apparatus) {
        return Rulebooks.byId(rulebook).dealing().rounds().on(apparatus).result();
    }
}
