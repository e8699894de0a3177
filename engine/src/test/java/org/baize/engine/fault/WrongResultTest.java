package org.baize.engine.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.fault.FaultTable.WHY;
import static org.baize.engine.fault.FaultTable.the;

import java.util.List;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.FaultCommand.CorrectResult;
import org.baize.engine.command.FaultCommand.Ground;
import org.baize.engine.command.FaultCommand.Invalidate;
import org.baize.engine.command.FaultCommand.LeaveCase;
import org.baize.engine.command.FaultCommand.ReportWrongResult;
import org.baize.engine.command.HouseCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.Adjustment;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.state.Table;
import org.baize.engine.state.TerminalStatus;
import org.baize.rules.fault.FaultReason;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Results that were entered and did not happen. */
class WrongResultTest {

    @Test
    @Clause({"act-multi-terminal-2019:6.3", "act-multi-terminal-2019:7.5(b)"})
    void stopsTheGameAndSettlesAgainOnTheTrueNumber() {
        FaultTable there = FaultTable.wheel(MULTI);
        there.open().wager(1, "straight:17", 10_00).wager(2, "straight:7", 10_00);
        there.close().settle("7");
        assertThat(there.chipsCents(1)).isEqualTo(90_00);
        assertThat(there.chipsCents(2)).isEqualTo(450_00);

        there.floor().accept(DEALER, new ReportWrongResult(TABLE, 1, "it was 17"));
        assertThat(there.table().open()).isFalse();
        there.refuses(DEALER, new RoundCommand.OpenBetting(TABLE), FloorReason.TABLE_NOT_OPEN);
        there.floor().restart();
        List<Event> events = there.correct(1, "17");

        assertThat(there.chipsCents(1)).isEqualTo(450_00);
        assertThat(there.chipsCents(2)).isEqualTo(90_00);
        FaultEvent.RoundCorrected corrected = the(FaultEvent.RoundCorrected.class, events);
        assertThat(corrected.settled()).isEqualTo(there.table().play().outcome("7"));
        assertThat(corrected.actual()).contains(there.table().play().outcome("17"));
        assertThat(corrected.cause().by().who()).isEqualTo(SUPERVISOR);
        assertThat(corrected.cause().reason()).isEqualTo(WHY);
        assertThat(there.floor().terminal(2).chips().outCents(Flow.CORRECTED_DOWN))
                .isEqualTo(360_00);
        assertThat(there.floor().terminal(2).chips().inCents(Flow.PAID)).isEqualTo(360_00);
        assertThat(there.table().open()).isTrue();
        // Betting is the dealer's to open, here as after any other round.
        assertThat(there.phase()).isEqualTo(RoundPhase.SETTLED);
        there.floor().restart();
        there.open();
    }

    @Test
    @Clause("act-multi-terminal-2019:6.3")
    void settlesOnTheTrueNumberOnlyOnceIfNothingWasPaidYet() {
        FaultTable there = FaultTable.wheel(MULTI);
        there.open().wager(1, "straight:17", 10_00).close().key("7");

        there.floor().accept(DEALER, new ReportWrongResult(TABLE, 1, "it was 17"));
        there.refuses(DEALER, new RoundCommand.ConfirmResult(TABLE), FloorReason.ROUND_HELD);
        there.floor().restart();
        List<Event> events = there.correct(1, "17");

        assertThat(there.phase()).isEqualTo(RoundPhase.SETTLED);
        assertThat(there.chipsCents(1)).isEqualTo(450_00);
        assertThat(the(FaultEvent.ResultCorrected.class, events).entered())
                .contains(there.table().play().outcome("7"));
        assertThat(there.table().past(1).orElseThrow().corrections()).isZero();
    }

