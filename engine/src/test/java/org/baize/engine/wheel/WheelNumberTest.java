package org.baize.engine.wheel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.wheel.WheelTable.CHIPS_CENTS;
import static org.baize.engine.wheel.WheelTable.PERIOD_MILLIS;
import static org.baize.engine.wheel.WheelTable.WHEEL;
import static org.baize.engine.wheel.WheelTable.sensing;
import static org.baize.engine.wheel.WheelTable.the;

import java.util.List;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.WheelEvent;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Finding;
import org.baize.rules.fault.Symptom;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.roulette.SpinReason;
import org.baize.rules.roulette.WheelReason;
import org.baize.rules.round.Closer;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whose number counts, who confirms it, and what a number that comes too early does. */
class WheelNumberTest {

    private static final RoundCommand CONFIRM = new RoundCommand.ConfirmResult(TABLE);

    @ParameterizedTest
    @CsvSource({MULTI + ",9.3(c)", AMERICAN + ",15.2", RAPID + ",5.3.1.2"})
    @Clause({
        "act-multi-terminal-2019:9.3(c)",
        "act-american-roulette-2005:12.1",
        "nsw-rapid-2016:5.3.1.2",
        "nsw-rapid-2016:7.5.3",
        "nsw-rapid-2016:8.1",
    })
    void aSensedNumberOfALiveWheelWaitsForTheDealerAndSettlesOnce(String text, String rule) {
        WheelTable table = WheelTable.live(text).spun();

        List<Event> sensed = table.sense("17");

        assertThat(sensed).noneMatch(RoundEvent.RoundSettled.class::isInstance);
        assertThat(table.phase()).isEqualTo(RoundPhase.RESULT);
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS - 10_00);
        table.floor().restart();
        assertThat(the(RoundEvent.RoundSettled.class, table.confirm()).rule().rule())
                .isEqualTo(rule);
        table.refuses(DEALER, CONFIRM, RoundReason.ALREADY_RESOLVED);
        table.refuses(WHEEL, sensing("17"), RoundReason.ALREADY_RESOLVED);
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS + 350_00);
    }

    @ParameterizedTest
    @MethodSource("org.baize.engine.wheel.WheelTable#texts")
    @Clause({
        "act-multi-terminal-2019:A.1/Dealer Terminal(a)",
        "act-multi-terminal-2019:9.2(b)(i)",
        "act-multi-terminal-2019:9.1/Multi Terminal Roulette",
        "nsw-rapid-2016:2.4.3.1",
        "nsw-rapid-2016:7.5.2",
    })
    void theDealerKeysANumberOfTheWheelAndNobodyElseDoes(String text) {
        WheelTable table = WheelTable.live(text).spun();

        for (String notThere : List.of("37", "-1", "", "x")) {
            table.refuses(DEALER, new WheelCommand.KeyNumber(TABLE, notThere), FloorReason.NO_SUCH_OUTCOME);
            table.refuses(WHEEL, sensing(notThere), FloorReason.NO_SUCH_OUTCOME);
        }
        table.refuses(DEALER, new WheelCommand.KeyNumber(TABLE, "00"), SpinReason.NOT_ON_THE_WHEEL);
        table.refuses(WHEEL, sensing("00"), SpinReason.NOT_ON_THE_WHEEL);
        table.refuses(SUPERVISOR, new WheelCommand.KeyNumber(TABLE, "17"), AuthorityReason.NOT_ENTITLED);
        table.refuses(WHEEL, new WheelCommand.KeyNumber(TABLE, "17"), AuthorityReason.NOT_ENTITLED);
        table.refuses(DEALER, sensing("17"), FloorReason.NOT_FOR_THIS_ORIGIN);
        table.refuses(Origin.SYSTEM, sensing("17"), FloorReason.NOT_FOR_THIS_ORIGIN);
        table.key("3");
        table.key("17");
        table.confirm();
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS + 350_00);
    }

    @ParameterizedTest
    @CsvSource({MULTI + ",9.2(b)(i)", AMERICAN + ",A/Wheel", RAPID + ",2.4.1"})
    @Clause({"act-american-roulette-2005:A/Wheel", "nsw-rapid-2016:2.4.1"})
    void onlyTheWheelOfTheTableReports(String text, String rule) {
        WheelTable table = WheelTable.live(text).spun();

        table.refuses(WHEEL, new WheelCommand.SenseNumber(TABLE, 2, "17"), WheelReason.ANOTHER_WHEEL, rule);
        table.refuses(Origin.device(2), sensing("17"), FloorReason.NOT_FOR_THIS_ORIGIN);
    }

    @ParameterizedTest
    @CsvSource({MULTI + ",6.5", AMERICAN + ",15.2", RAPID + ",11.2"})
    @Clause({
        "act-multi-terminal-2019:6.5",
        "act-american-roulette-2005:15.2",
        "act-american-roulette-2005:A/Winning Number Display",
        "nsw-rapid-2016:11.2",
    })
    void thePlayersScreenNeverDecides(String text, String rule) {
        WheelTable table = WheelTable.live(text).spun();
        List<Event> alone = table.floor().accept(WHEEL, new WheelCommand.ReportDisplay(TABLE, "8"));
        assertThat(alone).singleElement().isInstanceOf(WheelEvent.DisplayDisregarded.class);
        table.refuses(DEALER, CONFIRM, RoundReason.NO_RESULT);

        table.sense("17");
        List<Event> beside = table.floor().accept(WHEEL, new WheelCommand.ReportDisplay(TABLE, "8"));

        WheelEvent.DisplayDisregarded disregarded = the(WheelEvent.DisplayDisregarded.class, beside);
        assertThat(disregarded.differs()).isTrue();
        assertThat(disregarded.rule().rule()).isEqualTo(rule);
        table.confirm();
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS + 350_00);
    }

    @ParameterizedTest
    @CsvSource({MULTI + ",6.3", AMERICAN + ",15.2", RAPID + ",11.4.10"})
    @Clause({"act-multi-terminal-2019:6.3", "act-american-roulette-2005:15.2", "nsw-rapid-2016:7.5.3"})
    void aDealerWhoDisagreesWithTheSensorNeedsASupervisor(String text, String rule) {
        WheelTable table = WheelTable.live(text).spun();
        table.sense("3");

        RoundEvent.ResultTaken keyed = the(RoundEvent.ResultTaken.class, table.key("17"));

        assertThat(keyed.contradicted()).isTrue();
        table.refuses(DEALER, CONFIRM, RoundReason.CONTRADICTION_NEEDS_SUPERVISOR, rule);
        table.floor().restart();
        table.floor().accept(SUPERVISOR, CONFIRM);
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS + 350_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:6.3")
    void aSensorThatDisagreesWithAKeyedNumberPutsItInDoubtUntilTheDealerKeysTheSame() {
        WheelTable table = WheelTable.live(MULTI).spun();
        table.key("3");
        assertThat(the(RoundEvent.ResultTaken.class, table.sense("17")).contradicted())
                .isTrue();
        table.refuses(DEALER, CONFIRM, RoundReason.CONTRADICTION_NEEDS_SUPERVISOR, "6.3");

        table.key("17");
        table.confirm();
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS + 350_00);
    }

    @Test
    @Clause("nsw-rapid-2016:11.4.10")
    void aWrongNumberThatIsNotSettledIsPutRightByTheSupervisor() {
        WheelTable table = WheelTable.live(RAPID).spun();
        table.sense("3");
        long round = table.floor().table(TABLE).round().number();

        table.floor().accept(SUPERVISOR, new FaultCommand.CorrectResult(TABLE, round, "17", "the ball lies in 17"));

        assertThat(table.phase()).isEqualTo(RoundPhase.SETTLED);
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS + 350_00);
    }

    @Test
    @Clause({"act-multi-terminal-2019:9.3(a)", "act-multi-terminal-2019:9.3(c)"})
    void multiTerminalTakesNoNumberWhileBettingIsOpen() {
        WheelTable table = WheelTable.live(MULTI).openWithTenOn17();

        table.refuses(DEALER, new WheelCommand.KeyNumber(TABLE, "17"), RoundReason.STILL_OPEN, "9.3(a)");
        table.floor().pass(PERIOD_MILLIS);
        table.key("17");
        assertThat(table.phase()).isEqualTo(RoundPhase.RESULT);
    }

    @ParameterizedTest
    @CsvSource({"-1", "0"})
    @Clause({"act-american-roulette-2005:15.1", "act-american-roulette-2005:5.3(b)"})
    void americanBallThatRestsBeforeOrAtTheCloseVoidsTheSpin(long afterTheClose) {
        WheelTable table = WheelTable.live(AMERICAN).openWithTenOn17();
        table.floor().accept(DEALER, new WheelCommand.SpinBall(TABLE));
        table.floor().pass(PERIOD_MILLIS + afterTheClose);

        List<Event> events = table.sense("17");

        assertThat(the(RoundEvent.RoundVoided.class, events).rule().rule()).isEqualTo("15.1");
        assertThat(table.phase()).isEqualTo(RoundPhase.VOID);
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS);
    }

    @Test
    @Clause({"act-american-roulette-2005:5.3(b)", "act-american-roulette-2005:15.1"})
    void americanBallThatRestsJustAfterTheCloseCounts() {
        WheelTable table = WheelTable.live(AMERICAN).openWithTenOn17();
        table.floor().accept(DEALER, new WheelCommand.SpinBall(TABLE));
        table.floor().pass(PERIOD_MILLIS + 1);

        table.sense("17");
        table.confirm();
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS + 350_00);
    }

    @Test
    @Clause("act-american-roulette-2005:5.3(a)")
    void aDealerCalledTableTakesNoNumberBeforeTheCall() {
        WheelTable table = WheelTable.called().openWithTenOn17();
        table.floor().accept(DEALER, new WheelCommand.SpinBall(TABLE));
        table.floor().pass(PERIOD_MILLIS * 3);
        assertThat(table.phase()).isEqualTo(RoundPhase.BETTING);
        table.refuses(DEALER, new WheelCommand.KeyNumber(TABLE, "17"), RoundReason.STILL_OPEN, "5.3(a)");

        table.floor().accept(DEALER, new RoundCommand.CloseBetting(TABLE));
        table.floor().pass(1);
        table.key("17");
        table.confirm();
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS + 350_00);
    }

    @Test
    @Clause("act-american-roulette-2005:A/Round of Play")
    void theNextRoundBeginsWhenTheDollyIsClearedAndEverybodyIsPaid() {
        WheelTable table = WheelTable.live(AMERICAN).spun();
        table.refuses(DEALER, new RoundCommand.OpenBetting(TABLE), RoundReason.ROUND_UNRESOLVED, "A/Round of Play");
        table.sense("17");
        table.refuses(DEALER, new RoundCommand.OpenBetting(TABLE), RoundReason.ROUND_UNRESOLVED, "A/Round of Play");

        table.confirm();
        assertThat(table.phase()).isEqualTo(RoundPhase.SETTLED);
        table.floor().openBetting();
        assertThat(table.floor().table(TABLE).round().number()).isEqualTo(2);
    }

    @Test
    @Clause("nsw-rapid-2016:7.3")
    void rapidLiveBallThatRestsEarlyClosesBettingAndTheWagersStand() {
        WheelTable table = WheelTable.live(RAPID).openWithTenOn17();
        table.floor().accept(DEALER, new WheelCommand.SpinBall(TABLE));
        table.floor().pass(PERIOD_MILLIS - 8_000);

        List<Event> events = table.sense("17");

        RoundEvent.BettingClosed closed = the(RoundEvent.BettingClosed.class, events);
        assertThat(closed.by()).isEqualTo(Closer.EARLY_RESULT);
        assertThat(closed.closedAtMillis()).isEqualTo(table.floor().nowMillis());
        int red = table.floor().table(TABLE).play().bet("red");
        table.refuses(Origin.terminal(2), new WagerCommand.Place(TABLE, 2, red, 10_00), RoundReason.NO_MORE_BETS);
        table.floor().pass(60_000);
        table.confirm();
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS + 350_00);
    }

    @Test
    @Clause("nsw-rapid-2016:11.5.1.3")
    void automatedBallThatRestsEarlyBelongsToTheCaseThatTheWheelHasOpenedForIt() {
        WheelTable table = WheelTable.automated().openWithTenOn17();
        table.floor().accept(WHEEL, new WheelCommand.SpinBall(TABLE));
        FaultCommand.Fault early = FaultCommand.Fault.of(
                FaultyPart.AUTOMATED_WHEEL, Symptom.EARLY_REST, table.floor().nowMillis());
        table.floor().accept(WHEEL, new FaultCommand.ReportFault(TABLE, Command.NONE, 1, early, "sensor"));

        table.sense("17");

        assertThat(table.phase()).isEqualTo(RoundPhase.RESULT);
        assertThat(table.floor().table(TABLE).faults().cases()).hasSize(1);
        table.refuses(DEALER, CONFIRM, FloorReason.ROUND_HELD);
    }

    @Test
    @Clause({"nsw-rapid-2016:11.5.1.3", "nsw-rapid-2016:7.3", "nsw-rapid-2016:11.5"})
    void automatedBallThatRestsEarlyClosesBettingAndWaitsForASupervisor() {
        WheelTable table = WheelTable.automated().openWithTenOn17();
        table.floor().accept(WHEEL, new WheelCommand.SpinBall(TABLE));

        List<Event> events = table.sense("17");

        FaultEvent.CaseOpened opened = the(FaultEvent.CaseOpened.class, events);
        assertThat(the(RoundEvent.RoundHeld.class, events).round()).isEqualTo(1);
        assertThat(table.phase()).isEqualTo(RoundPhase.RESULT);
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS - 10_00);
        table.refuses(DEALER, CONFIRM, FloorReason.ROUND_HELD);
        FaultCommand confirmed = new FaultCommand.DecideFromRecords(
                TABLE,
                opened.opened().number(),
                FaultCommand.Found.of(Finding.WAGERS_CONFIRMED),
                "all wagers are on record");
        assertThat(table.floor().restart().refuse(DEALER, confirmed).reason()).isNotNull();

        table.floor().accept(SUPERVISOR, confirmed);

        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS + 350_00);
        assertThat(table.phase()).isEqualTo(RoundPhase.BETTING);
    }

    @Test
    @Clause({"nsw-rapid-2016:5.3.2.2", "nsw-rapid-2016:7.6", "nsw-rapid-2016:5.3.2.1"})
    void anAutomatedWheelSettlesAndOpensTheNextRoundByItself() {
        WheelTable table = WheelTable.automated().openWithTenOn17();
        table.floor().accept(WHEEL, new WheelCommand.SpinBall(TABLE));
        table.untilClosed();

        List<Event> events = table.sense("17");

        assertThat(the(RoundEvent.RoundSettled.class, events).rule().rule()).isEqualTo("5.3.2.2");
        assertThat(table.chipsCents()).isEqualTo(CHIPS_CENTS + 350_00);
        assertThat(table.phase()).isEqualTo(RoundPhase.BETTING);
        table.refuses(WHEEL, sensing("17"), SpinReason.NOTHING_SPUN, "5.3.2");
        table.refuses(DEALER, new WheelCommand.KeyNumber(TABLE, "17"), RoundReason.RESULT_NEEDS_SUPERVISOR, "11.7");
    }
}
