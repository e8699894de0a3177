package org.baize.rules.roulette;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.roulette.Spins.AMERICAN;
import static org.baize.rules.roulette.Spins.MULTI_TERMINAL;
import static org.baize.rules.roulette.Spins.RAPID;
import static org.baize.rules.roulette.Spins.assertPermitted;
import static org.baize.rules.roulette.Spins.assertRefused;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.baize.rules.house.Act;
import org.baize.rules.house.Authority;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;
import org.baize.rules.roulette.EarlyRest.Effect;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When the ball may be spun, when its number counts, and what an early rest does. */
class SpinProcedureTest {

    private static final SpinProcedure TERMINALS = MULTI_TERMINAL.on(WheelOperation.LIVE);
    private static final SpinProcedure AMERICAN_TERMINALS = AMERICAN.on(WheelOperation.LIVE);
    private static final SpinProcedure AMERICAN_CALLED = AMERICAN.on(WheelOperation.DEALER_CALLED);
    private static final SpinProcedure RAPID_LIVE = RAPID.on(WheelOperation.LIVE);
    private static final SpinProcedure RAPID_AUTOMATED = RAPID.on(WheelOperation.AUTOMATED);

    private static final long CLOSE = 40_000;

    @Test
    @Clause("act-multi-terminal-2019:9.3(a)")
    void multiTerminalBallIsSpunOnlyAfterThePeriodAndThenAtOnce() {
        SpinStart start = TERMINALS.start();

        assertRefused(mayStart(start, Role.DEALER, Betting.OPEN), SpinReason.BETTING_STILL_OPEN, "9.3(a)");
        assertRefused(mayStart(start, Role.DEALER, Betting.NOT_OPENED), SpinReason.BETTING_NOT_OPENED, "9.3(a)");
        assertPermitted(mayStart(start, Role.DEALER, Betting.CLOSED), "9.3(a)");
        assertThat(start.dueNow(Betting.CLOSED, SpinPhase.AWAITING_SPIN).map(RuleId::rule))
                .contains("9.3(a)");
    }

    @Test
    @Clause("nsw-rapid-2016:7.4.1")
    void rapidBallMayRunWhileBettingIsOpenButNotBefore() {
        SpinStart start = RAPID_LIVE.start();

        assertPermitted(mayStart(start, Role.DEALER, Betting.OPEN), "7.4.1");
        assertPermitted(mayStart(start, Role.DEALER, Betting.CLOSED), "7.4.1");
        assertRefused(mayStart(start, Role.DEALER, Betting.NOT_OPENED), SpinReason.BETTING_NOT_OPENED, "7.4.1");
    }

    @Test
    @Clause("nsw-rapid-2016:7.4.2")
    void rapidDealerIsTimedOnlyOnceBettingHasEndedWithoutASpin() {
        SpinStart start = RAPID_LIVE.start();

        assertThat(start.dueNow(Betting.CLOSED, SpinPhase.AWAITING_SPIN).map(RuleId::rule))
                .contains("7.4.2");
        assertThat(start.dueNow(Betting.OPEN, SpinPhase.AWAITING_SPIN)).isEmpty();
        assertThat(start.dueNow(Betting.CLOSED, SpinPhase.BALL_SPINNING)).isEmpty();
        assertThat(start.dueNow(Betting.CLOSED, SpinPhase.RESULT_CONFIRMED)).isEmpty();
    }

    @Test
    @Clause("nsw-rapid-2016:5.3.2")
    void automatedWheelSpinsByItselfAndNobodyElseDoes() {
        SpinStart start = RAPID_AUTOMATED.start();

        assertPermitted(mayStart(start, Role.DEVICE, Betting.OPEN), "5.3.2");
        assertRefused(mayStart(start, Role.DEALER, Betting.OPEN), SpinReason.NOT_THE_SPINNER, "5.3.2");
        assertRefused(mayStart(RAPID_LIVE.start(), Role.DEVICE, Betting.OPEN), SpinReason.NOT_THE_SPINNER, "5.3.1");
        assertThat(start.dueNow(Betting.CLOSED, SpinPhase.AWAITING_SPIN)).isEmpty();
    }