    @Test
    void goesOnWithTheNumberThatASupervisorFindsRight() {
        FaultTable there = FaultTable.wheel(MULTI);
        there.open().wager(1, "straight:17", 10_00).close().key("17");
        there.floor().accept(DEALER, new ReportWrongResult(TABLE, 1, "unsure"));

        there.refuses(SUPERVISOR, new LeaveCase(TABLE, there.latestCase(), " "), FaultReason.REASON_MISSING, "6.3");
        there.refuses(DEALER, new LeaveCase(TABLE, there.latestCase(), WHY), FaultReason.NOT_ENTITLED, "6.3");
        there.floor().accept(SUPERVISOR, new LeaveCase(TABLE, there.latestCase(), WHY));

        assertThat(there.phase()).isEqualTo(RoundPhase.SETTLED);
        assertThat(there.chipsCents(1)).isEqualTo(450_00);
        assertThat(there.table().faults().cases()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({MULTI + ",6.3", AMERICAN + ",15.2", RAPID + ",11.4.10"})
    @Clause({"act-american-roulette-2005:15.2", "act-american-roulette-2005:10.5(b)", "nsw-rapid-2016:11.4.10"})
    void isForASupervisorWithAReason(String text, String rule) {
        FaultTable there = FaultTable.wheel(text);
        there.played("straight:17", 10_00, "7");

        there.refuses(DEALER, new CorrectResult(TABLE, 1, "17", WHY), FaultReason.NOT_ENTITLED, rule);
        there.refuses(SUPERVISOR, new CorrectResult(TABLE, 1, "17", ""), FaultReason.REASON_MISSING, rule);
        assertThat(there.chipsCents(1)).isEqualTo(90_00);

        List<Event> events = there.correct(1, "17");
        assertThat(there.chipsCents(1)).isEqualTo(450_00);
        assertThat(the(FaultEvent.RoundCorrected.class, events).cause().rule().rule())
                .isEqualTo(rule);
    }

    @ParameterizedTest
    @ValueSource(strings = {MULTI, AMERICAN, RAPID})
    @Clause("act-multi-terminal-2019:6.1")
    void leavesLaterRoundsAsTheyWere(String text) {
        FaultTable there = FaultTable.wheel(text);
        there.played("straight:17", 10_00, "7")
                .played("straight:20", 10_00, "20")
                .open()
                .wager(1, "red", 5_00);
        assertThat(there.chipsCents(1)).isEqualTo(90_00 + 350_00 - 5_00);
        var second = there.table().past(2).orElseThrow();

        there.correct(1, "17");

        assertThat(there.chipsCents(1)).isEqualTo(90_00 + 360_00 + 350_00 - 5_00);
        assertThat(there.table().past(2)).contains(second);
        assertThat(there.phase()).isEqualTo(RoundPhase.BETTING);
        assertThat(there.floor().terminal(1).layout().balanceCents()
                        + there.floor().terminal(1).inPlay().balanceCents())
                .isEqualTo(5_00);
    }

    @Test
    void booksWhatCannotBeCollectedAsOwed() {
        FaultTable there = FaultTable.wheel(MULTI);
        there.played("straight:7", 10_00, "7");
        there.open();
        for (String bet : List.of("red", "odd", "low", "dozen:1")) {
            there.wager(1, bet, 100_00);
        }
        assertThat(there.chipsCents(1)).isEqualTo(50_00);

        List<Event> events = there.correct(1, "20");

        assertThat(there.chipsCents(1)).isZero();
        assertThat(there.allCents(AccountKind.RECEIVABLES)).isEqualTo(-310_00);
        Adjustment only =
                the(FaultEvent.RoundCorrected.class, events).adjustments().getFirst();
        assertThat(only.cents(Adjustment.Kind.TAKEN_BACK)).isEqualTo(360_00);
        assertThat(only.cents(Adjustment.Kind.OWED)).isEqualTo(310_00);
        assertThat(there.floor().terminal(1).inPlay().balanceCents()).isEqualTo(400_00);
        there.floor().restart();

        there.correct(1, "7");
        assertThat(there.chipsCents(1)).isEqualTo(50_00);
        assertThat(there.allCents(AccountKind.RECEIVABLES)).isZero();
    }

    @Test
    @Clause("act-multi-terminal-2019:A.1/Dealer Terminal(c)")
    void theEndOfACaseDoesNotLiftASuspensionOfTheHouse() {
        for (boolean suspendedFirst : new boolean[] {true, false}) {
            FaultTable there = FaultTable.wheel(MULTI);
            there.played("straight:17", 10_00, "7");
            List<Command> stops = List.of(
                    new HouseCommand.SuspendTable(TABLE, "spilled drink"),
                    new ReportWrongResult(TABLE, 1, "it was 17"));
            for (Command stop : suspendedFirst ? stops : stops.reversed()) {
                there.floor().accept(stop instanceof HouseCommand ? SUPERVISOR : DEALER, stop);
                assertThat(there.table().open()).isFalse();
            }
            there.floor().restart();

            there.correct(1, "17");

            assertThat(there.table().faults().cases()).isEmpty();
            there.refuses(DEALER, new RoundCommand.OpenBetting(TABLE), FloorReason.TABLE_NOT_OPEN);
            there.floor().accept(SUPERVISOR, new HouseCommand.ReopenTable(TABLE));
            there.open();
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:6.3", "act-multi-terminal-2019:A.1/Dealer Terminal(c)"})
    void theEndOfASuspensionDoesNotDecideACase() {
        FaultTable there = FaultTable.wheel(MULTI);
        there.played("straight:17", 10_00, "7");
        there.floor().accept(SUPERVISOR, new HouseCommand.SuspendTable(TABLE, "spilled drink"));
        there.floor().accept(DEALER, new ReportWrongResult(TABLE, 1, "it was 17"));

        there.floor().accept(SUPERVISOR, new HouseCommand.ReopenTable(TABLE));

        there.refuses(DEALER, new RoundCommand.OpenBetting(TABLE), FloorReason.TABLE_NOT_OPEN);
        there.refuses(SUPERVISOR, new HouseCommand.ReopenTable(TABLE), FloorReason.ROUND_HELD);
        there.floor().restart();
        there.correct(1, "17");
        there.refuses(SUPERVISOR, new HouseCommand.ReopenTable(TABLE), FloorReason.TABLE_ALREADY_OPEN);
        there.open();
    }

    @Test
    @Clause("nsw-rapid-2016:11.4.10")
    void keepsTheNextRoundFromBeingDealtAndPaidUntilItIsDecided() {
        FaultTable there = FaultTable.wheel(RAPID).played("straight:17", 10_00, "7");
        there.open().wager(1, "red", 20_00).wager(2, "red", 10_00);
        there.floor().accept(DEALER, new ReportWrongResult(TABLE, 1, "it was 17"));
        int red = there.table().play().bet("red");

        there.refuses(Origin.terminal(1), new WagerCommand.Place(TABLE, 1, red, 5_00), FloorReason.TABLE_NOT_OPEN);
        there.floor().accept(Origin.terminal(1), new WagerCommand.Remove(TABLE, 1, red, 20_00));
        assertThat(there.chipsCents(1)).isEqualTo(90_00);
        there.close();
        there.floor().pass(1_000);
        there.refuses(DEALER, new WheelCommand.SpinBall(TABLE), FloorReason.ROUND_HELD);
        there.refuses(DEALER, new WheelCommand.KeyNumber(TABLE, "18"), FloorReason.ROUND_HELD);

        there.correct(1, "17");
        there.settle("18");
        assertThat(there.chipsCents(1)).isEqualTo(450_00);
        assertThat(there.chipsCents(2)).isEqualTo(110_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:6.3")
    void paysNoResultThatWasKnownBeforeTheTableStoodStill() {
        FaultTable there = FaultTable.wheel(MULTI).played("straight:17", 10_00, "7");
        there.open().wager(2, "red", 10_00).close().key("18");

        there.floor().accept(DEALER, new ReportWrongResult(TABLE, 1, "it was 17"));

        there.refuses(DEALER, new RoundCommand.ConfirmResult(TABLE), FloorReason.ROUND_HELD);
        there.correct(1, "17");
        there.floor().accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
        assertThat(there.chipsCents(2)).isEqualTo(110_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:6.3")
    void isPutRightAtTheDealersTerminalIfASupervisorSigns() {
        FaultTable there = FaultTable.wheel(MULTI).played("straight:17", 10_00, "7");
        CorrectResult correct = new CorrectResult(TABLE, 1, "17", WHY);
        there.refuses(DEALER, correct, FaultReason.NOT_ENTITLED, "6.3");

        List<Event> events = there.floor().accept(DEALER, FaultTable.SIGNED, correct);

        assertThat(there.chipsCents(1)).isEqualTo(450_00);
        assertThat(the(FaultEvent.RoundCorrected.class, events).cause().by().second())
                .isPresent();
    }

    @Test
    void countsRoundsPlayedAndWonAsTheyAreRightInTheEnd() {
        FaultTable there = FaultTable.wheel(MULTI).played("straight:17", 10_00, "7");
        assertThat(rounds(there)).containsExactly(1L, 0L);

        there.correct(1, "17");
        assertThat(rounds(there)).containsExactly(1L, 1L);
        there.correct(1, "20");
        assertThat(rounds(there)).containsExactly(1L, 0L);
        there.correct(1, "17");
        there.floor().accept(OPERATOR, new Invalidate(TABLE, 1, Ground.of(InvalidationGround.FIRE), WHY));

        assertThat(rounds(there)).containsExactly(0L, 0L);
    }

    private static List<Long> rounds(FaultTable there) {
        TerminalStatus status = there.floor().terminal(1).status();
        return List.of(status.roundsPlayed(), status.roundsWon());
    }

    @Test
    void correctsACorrection() {
        FaultTable there = FaultTable.wheel(MULTI);
        there.played("straight:17", 10_00, "7");

        there.correct(1, "17");
        there.correct(1, "20");
        there.correct(1, "17");

        assertThat(there.chipsCents(1)).isEqualTo(450_00);
        assertThat(there.table().past(1).orElseThrow().corrections()).isEqualTo(3);
    }

    @Test
    void refusesWhatIsOutOfReachBeforeAnyTextIsAsked() {
        FaultTable there = FaultTable.wheel(MULTI);
        there.refuses(DEALER, new CorrectResult(TABLE, 1, "17", ""), FloorReason.NO_SUCH_ROUND);
        there.open().wager(1, "red", 5_00);
        there.refuses(DEALER, new CorrectResult(TABLE, 1, "17", ""), RoundReason.NO_RESULT, "2.8(a)(ii)");
        there.close().settle("7");
        there.refuses(DEALER, new CorrectResult(TABLE, 1, "seventeen", ""), FloorReason.NO_SUCH_OUTCOME);
        there.refuses(DEALER, new CorrectResult(TABLE, 1, "17", ""), FaultReason.NOT_ENTITLED, "6.3");

        for (int round = 0; round < Table.ROUNDS_KEPT; round++) {
            there.open().close().settle("7");
        }
        there.refuses(SUPERVISOR, new CorrectResult(TABLE, 1, "17", WHY), FloorReason.ROUND_TOO_OLD);
        there.correct(2, "17");
    }

    @Test
    @Clause("nsw-rapid-2016:11.4.10")
    void hasNoPlaceOnAWheelThatReadsItsOwnNumber() {
        FaultTable there = FaultTable.automatedWheel();
        there.open().wager(1, "straight:17", 10_00).close();
        there.floor().pass(1_000);
        there.floor().accept(Origin.device(TABLE), new WheelCommand.SpinBall(TABLE));
        there.floor().accept(Origin.device(TABLE), new WheelCommand.SenseNumber(TABLE, 1, "7"));
        assertThat(there.chipsCents(1)).isEqualTo(90_00);

        there.refuses(SUPERVISOR, new CorrectResult(TABLE, 1, "17", WHY), AuthorityReason.ACT_UNKNOWN);
    }

    @ParameterizedTest
    @ValueSource(strings = {TestFloor.RAPID, TestFloor.MULTI})
    @Clause({"nsw-rapid-2016:11.4.10", "act-multi-terminal-2019:6.3"})
    void onlyTheSupervisorChangesAResultThatIsSaidToBeWrong(String rulebook) {
        FaultTable table = FaultTable.wheel(rulebook)
                .open()
                .wager(1, "straight:17", 10_00)
                .close()
                .key("20");
        table.floor().accept(DEALER, new FaultCommand.ReportWrongResult(TABLE, 1, FaultTable.WHY));

        table.refuses(DEALER, new WheelCommand.KeyNumber(TABLE, "17"), FloorReason.ROUND_HELD);

        table.correct(1, "20");
        assertThat(table.chipsCents(1)).isEqualTo(90_00);
    }
}
