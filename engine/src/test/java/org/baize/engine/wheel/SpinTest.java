package org.baize.engine.wheel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.wheel.WheelTable.CHIPS_CENTS;
import static org.baize.engine.wheel.WheelTable.WHEEL;
import static org.baize.engine.wheel.WheelTable.sensing;
import static org.baize.engine.wheel.WheelTable.the;

import java.util.List;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.WheelEvent;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.law.RuleId;
import org.baize.rules.roulette.BallDirection;
import org.baize.rules.roulette.NoSpinGround;
import org.baize.rules.roulette.NoSpinRules;
import org.baize.rules.roulette.SpinReason;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Who spins the ball, when, and what happens when the spin does not count. */
class SpinTest {

    private static final WheelCommand SPIN = new WheelCommand.SpinBall(TABLE);

    @Test
    @Clause("act-multi-terminal-2019:9.3(a)")
    void multiTerminalBallIsSpunAfterThePeriodAndThenAskedFor() {
        WheelTable table = WheelTable.live(MULTI).openWithTenOn17();

        table.refuses(DEALER, SPIN, SpinReason.BETTING_STILL_OPEN, "9.3(a)");
        table.refuses(WHEEL, sensing("17"), RoundReason.STILL_OPEN, "9.3(a)");
        assertThat(Spins.due(table.floor().table(TABLE))).isEmpty();

        table.untilClosed();
        assertThat(Spins.due(table.floor().table(TABLE)).map(RuleId::rule)).contains("9.3(a)");
        table.floor().accept(DEALER, SPIN);
        assertThat(table.phase()).isEqualTo(RoundPhase.DEALING);
        assertThat(Spins.due(table.floor().table(TABLE))).isEmpty();
        table.refuses(DEALER, SPIN, SpinReason.ALREADY_SPUN, "9.1/Individual spin");
    }