    @Test
    @Clause("nsw-rapid-2016:11.4.6")
    void afterBallOutNoSpinBeforeACasinoSupervisorHasSeenTheBall() {
        NoSpinRules.Ground ballOut =
                RAPID_LIVE.noSpin().on(NoSpinGround.BALL_OUT_OF_WHEEL).orElseThrow();
        Authority authority = Rulebooks.byId("nsw-rapid-2016").house().conduct().authority();

        assertThat(ballOut.followUp().map(Ruled::value)).contains(NoSpinRules.FollowUp.EXAMINE_BALL);
        assertRefused(
                RAPID_LIVE.start().mayStart(Role.DEALER, Betting.CLOSED, Optional.of(ballOut.rule())),
                SpinReason.BALL_NOT_EXAMINED,
                "11.4.6");
        assertRefused(authority.mayDo(Act.EXAMINE_BALL, Role.DEALER), AuthorityReason.NOT_ENTITLED, "11.4.6");
        assertPermitted(authority.mayDo(Act.EXAMINE_BALL, Role.CASINO_SUPERVISOR), "11.4.6");
        assertPermitted(mayStart(RAPID_LIVE.start(), Role.DEALER, Betting.CLOSED), "7.4.1");
    }

    @Test
    @Clause({
        "act-american-roulette-2005:5.1",
        "act-american-roulette-2005:9.1",
        "act-multi-terminal-2019:9.6(a)",
        "nsw-rapid-2016:5.3.1",
        "nsw-rapid-2016:5.3.2"
    })
    void ballThatWentWithTheWheelHasNoNumber() {
        assertRefused(take(AMERICAN_TERMINALS, withTheWheel()), SpinReason.SAME_DIRECTION, "5.1");
        assertRefused(take(AMERICAN_CALLED, withTheWheel()), SpinReason.SAME_DIRECTION, "5.1");
        assertRefused(take(TERMINALS, withTheWheel()), SpinReason.SAME_DIRECTION, "9.6(a)");
        assertRefused(take(RAPID_LIVE, withTheWheel()), SpinReason.SAME_DIRECTION, "5.3.1");
        assertRefused(take(RAPID_AUTOMATED, withTheWheel()), SpinReason.SAME_DIRECTION, "5.3.2");
    }

    @ParameterizedTest
    @CsvSource({
        "act-american-roulette-2005, LIVE, 3, 5.2",
        "act-american-roulette-2005, DEALER_CALLED, 3, 5.2",
        "act-multi-terminal-2019, LIVE, 3, 9.6(b)",
        "nsw-rapid-2016, LIVE, 4, 5.3.1"
    })
    @Clause({"act-american-roulette-2005:5.2", "act-multi-terminal-2019:9.6(b)", "nsw-rapid-2016:5.3.1"})
    void fewestRevolutions(String rulebook, WheelOperation operation, int fewest, String rule) {
        SpinProcedure procedure = Spins.of(rulebook).on(operation);

        assertRefused(take(procedure, turned(fewest - 1)), SpinReason.TOO_FEW_REVOLUTIONS, rule);
        assertThat(take(procedure, turned(fewest)).permitted()).isTrue();
        assertThat(take(procedure, offered(BallDirection.NOT_SENSED, OptionalInt.empty()))
                        .permitted())
                .as("without a sensor the dealer counts")
                .isTrue();
    }

    @Test
    @Clause("nsw-rapid-2016:5.3.2")
    void nobodyCountsTheRevolutionsOfAnAutomatedWheel() {
        assertPermitted(take(RAPID_AUTOMATED, turned(1)), "5.3.2.2");
    }

    @Test
    @Clause({
        "nsw-rapid-2016:11.4.8",
        "act-american-roulette-2005:9.2",
        "act-multi-terminal-2019:9.6(b)",
        "act-multi-terminal-2019:9.6(a)"
    })
    void afterNoSpinTheNumberIsRefusedEvenIfTheBallFoundAPocket() {
        ValidSpin.Offered calledOff = new ValidSpin.Offered(
                Pocket.of(17), SpinPhase.BALL_AT_REST, true, BallDirection.AGAINST_THE_WHEEL, OptionalInt.of(9));

        assertRefused(take(RAPID_LIVE, calledOff), SpinReason.SPIN_CALLED_OFF, "11.4.8");
        assertRefused(take(AMERICAN_TERMINALS, calledOff), SpinReason.SPIN_CALLED_OFF, "9.2");
        assertRefused(take(TERMINALS, calledOff), SpinReason.SPIN_CALLED_OFF, "9.6(b)");
    }

