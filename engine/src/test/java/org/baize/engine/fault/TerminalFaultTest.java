package org.baize.engine.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.CASHIER;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.fault.FaultTable.WHY;
import static org.baize.engine.fault.FaultTable.the;
import static org.baize.rules.fault.FaultyPart.PLAYER_TERMINAL;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand.CheckCredit;
import org.baize.engine.command.FaultCommand.DecideFromRecords;
import org.baize.engine.command.FaultCommand.Doubtful;
import org.baize.engine.command.FaultCommand.Fault;
import org.baize.engine.command.FaultCommand.Found;
import org.baize.engine.command.FaultCommand.LeaveCase;
import org.baize.engine.command.FaultCommand.OrderRemedy;
import org.baize.engine.command.FaultCommand.ReportFault;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.paper.Paying;
import org.baize.engine.view.PlayerView;
import org.baize.rules.fault.FaultReason;
import org.baize.rules.fault.Finding;
import org.baize.rules.fault.Symptom;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A player terminal that fails, before and after the close. */
class TerminalFaultTest {

    private static final Origin TERMINAL = Origin.terminal(1);

    private static PlayerView view(FaultTable there, int terminal) {
        return PlayerView.of(there.floor().floor().state(), there.floor().terminal(terminal));
    }

    @Test
    @Clause("act-multi-terminal-2019:6.6(a)")
    void voidsItsWagersIfItFailsBeforeTheClose() {
        FaultTable there = FaultTable.wheel(MULTI).open();
        there.wager(1, "straight:17", 10_00).wager(2, "straight:17", 10_00);
        there.floor().place(1, "red", 5_00);
        there.floor().pass(37_000);

        List<Event> events = there.failTerminal(TERMINAL, 1, Symptom.SEQUENCE_OR_DISPLAY);

        assertThat(there.chipsCents(1)).isEqualTo(100_00);
        assertThat(there.chipsCents(2)).isEqualTo(90_00);
        FaultEvent.WagersVoided voided = the(FaultEvent.WagersVoided.class, events);
        assertThat(voided.cause().rule()).isEqualTo(new RuleId(MULTI, "6.6(a)"));
        assertThat(voided.stakes()).hasSize(2);
        there.floor().restart();
        there.refuses(TERMINAL, new WagerCommand.Place(TABLE, 1, 0, 10_00), FloorReason.OUT_OF_THIS_ROUND);
        assertThat(view(there, 1).outOfUse()).contains(PlayerView.OutOfUse.MALFUNCTION);
        assertThat(view(there, 1).tables().getFirst().money().creditCents()).isEqualTo(100_00);
        assertThat(view(there, 2).outOfUse()).isEmpty();
        there.floor().place(3, "red", 5_00);

        there.floor().pass(3_000);
        there.settle("17");
        assertThat(there.chipsCents(1)).isEqualTo(100_00);
        assertThat(there.chipsCents(2)).isEqualTo(450_00);
        there.open().wager(1, "red", 10_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:6.6(a)")
    void looksAtTheTimeWhenTheFaultBegan() {
        FaultTable there = FaultTable.wheel(MULTI).open().wager(1, "straight:17", 10_00);
        long before = there.floor().nowMillis() + FaultTable.PERIOD_MILLIS - 1;
        there.close().settle("17");
        assertThat(there.chipsCents(1)).isEqualTo(450_00);

        there.floor()
                .accept(
                        SUPERVISOR,
                        new ReportFault(TABLE, 1, 1, Fault.of(PLAYER_TERMINAL, Symptom.DECLARED, before), WHY));

        assertThat(there.chipsCents(1)).isEqualTo(100_00);
        assertThat(there.table()
                        .past(1)
                        .orElseThrow()
                        .stood()
                        .getFirst()
                        .stakes()
                        .totalCents())
                .isZero();
    }

    @Test
    @Clause("act-multi-terminal-2019:6.6(b)")
    void cannotUndoItsOwnLossByDatingItsFaultBack() {
        FaultTable there = FaultTable.wheel(MULTI).open().wager(1, "red", 50_00);
        long before = there.floor().nowMillis() + 1_000;
        there.close().settle("0");
        assertThat(there.chipsCents(1)).isEqualTo(50_00);

        there.floor()
                .accept(
                        TERMINAL,
                        new ReportFault(
                                TABLE, 1, 1, Fault.of(PLAYER_TERMINAL, Symptom.SEQUENCE_OR_DISPLAY, before), WHY));

        assertThat(there.chipsCents(1)).isEqualTo(50_00);
        assertThat(there.table().faults().cases()).hasSize(1);
        there.floor()
                .accept(
                        SUPERVISOR,
                        new DecideFromRecords(TABLE, there.latestCase(), Found.of(Finding.WAGERS_CONFIRMED), WHY));
        assertThat(there.chipsCents(1)).isEqualTo(50_00);
    }

    @Test
    @Clause({"act-multi-terminal-2019:6.6(b)", "act-multi-terminal-2019:2.6"})
    void settlesTheFrozenWagersIfItFailsAfterTheClose() {
        FaultTable there =
                FaultTable.wheel(MULTI).open().wager(1, "straight:17", 10_00).close();

        there.failTerminal(TERMINAL, 1, Symptom.SEQUENCE_OR_DISPLAY);
        assertThat(there.table().faults().cases()).hasSize(1);
        there.settle("17");

        assertThat(there.chipsCents(1)).isEqualTo(450_00);
        there.refuses(
                DEALER,
                new DecideFromRecords(TABLE, there.latestCase(), Found.of(Finding.WAGERS_CONFIRMED), WHY),
                AuthorityReason.NOT_ENTITLED,
                "6.6(b)");
        there.floor()
                .accept(
                        SUPERVISOR,
                        new DecideFromRecords(TABLE, there.latestCase(), Found.of(Finding.WAGERS_CONFIRMED), WHY));
        assertThat(there.chipsCents(1)).isEqualTo(450_00);
        assertThat(there.table().faults().cases()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Clause({"act-multi-terminal-2019:6.8", "act-multi-terminal-2019:6.10"})
    void voidsOnlyWhatTheRecordsDoNotConfirm(boolean settledBefore) {
        FaultTable there = FaultTable.wheel(MULTI).open();
        there.wager(1, "straight:17", 10_00)
                .wager(1, "red", 20_00)
                .wager(2, "red", 10_00)
                .close();
        there.failTerminal(TERMINAL, 1, Symptom.SEQUENCE_OR_DISPLAY);
        if (settledBefore) {
            there.settle("17");
        }
        int doubtful = there.table().play().bet("straight:17");
        Found found =
                new Found(Finding.WAGERS_NOT_CONFIRMED, List.of(new Doubtful(1, List.of(doubtful))), Optional.empty());

        List<Event> events =
                there.floor().accept(SUPERVISOR, new DecideFromRecords(TABLE, there.latestCase(), found, WHY));
        if (!settledBefore) {
            assertThat(the(FaultEvent.WagersVoided.class, events).cause().rule())
                    .isEqualTo(new RuleId(MULTI, "6.8"));
            assertThat(there.chipsCents(1)).isEqualTo(80_00);
            there.settle("17");
        }

        assertThat(there.chipsCents(1)).isEqualTo(80_00);
        assertThat(there.chipsCents(2)).isEqualTo(90_00);
        there.floor().restart();
        there.correct(1, "18");
        assertThat(there.chipsCents(1)).isEqualTo(120_00);
        assertThat(there.chipsCents(2)).isEqualTo(110_00);
    }

    @Test
    @Clause({"act-multi-terminal-2019:4.4(b)(i)", "act-multi-terminal-2019:6.6(a)"})
    void hasFailedWhenItIsTakenOutOfPlayWithWagersOpen() {
        FaultTable there = FaultTable.wheel(MULTI).open().wager(1, "red", 10_00).wager(2, "red", 10_00);

        List<Event> events = there.floor().accept(DEALER, new PatronCommand.RetireTerminal(TABLE, 1, ""));

        assertThat(the(FaultEvent.WagersVoided.class, events).cause().rule()).isEqualTo(new RuleId(MULTI, "6.6(a)"));
        Paying paying = there.floor().terminal(1).till().paying().orElseThrow();
        assertThat(paying.cents()).isEqualTo(100_00);
        assertThat(there.table().layout().pendingOfSeatCents(0)).isZero();
        assertThat(there.chipsCents(2)).isEqualTo(90_00);
    }

    @Test
    @Clause({"act-multi-terminal-2019:4.4(b)(i)", "act-multi-terminal-2019:6.6(b)"})
    void isReadFromTheRecordsWhenItIsTakenOutOfPlayAfterTheClose() {
        FaultTable there =
                FaultTable.wheel(MULTI).open().wager(1, "straight:17", 10_00).close();

        List<Event> events = there.floor().accept(DEALER, new PatronCommand.RetireTerminal(TABLE, 1, "dark"));

        FaultEvent.CaseOpened opened = the(FaultEvent.CaseOpened.class, events);
        assertThat(opened.opened().remedy().rule()).isEqualTo(new RuleId(MULTI, "6.6(b)"));
        assertThat(there.floor().terminal(1).till().paying()).isEmpty();
        there.settle("17");
        assertThat(there.floor().terminal(1).till().paying().orElseThrow().cents())
                .isEqualTo(450_00);
    }

    @Test
    @Clause("act-american-roulette-2005:15.3")
    void isVoidedByTheDealerWhereTheTextSaysSo() {
        FaultTable there = FaultTable.wheel(AMERICAN).open();
        there.wager(1, "straight:17", 10_00).wager(2, "straight:17", 10_00);
        there.failTerminal(TERMINAL, 1, Symptom.SEQUENCE_OR_DISPLAY);
        there.refuses(TERMINAL, new WagerCommand.Place(TABLE, 1, 0, 10_00), FloorReason.OUT_OF_THIS_ROUND);
        assertThat(there.chipsCents(1)).isEqualTo(90_00);
        there.floor().pass(FaultTable.PERIOD_MILLIS);
        there.key("17");
        there.refuses(DEALER, new RoundCommand.ConfirmResult(TABLE), FloorReason.ROUND_HELD);
        there.refuses(DEALER, new LeaveCase(TABLE, there.latestCase(), WHY), FaultReason.NO_CHOICE, "15.3");

        there.floor().accept(DEALER, new OrderRemedy(TABLE, there.latestCase(), ""));

        assertThat(there.phase()).isEqualTo(RoundPhase.SETTLED);
        assertThat(there.chipsCents(1)).isEqualTo(100_00);
        assertThat(there.chipsCents(2)).isEqualTo(450_00);
    }

    @Test
    @Clause("act-american-roulette-2005:15.3")
    void isVoidAtOnceIfTheDealerDeclaresIt() {
        FaultTable there = FaultTable.wheel(AMERICAN).open().wager(1, "straight:17", 10_00);

        there.failTerminal(DEALER, 1, Symptom.DECLARED);

        assertThat(there.chipsCents(1)).isEqualTo(100_00);
        assertThat(there.table().faults().cases()).isEmpty();
        there.refuses(TERMINAL, new WagerCommand.Place(TABLE, 1, 0, 10_00), FloorReason.OUT_OF_THIS_ROUND);
    }

    @Test
    @Clause({"act-american-roulette-2005:15.4", "act-american-roulette-2005:15.7"})
    void isReadFromTheRecordsByTheDealerAfterTheClose() {
        FaultTable there = FaultTable.wheel(AMERICAN).open();
        there.wager(1, "straight:17", 10_00).wager(1, "red", 20_00).close();
        there.failTerminal(DEALER, 1, Symptom.DECLARED);
        there.settle("17");
        assertThat(there.chipsCents(1)).isEqualTo(70_00 + 360_00);

        int red = there.table().play().bet("red");
        Found found = new Found(Finding.WAGERS_NOT_CONFIRMED, List.of(new Doubtful(1, List.of(red))), Optional.empty());
        there.floor().accept(DEALER, new DecideFromRecords(TABLE, there.latestCase(), found, WHY));

        assertThat(there.chipsCents(1)).isEqualTo(90_00 + 360_00);
    }

    @Test
    @Clause({"nsw-rapid-2016:11.5", "nsw-rapid-2016:11.5.1", "nsw-rapid-2016:11.5.1.2", "nsw-rapid-2016:11.5.1.4"})
    void holdsTheRoundUntilASupervisorHasLookedAtTheRecords() {
        FaultTable there = FaultTable.wheel(RAPID).open();
        there.wager(1, "straight:17", 10_00);
        List<Event> opened = there.failTerminal(TERMINAL, 1, Symptom.SEQUENCE_OR_DISPLAY);
        assertThat(the(FaultEvent.CaseOpened.class, opened).grounds()).containsExactly(new RuleId(RAPID, "11.5.1.2"));
        there.floor().pass(FaultTable.PERIOD_MILLIS);
        there.key("17");
        there.floor().restart();
        there.refuses(DEALER, new RoundCommand.ConfirmResult(TABLE), FloorReason.ROUND_HELD);

        DecideFromRecords confirmed =
                new DecideFromRecords(TABLE, there.latestCase(), Found.of(Finding.WAGERS_CONFIRMED), WHY);
        there.refuses(DEALER, confirmed, FaultReason.NOT_ENTITLED, "11.5");
        List<Event> events = there.floor().accept(SUPERVISOR, confirmed);

        assertThat(the(RoundEvent.RoundReleased.class, events).by().who()).isEqualTo(SUPERVISOR);
        assertThat(there.chipsCents(1)).isEqualTo(450_00);
    }

    @Test
    @Clause("nsw-rapid-2016:11.5")
    void isDecidedAtTheDealersTerminalIfASupervisorSigns() {
        FaultTable there = FaultTable.wheel(RAPID).open().wager(1, "straight:17", 10_00);
        there.floor().accept(DEALER, FaultTable.SIGNED, there.failing(1, PLAYER_TERMINAL, Symptom.DECLARED));
        there.close().key("17");

        there.floor()
                .accept(
                        DEALER,
                        FaultTable.SIGNED,
                        new DecideFromRecords(TABLE, there.latestCase(), Found.of(Finding.WAGERS_CONFIRMED), WHY));

        assertThat(there.phase()).isEqualTo(RoundPhase.SETTLED);
        assertThat(there.chipsCents(1)).isEqualTo(450_00);
    }

    @Test
    @Clause("nsw-rapid-2016:11.6")
    void givesBackWhatIsNotConfirmedWhileOthersAreSettled() {
        FaultTable there = FaultTable.wheel(RAPID).open();
        there.wager(1, "straight:17", 10_00).wager(2, "straight:17", 10_00);
        there.failTerminal(SUPERVISOR, 1, Symptom.DECLARED);
        there.floor().pass(FaultTable.PERIOD_MILLIS);
        there.key("17");

        there.floor()
                .accept(
                        SUPERVISOR,
                        new DecideFromRecords(TABLE, there.latestCase(), Found.of(Finding.WAGERS_NOT_CONFIRMED), WHY));

        assertThat(there.phase()).isEqualTo(RoundPhase.SETTLED);
        assertThat(there.chipsCents(1)).isEqualTo(100_00);
        assertThat(there.chipsCents(2)).isEqualTo(450_00);
    }

    @Test
    @Clause("nsw-rapid-2016:11.5.1.1")
    void isSuspectedIfItShowsOtherCreditThanStakesAndOddsMake() {
        FaultTable there = FaultTable.wheel(RAPID).played("straight:17", 10_00, "17");

        assertThat(there.floor().accept(TERMINAL, new CheckCredit(TABLE, 1, 1, 360_00)))
                .isEmpty();
        List<Event> events = there.floor().accept(TERMINAL, new CheckCredit(TABLE, 1, 1, 3_600_00));

        assertThat(the(FaultEvent.CaseOpened.class, events).grounds()).containsExactly(new RuleId(RAPID, "11.5.1.1"));
        there.open();
        there.refuses(TERMINAL, new WagerCommand.Place(TABLE, 1, 0, 10_00), FloorReason.OUT_OF_THIS_ROUND);
        there.floor()
                .accept(
                        SUPERVISOR,
                        new DecideFromRecords(TABLE, there.latestCase(), Found.of(Finding.WAGERS_CONFIRMED), WHY));
        there.wager(1, "red", 10_00);
    }

    @Test
    void isNotForEverybodyToDeclare() {
        FaultTable there = FaultTable.wheel(MULTI).open().wager(1, "red", 10_00);
        there.floor().signOn(CASHIER, Command.NONE, Role.CASH_DESK);

        there.refuses(TERMINAL, there.failing(1, PLAYER_TERMINAL, Symptom.DECLARED), FloorReason.NOT_FOR_THIS_ORIGIN);
        there.refuses(
                CASHIER, there.failing(1, PLAYER_TERMINAL, Symptom.DECLARED), AuthorityReason.NOT_ENTITLED, "6.6(a)");
        there.refuses(
                SUPERVISOR,
                there.failing(Command.NONE, PLAYER_TERMINAL, Symptom.DECLARED),
                FloorReason.NO_SUCH_TERMINAL);
        there.refuses(
                SUPERVISOR,
                new ReportFault(TABLE, 1, 1, Fault.of(PLAYER_TERMINAL, Symptom.DECLARED, 0), " "),
                FaultReason.REASON_MISSING,
                "6.6(a)");
        there.refuses(
                SUPERVISOR,
                there.failing(1, PLAYER_TERMINAL, Symptom.EARLY_REST),
                FaultReason.NOT_A_MALFUNCTION,
                "6.2");
    }

    @Test
    void isOneCaseHoweverOftenItIsReportedAndVoidOnceHoweverOftenItIsNamed() {
        FaultTable there = FaultTable.wheel(RAPID).open().wager(1, "red", 10_00);
        there.failTerminal(TERMINAL, 1, Symptom.SEQUENCE_OR_DISPLAY);
        there.refuses(
                TERMINAL,
                there.failing(1, PLAYER_TERMINAL, Symptom.SEQUENCE_OR_DISPLAY),
                FloorReason.CASE_ALREADY_OPEN);
        int red = there.table().play().bet("red");
        List<Doubtful> twice = List.of(new Doubtful(1, List.of(red, red, -1)), new Doubtful(1, List.of(red)));

        there.refuses(
                SUPERVISOR,
                new DecideFromRecords(
                        TABLE,
                        there.latestCase(),
                        new Found(Finding.WAGERS_CONFIRMED, List.of(), Optional.of("17")),
                        WHY),
                RoundReason.STILL_OPEN);
        there.floor()
                .accept(
                        SUPERVISOR,
                        new DecideFromRecords(
                                TABLE,
                                there.latestCase(),
                                new Found(Finding.WAGERS_NOT_CONFIRMED, twice, Optional.empty()),
                                WHY));

        assertThat(there.chipsCents(1)).isEqualTo(100_00);
    }
}