    @Test
    @Clause({"nsw-rapid-2016:7.4.1", "nsw-rapid-2016:5.3.1.1"})
    void rapidBallMayRunWhileBettingIsOpenAndBettingEndsByTheClock() {
        WheelTable table = WheelTable.live(RAPID);
        table.refuses(DEALER, SPIN, SpinReason.BETTING_NOT_OPENED, "7.4.1");

        table.openWithTenOn17().floor().accept(DEALER, SPIN);
        assertThat(table.phase()).isEqualTo(RoundPhase.BETTING);
        table.floor().place(2, "red", 5_00);

        table.untilClosed();
        table.sense("17");
        table.confirm();
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS + 350_00);
    }

    @Test
    @Clause("nsw-rapid-2016:7.4.2")
    void rapidDealerIsToldToSpinUntilASpinOrResult() {
        WheelTable table = WheelTable.live(RAPID).openWithTenOn17();
        assertThat(Spins.due(table.floor().table(TABLE))).isEmpty();

        table.untilClosed();
        assertThat(Spins.due(table.floor().table(TABLE)).map(RuleId::rule)).contains("7.4.2");
        table.key("3");
        assertThat(Spins.due(table.floor().table(TABLE))).isEmpty();
    }

    @Test
    @Clause("nsw-rapid-2016:5.3.2")
    void automatedWheelSpinsByItself() {
        WheelTable table = WheelTable.automated().openWithTenOn17();

        table.refuses(DEALER, SPIN, SpinReason.NOT_THE_SPINNER, "5.3.2");
        table.refuses(WHEEL, sensing("17"), SpinReason.NOTHING_SPUN, "5.3.2");
        table.floor().accept(WHEEL, SPIN);
        assertThat(table.phase()).isEqualTo(RoundPhase.BETTING);
    }

    @ParameterizedTest
    @CsvSource({MULTI + ",2,9.6(b)", AMERICAN + ",2,5.2", RAPID + ",3,5.3.1"})
    @Clause({"act-multi-terminal-2019:9.6(b)", "act-american-roulette-2005:5.2"})
    void tooFewRevolutionsGiveNoNumber(String text, int tooFew, String rule) {
        WheelTable table = WheelTable.live(text).spun();

        table.track(BallDirection.AGAINST_THE_WHEEL, tooFew);
        table.refuses(WHEEL, sensing("17"), SpinReason.TOO_FEW_REVOLUTIONS, rule);
        table.refuses(DEALER, new WheelCommand.KeyNumber(TABLE, "17"), SpinReason.TOO_FEW_REVOLUTIONS, rule);
        table.floor().restart();
        table.track(BallDirection.AGAINST_THE_WHEEL, tooFew + 1);
        table.sense("17");
        assertThat(table.phase()).isEqualTo(RoundPhase.RESULT);
    }

    @ParameterizedTest
    @CsvSource({MULTI + ",9.6(a)", AMERICAN + ",5.1", RAPID + ",5.3.1"})
    @Clause("act-american-roulette-2005:5.1")
    void aBallThatRunsWithTheWheelGivesNoNumber(String text, String rule) {
        WheelTable table = WheelTable.live(text).spun();

        table.track(BallDirection.WITH_THE_WHEEL, 9);
        table.refuses(WHEEL, sensing("17"), SpinReason.SAME_DIRECTION, rule);
    }

    @ParameterizedTest
    @CsvSource({
        "WITH_THE_WHEEL,9,SAME_DIRECTION,SAME_DIRECTION",
        "AGAINST_THE_WHEEL,3,TOO_FEW_REVOLUTIONS,TOO_FEW_REVOLUTIONS"
    })
    @Clause("nsw-rapid-2016:5.3.1")
    void rapidSpinRunsFourTimesAgainstTheWheelOrIsCalledOff(
            BallDirection way, int revolutions, SpinReason reason, NoSpinGround ground) {
        WheelTable table = WheelTable.live(RAPID).spun();
        table.track(way, revolutions);
        table.refuses(WHEEL, sensing("17"), reason, "5.3.1");
        table.refuses(DEALER, new WheelCommand.KeyNumber(TABLE, "17"), reason, "5.3.1");

        table.noSpin(ground);
        assertThat(table.phase()).isNotEqualTo(RoundPhase.RESULT);

        WheelTable valid = WheelTable.live(RAPID).spun();
        valid.track(BallDirection.AGAINST_THE_WHEEL, 4);
        valid.sense("17");
        assertThat(valid.phase()).isEqualTo(RoundPhase.RESULT);
    }

    @ParameterizedTest
    @CsvSource({
        MULTI + ",SAME_DIRECTION,9.6(a)",
        MULTI + ",TOO_FEW_REVOLUTIONS,9.6(b)",
        MULTI + ",FOREIGN_OBJECT,9.6(c)",
        MULTI + ",NO_COMPARTMENT,9.6(e)",
        MULTI + ",BALL_OUT_OF_WHEEL,9.6(f)",
        MULTI + ",INTERFERENCE,9.6(g)",
        AMERICAN + ",SAME_DIRECTION,9.1",
        AMERICAN + ",TOO_FEW_REVOLUTIONS,9.2",
        AMERICAN + ",FOREIGN_OBJECT,9.3",
        AMERICAN + ",NO_COMPARTMENT,9.4",
        AMERICAN + ",BALL_OUT_OF_WHEEL,9.5",
    })
    @Clause({
        "act-multi-terminal-2019:9.6(a)",
        "act-multi-terminal-2019:9.6(b)",
        "act-multi-terminal-2019:9.6(c)",
        "act-multi-terminal-2019:9.6(e)",
        "act-multi-terminal-2019:9.6(f)",
        "act-multi-terminal-2019:9.6(g)",
        "act-multi-terminal-2019:6.10",
        "act-american-roulette-2005:9.1",
        "act-american-roulette-2005:9.2",
        "act-american-roulette-2005:9.3",
        "act-american-roulette-2005:9.4",
        "act-american-roulette-2005:9.5",
    })
    void noSpinGivesEveryStakeBackAndItsNumberIsRefused(String text, NoSpinGround ground, String rule) {
        WheelTable table = WheelTable.live(text).spun();

        List<Event> events = table.noSpin(ground);

        assertThat(the(WheelEvent.NoSpinCalled.class, events).wagers()).isEqualTo(NoSpinRules.Wagers.RETURNED);
        assertThat(the(RoundEvent.RoundVoided.class, events).rule().rule()).isEqualTo(rule);
        assertThat(table.phase()).isEqualTo(RoundPhase.VOID);
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS);
        table.floor().restart();
        assertThat(table.floor().refuse(WHEEL, sensing("17")).reason()).isEqualTo(RoundReason.ALREADY_RESOLVED);
        assertThat(table.floor()
                        .refuse(DEALER, new RoundCommand.ConfirmResult(TABLE))
                        .reason())
                .isEqualTo(RoundReason.NO_RESULT);
    }

    @ParameterizedTest
    @CsvSource({"FOREIGN_OBJECT,9.3", "BALL_OUT_OF_WHEEL,9.5"})
    @Clause({"act-american-roulette-2005:9.3", "act-american-roulette-2005:9.5"})
    void groundsThatCountOnlyUntilTheBallRests(NoSpinGround ground, String rule) {
        WheelTable table = WheelTable.live(AMERICAN).spun();
        table.sense("17");

        table.refuses(
                DEALER, new WheelCommand.CallNoSpin(TABLE, ground, "too late"), SpinReason.BALL_ALREADY_AT_REST, rule);
    }

    @Test
    @Clause("act-american-roulette-2005:5.4")
    void interferenceUnderTheAmericanTextIsRecordedAndTheOperatorMayVoid() {
        WheelTable table = WheelTable.live(AMERICAN).spun();

        List<Event> events = table.noSpin(NoSpinGround.INTERFERENCE);

        WheelEvent.NoSpinCalled called = the(WheelEvent.NoSpinCalled.class, events);
        assertThat(called.wagers()).isEqualTo(NoSpinRules.Wagers.OPERATOR_MAY_VOID);
        assertThat(called.followUp()).contains(NoSpinRules.FollowUp.SANCTION);
        assertThat(events).hasSize(1);
        table.sense("17");
        table.confirm();
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS + 350_00);
    }

    @ParameterizedTest
    @EnumSource(
            value = NoSpinGround.class,
            names = {"BALL_OUT_OF_WHEEL"},
            mode = EnumSource.Mode.EXCLUDE)
    @Clause({
        "nsw-rapid-2016:11.4.1",
        "nsw-rapid-2016:11.4.2",
        "nsw-rapid-2016:11.4.3",
        "nsw-rapid-2016:11.4.4",
        "nsw-rapid-2016:11.4.5",
        "nsw-rapid-2016:11.4.7",
        "nsw-rapid-2016:11.4.8",
        "nsw-rapid-2016:11.4.9",
    })
    void rapidNoSpinLetsTheWagersStandForTheNextSpin(NoSpinGround ground) {
        WheelTable table = WheelTable.live(RAPID).spun();

        List<Event> events = table.noSpin(ground);

        assertThat(the(RoundEvent.DealingCalledOff.class, events).rule().rule()).isEqualTo("11.4.9");
        assertThat(table.phase()).isEqualTo(RoundPhase.CLOSED);
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS - 10_00);
        table.refuses(WHEEL, sensing("17"), SpinReason.SPIN_CALLED_OFF, "11.4.8");
        table.floor().restart().accept(DEALER, SPIN);
        table.sense("17");
        table.confirm();
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS + 350_00);
    }

    @Test
    @Clause("nsw-rapid-2016:11.4.9")
    void rapidNoSpinWhileBettingIsOpenLetsItRunOn() {
        WheelTable table = WheelTable.live(RAPID).openWithTenOn17();
        table.floor().accept(DEALER, SPIN);

        assertThat(table.noSpin(NoSpinGround.SAME_DIRECTION)).hasSize(1);

        assertThat(table.phase()).isEqualTo(RoundPhase.BETTING);
        table.floor().place(2, "red", 5_00);
        table.untilClosed();
        table.refuses(DEALER, new WheelCommand.KeyNumber(TABLE, "17"), SpinReason.SPIN_CALLED_OFF, "11.4.8");
    }

    @Test
    @Clause({"nsw-rapid-2016:11.4.8", "nsw-rapid-2016:11.4.9"})
    void rapidNoSpinAfterTheBallCameToRestTakesTheNumberAway() {
        WheelTable table = WheelTable.live(RAPID).spun();
        table.sense("17");

        table.floor()
                .accept(SUPERVISOR, new WheelCommand.CallNoSpin(TABLE, NoSpinGround.INTERFERENCE, "a hand on the rim"));

        assertThat(table.phase()).isEqualTo(RoundPhase.CLOSED);
        table.refuses(DEALER, new RoundCommand.ConfirmResult(TABLE), RoundReason.NO_RESULT);
    }

    @Test
    @Clause("nsw-rapid-2016:11.4.6")
    void aBallThatLeftTheWheelIsSpunAgainOnlyWhenASupervisorHasSeenIt() {
        WheelTable table = WheelTable.live(RAPID).spun();
        table.noSpin(NoSpinGround.BALL_OUT_OF_WHEEL);
        table.floor().restart();

        table.refuses(DEALER, SPIN, SpinReason.BALL_NOT_EXAMINED, "11.4.6");
        table.refuses(DEALER, new WheelCommand.ExamineBall(TABLE), AuthorityReason.NOT_ENTITLED, "11.4.6");
        List<Event> seen = table.floor().accept(SUPERVISOR, new WheelCommand.ExamineBall(TABLE));
        assertThat(the(WheelEvent.BallExamined.class, seen).by().who()).isEqualTo(SUPERVISOR);
        table.floor().accept(DEALER, SPIN);
    }

    @ParameterizedTest
    @MethodSource("org.baize.engine.wheel.WheelTable#texts")
    @Clause({"act-multi-terminal-2019:9.6(b)", "nsw-rapid-2016:11.4"})
    void afterTheResultIsConfirmedNoSpinIsOver(String text) {
        WheelTable table = WheelTable.live(text).spun();
        table.sense("17");
        table.confirm();

        table.refuses(
                DEALER,
                new WheelCommand.CallNoSpin(TABLE, NoSpinGround.SAME_DIRECTION, "too late"),
                SpinReason.RESULT_ALREADY_CONFIRMED);
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS + 350_00);
    }

    @Test
    @Clause("nsw-rapid-2016:11.4")
    void noSpinIsNotOfferedOnAnAutomatedWheel() {
        WheelTable table = WheelTable.automated().openWithTenOn17();
        table.floor().accept(WHEEL, SPIN);

        table.refuses(
                DEALER,
                new WheelCommand.CallNoSpin(TABLE, NoSpinGround.SAME_DIRECTION, "seen"),
                SpinReason.NO_SPIN_NOT_OFFERED,
                "11.4");
    }

    @Test
    @Clause("act-multi-terminal-2019:9.6(b)")
    void onlyTheDealerCallsNoSpinUnderTheTextsOfTheTerritory() {
        for (String text : List.of(MULTI, AMERICAN)) {
            WheelTable table = WheelTable.live(text).spun();

            table.refuses(
                    SUPERVISOR,
                    new WheelCommand.CallNoSpin(TABLE, NoSpinGround.SAME_DIRECTION, "seen"),
                    SpinReason.NOT_THE_CALLER);
        }
    }

    @Test
    @Clause("act-multi-terminal-2019:5.3")
    void aTableIsDealtWithItsOwnDeviceOnly() {
        TestFloor dice = TestFloor.with(MULTI, "sic-bo", Apparatus.DEALER_TUMBLER);
        assertThat(dice.refuse(DEALER, SPIN).reason()).isEqualTo(FloorReason.NO_SUCH_DEVICE);
        assertThat(dice.refuse(DEALER, new WheelCommand.KeyNumber(TABLE, "6")).reason())
                .isEqualTo(FloorReason.NO_SUCH_DEVICE);

        WheelTable wheel = WheelTable.live(MULTI).spun();
        wheel.refuses(DEALER, new DiceCommand.ActivateTumbler(TABLE), FloorReason.NO_SUCH_DEVICE);
        wheel.refuses(DEALER, new DiceCommand.KeyDice(TABLE, List.of(1, 2, 3)), FloorReason.NO_SUCH_DEVICE);
    }
}