    @Test
    @Clause("act-multi-terminal-2019:9.1/Individual spin")
    void aBallThatRunsOrHasRunIsNotSpunAgain() {
        assertPermitted(TERMINALS.valid().maySpin(SpinPhase.AWAITING_SPIN), "9.1/Individual spin");
        for (SpinPhase later : List.of(SpinPhase.BALL_SPINNING, SpinPhase.BALL_AT_REST, SpinPhase.RESULT_CONFIRMED)) {
            assertRefused(TERMINALS.valid().maySpin(later), SpinReason.ALREADY_SPUN, "9.1/Individual spin");
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:9.1/Individual spin", "nsw-rapid-2016:5.3.1.2", "nsw-rapid-2016:5.3.2.2"})
    void oneSpinHasOneNumber() {
        ValidSpin.Offered second = new ValidSpin.Offered(
                Pocket.of(20), SpinPhase.RESULT_CONFIRMED, false, BallDirection.NOT_SENSED, OptionalInt.empty());

        assertRefused(take(TERMINALS, second), SpinReason.NUMBER_ALREADY_CONFIRMED, "9.1/Individual spin");
        assertRefused(take(RAPID_LIVE, second), SpinReason.NUMBER_ALREADY_CONFIRMED, "5.3.1.2");
        assertRefused(take(RAPID_AUTOMATED, second), SpinReason.NUMBER_ALREADY_CONFIRMED, "5.3.2.2");
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:9.2(b)(i)",
        "nsw-rapid-2016:2.4.3.1",
        "nsw-rapid-2016:1.1/automated Roulette wheel",
        "nsw-rapid-2016:7.5.2"
    })
    void numberThatTheWheelLacksIsRefused() {
        ValidSpin.Offered doubleZero = new ValidSpin.Offered(
                Pocket.DOUBLE_ZERO, SpinPhase.BALL_AT_REST, false, BallDirection.NOT_SENSED, OptionalInt.empty());

        assertRefused(take(TERMINALS, doubleZero), SpinReason.NOT_ON_THE_WHEEL, "9.2(b)(i)");
        assertRefused(take(RAPID_LIVE, doubleZero), SpinReason.NOT_ON_THE_WHEEL, "2.4.3.1");
        assertRefused(take(RAPID_AUTOMATED, doubleZero), SpinReason.NOT_ON_THE_WHEEL, "1.1/automated Roulette wheel");
        assertThat(AMERICAN_TERMINALS
                        .valid()
                        .mayTake(Wheel.DOUBLE_ZERO, doubleZero)
                        .permitted())
                .isTrue();
    }

    @Test
    void checksAreMadeInTheOrderOfTheReasons() {
        ValidSpin.Offered everythingWrong = new ValidSpin.Offered(
                Pocket.DOUBLE_ZERO, SpinPhase.RESULT_CONFIRMED, true, BallDirection.WITH_THE_WHEEL, OptionalInt.of(0));
        ValidSpin.Offered notCalledOff = new ValidSpin.Offered(
                Pocket.DOUBLE_ZERO, SpinPhase.RESULT_CONFIRMED, false, BallDirection.WITH_THE_WHEEL, OptionalInt.of(0));
        ValidSpin.Offered notConfirmed = new ValidSpin.Offered(
                Pocket.DOUBLE_ZERO, SpinPhase.BALL_AT_REST, false, BallDirection.WITH_THE_WHEEL, OptionalInt.of(0));
        ValidSpin.Offered onTheWheel = new ValidSpin.Offered(
                Pocket.ZERO, SpinPhase.BALL_AT_REST, false, BallDirection.WITH_THE_WHEEL, OptionalInt.of(0));

        assertThat(List.of(everythingWrong, notCalledOff, notConfirmed, onTheWheel, turned(0)))
                .extracting(offered -> ((Verdict.Refused) take(RAPID_LIVE, offered)).reason())
                .containsExactly(
                        SpinReason.SPIN_CALLED_OFF,
                        SpinReason.NUMBER_ALREADY_CONFIRMED,
                        SpinReason.NOT_ON_THE_WHEEL,
                        SpinReason.SAME_DIRECTION,
                        SpinReason.TOO_FEW_REVOLUTIONS);
    }

    @Test
    @Clause({"act-american-roulette-2005:15.1", "act-american-roulette-2005:5.3(b)"})
    void americanTerminalsVoidASpinWhoseBallRestsBeforeOrAtTheClose() {
        assertRest(AMERICAN_TERMINALS, CLOSE - 1, Effect.VOID_AND_RETURN, "15.1");
        assertRest(AMERICAN_TERMINALS, CLOSE, Effect.VOID_AND_RETURN, "15.1");
        assertRest(AMERICAN_TERMINALS, CLOSE + 1, Effect.TAKE_NUMBER, "5.3(b)");
        assertRestWhileOpen(AMERICAN_TERMINALS, Effect.VOID_AND_RETURN, "15.1");
    }

    @Test
    @Clause("act-american-roulette-2005:5.3(a)")
    void dealerCalledTableTakesNoNumberWithoutAnEarlierCallAndOffersAVoid() {
        assertRestWhileOpen(AMERICAN_CALLED, Effect.REFUSE_NUMBER, "5.3(a)");
        assertRest(AMERICAN_CALLED, CLOSE, Effect.REFUSE_NUMBER, "5.3(a)");
        assertRest(AMERICAN_CALLED, CLOSE + 1, Effect.TAKE_NUMBER, "5.3(a)");
        assertThat(AMERICAN_CALLED.earlyRest().offered().map(RuleId::rule)).contains("10.3");
    }

    @Test
    @Clause({"act-multi-terminal-2019:9.3(a)", "act-multi-terminal-2019:9.3(c)"})
    void multiTerminalTakesNoNumberWhileThePeriodIsOpen() {
        assertRestWhileOpen(TERMINALS, Effect.REFUSE_NUMBER, "9.3(a)");
        assertRest(TERMINALS, CLOSE - 1, Effect.REFUSE_NUMBER, "9.3(a)");
        assertRest(TERMINALS, CLOSE, Effect.TAKE_NUMBER, "9.3(c)");
    }

    @Test
    @Clause({"nsw-rapid-2016:7.3", "nsw-rapid-2016:5.3.1.1"})
    void earlyRestOnTheRapidLiveWheelClosesBettingAndTheWagersStand() {
        assertRestWhileOpen(RAPID_LIVE, Effect.CLOSE_AND_TAKE_NUMBER, "7.3");
        assertRest(RAPID_LIVE, CLOSE - 1, Effect.CLOSE_AND_TAKE_NUMBER, "7.3");
        assertRest(RAPID_LIVE, CLOSE, Effect.TAKE_NUMBER, "5.3.1.1");
    }

    @Test
    @Clause({"nsw-rapid-2016:11.5.1.3", "nsw-rapid-2016:7.3", "nsw-rapid-2016:5.3.2.1"})
    void earlyRestOnTheAutomatedWheelClosesBettingAndWaitsForASupervisor() {
        assertRestWhileOpen(RAPID_AUTOMATED, Effect.CLOSE_AND_HOLD, "11.5.1.3");
        assertRest(RAPID_AUTOMATED, CLOSE - 1, Effect.CLOSE_AND_HOLD, "11.5.1.3");
        assertRest(RAPID_AUTOMATED, CLOSE, Effect.TAKE_NUMBER, "5.3.2.1");
    }

    private static Verdict mayStart(SpinStart start, Role who, Betting betting) {
        return start.mayStart(who, betting, Optional.empty());
    }

    private static Verdict take(SpinProcedure procedure, ValidSpin.Offered offered) {
        return procedure.valid().mayTake(Wheel.SINGLE_ZERO, offered);
    }

    private static ValidSpin.Offered withTheWheel() {
        return offered(BallDirection.WITH_THE_WHEEL, OptionalInt.of(9));
    }

    private static ValidSpin.Offered turned(int revolutions) {
        return offered(BallDirection.AGAINST_THE_WHEEL, OptionalInt.of(revolutions));
    }

    private static ValidSpin.Offered offered(BallDirection direction, OptionalInt revolutions) {
        return new ValidSpin.Offered(Pocket.of(17), SpinPhase.BALL_AT_REST, false, direction, revolutions);
    }

    private static void assertRest(SpinProcedure procedure, long restMillis, Effect effect, String rule) {
        assertEffect(procedure.earlyRest().ballRests(restMillis, OptionalLong.of(CLOSE)), effect, rule);
    }

    private static void assertRestWhileOpen(SpinProcedure procedure, Effect effect, String rule) {
        assertEffect(procedure.earlyRest().ballRests(CLOSE, OptionalLong.empty()), effect, rule);
    }

    private static void assertEffect(Ruled<Effect> actual, Effect effect, String rule) {
        assertThat(actual.value()).isEqualTo(effect);
        assertThat(actual.rule().rule()).isEqualTo(rule);
    }
}
