package org.baize.engine.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SIC_BO;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.fault.FaultTable.WHY;
import static org.baize.engine.fault.FaultTable.the;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.FaultCommand.DecideFromRecords;
import org.baize.engine.command.FaultCommand.Fault;
import org.baize.engine.command.FaultCommand.Found;
import org.baize.engine.command.FaultCommand.LeaveCase;
import org.baize.engine.command.FaultCommand.OrderRemedy;
import org.baize.engine.command.FaultCommand.ReportFault;
import org.baize.engine.command.FaultCommand.ShowError;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.state.FaultFile;
import org.baize.engine.view.LastPlayed;
import org.baize.engine.view.PlayerView;
import org.baize.rules.fault.FaultReason;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Finding;
import org.baize.rules.fault.Symptom;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.RoundPhase;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever fails beside a player terminal: system, servers, wheels, displays. */
class SystemFaultTest {

    @ParameterizedTest
    @EnumSource(
            value = FaultyPart.class,
            names = {"GAME_SYSTEM", "DEALER_TERMINAL"})
    @Clause("act-multi-terminal-2019:6.7(a)")
    void voidsTheRoundIfTheSystemFailsBeforeTheClose(FaultyPart part) {
        FaultTable there = FaultTable.wheel(MULTI).open();
        there.wager(1, "straight:17", 10_00).wager(2, "red", 10_00);
        there.floor().place(3, "red", 5_00);

        List<Event> events = there.fail(Origin.SYSTEM, part, Symptom.SEQUENCE_OR_DISPLAY);

        assertThat(there.phase()).isEqualTo(RoundPhase.VOID);
        assertThat(the(RoundEvent.RoundVoided.class, events).rule()).isEqualTo(new RuleId(MULTI, "6.7(a)"));
        PlayerView shown =
                PlayerView.of(there.floor().floor().state(), there.floor().terminal(1));
        assertThat(shown.tables().getFirst().last()).contains(new LastPlayed(1, 10_00, 0, 10_00, false));
        assertThat(shown.tables().getFirst().money().winCents()).isZero();
        for (int terminal = 1; terminal <= 3; terminal++) {
            assertThat(there.chipsCents(terminal)).isEqualTo(100_00);
        }
        there.floor().restart();
        there.refuses(
                Origin.SYSTEM,
                there.failing(Command.NONE, part, Symptom.SEQUENCE_OR_DISPLAY),
                FloorReason.ROUND_IS_VOID);
    }

    @Test
    @Clause("act-multi-terminal-2019:6.7(b)")
    void keepsTheWagersIfTheSystemFailsAfterTheClose() {
        FaultTable there =
                FaultTable.wheel(MULTI).open().wager(1, "straight:17", 10_00).close();

        there.floor().restart();
        there.fail(Origin.SYSTEM, FaultyPart.GAME_SYSTEM, Symptom.SEQUENCE_OR_DISPLAY);
        there.floor().restart();
        there.settle("17");

        assertThat(there.chipsCents(1)).isEqualTo(450_00);
        there.floor()
                .accept(
                        SUPERVISOR,
                        new DecideFromRecords(TABLE, there.latestCase(), Found.of(Finding.WAGERS_NOT_CONFIRMED), WHY));
        assertThat(there.chipsCents(1)).isEqualTo(100_00);
        assertThat(there.table().past(1).orElseThrow().outcome()).isEmpty();
    }

    @Test
    @Clause({"act-american-roulette-2005:15.5", "act-american-roulette-2005:15.6"})
    void isDeclaredByTheDealerWhereTheTextSaysSo() {
        FaultTable there =
                FaultTable.wheel(AMERICAN).open().wager(1, "straight:17", 10_00).wager(2, "red", 10_00);
        there.fail(DEALER, FaultyPart.GAME_SYSTEM, Symptom.DECLARED);
        assertThat(there.phase()).isEqualTo(RoundPhase.VOID);
        assertThat(there.chipsCents(1) + there.chipsCents(2)).isEqualTo(200_00);

        there.open().wager(1, "straight:17", 10_00).close();
        there.fail(DEALER, FaultyPart.GAME_SYSTEM, Symptom.DECLARED);
        there.floor().restart();
        there.settle("17");
        assertThat(there.chipsCents(1)).isEqualTo(450_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:6.2")
    void leavesOtherEquipmentToASupervisor() {
        FaultTable there = FaultTable.wheel(MULTI).played("straight:17", 10_00, "17");
        there.refuses(
                DEALER,
                there.failing(Command.NONE, FaultyPart.LIVE_WHEEL, Symptom.DECLARED),
                FaultReason.NOT_ENTITLED,
                "6.2");

        there.fail(SUPERVISOR, FaultyPart.LIVE_WHEEL, Symptom.DECLARED);
        there.floor().accept(SUPERVISOR, new LeaveCase(TABLE, there.latestCase(), WHY));
        assertThat(there.chipsCents(1)).isEqualTo(450_00);

        there.fail(SUPERVISOR, FaultyPart.LIVE_WHEEL, Symptom.DECLARED);
        there.refuses(SUPERVISOR, new OrderRemedy(TABLE, there.latestCase(), ""), FaultReason.REASON_MISSING, "6.2");
        there.floor().accept(SUPERVISOR, new OrderRemedy(TABLE, there.latestCase(), WHY));
        assertThat(there.chipsCents(1)).isEqualTo(100_00);
        assertThat(there.table().faults().cases()).isEmpty();
    }

    @Test
    @Clause({"act-multi-terminal-2019:6.5", "nsw-rapid-2016:11.2", "act-american-roulette-2005:15.2"})
    void playsOnWhateverTheResultsDisplayShows() {
        for (String text : List.of(MULTI, RAPID, AMERICAN)) {
            FaultTable there = FaultTable.wheel(text)
                    .open()
                    .wager(1, "straight:17", 10_00)
                    .close()
                    .key("17");
            FaultCommand shown = there.failing(Command.NONE, FaultyPart.RESULTS_DISPLAY, Symptom.SEQUENCE_OR_DISPLAY);
            there.floor().send(Origin.SYSTEM, shown);
            assertThat(there.table().held()).isFalse();
            assertThat(there.table().faults().cases()).isEmpty();
            there.floor().accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
            assertThat(there.chipsCents(1)).isEqualTo(450_00);
        }
    }

    @Test
    @Clause("nsw-rapid-2016:11.1")
    void voidsOnlyTheTerminalsThatTheFailedSoftwareControls() {
        FaultTable there = FaultTable.wheel(RAPID).open();
        for (int terminal = 1; terminal <= 3; terminal++) {
            there.wager(terminal, "straight:17", 10_00);
        }
        there.close().settle("17");
        Fault fault = new Fault(
                FaultyPart.GAME_SYSTEM, Symptom.DECLARED, there.floor().nowMillis(), List.of(1, 2));
        ReportFault report = new ReportFault(TABLE, Command.NONE, 1, fault, WHY);
        there.refuses(DEALER, report, FaultReason.NOT_ENTITLED, "11.1");

        there.floor().accept(SUPERVISOR, report);

        assertThat(there.chipsCents(1)).isEqualTo(100_00);
        assertThat(there.chipsCents(2)).isEqualTo(100_00);
        assertThat(there.chipsCents(3)).isEqualTo(450_00);
    }

    @Test
    @Clause("nsw-rapid-2016:11.1")
    void leavesARoundAloneThatWasSettledBeforeTheFaultBegan() {
        FaultTable there = FaultTable.wheel(RAPID).played("straight:17", 10_00, "17");
        long settled = there.floor().nowMillis();
        there.floor().pass(1_000);
        there.floor().restart();

        there.refuses(SUPERVISOR, systemFault(settled + 1), FaultReason.ROUND_NOT_TOUCHED, "11.1");
        assertThat(there.chipsCents(1)).isEqualTo(450_00);
        there.floor().accept(SUPERVISOR, systemFault(settled));

        assertThat(there.chipsCents(1)).isEqualTo(100_00);
    }

    private static ReportFault systemFault(long beganAtMillis) {
        Fault fault = Fault.of(FaultyPart.GAME_SYSTEM, Symptom.DECLARED, beganAtMillis);
        return new ReportFault(TABLE, Command.NONE, 1, fault, WHY);
    }

    @Test
    @Clause("nsw-rapid-2016:11.7")
    void settlesAnAutomatedWheelOnTheNumberThatASupervisorEnters() {
        FaultTable there = FaultTable.automatedWheel().open();
        there.wager(1, "straight:17", 10_00).close();
        there.fail(Origin.device(TABLE), FaultyPart.AUTOMATED_WHEEL, Symptom.ERROR_AFTER_CLOSE);
        assertThat(there.table().held()).isTrue();
        Found found = new Found(Finding.NO_MALFUNCTION, List.of(), Optional.of("17"));
        DecideFromRecords decide = new DecideFromRecords(TABLE, there.latestCase(), found, WHY);
        there.refuses(DEALER, decide, FaultReason.NOT_ENTITLED, "11.7");
        there.refuses(
                SUPERVISOR,
                new DecideFromRecords(
                        TABLE,
                        there.latestCase(),
                        new Found(Finding.NO_MALFUNCTION, List.of(), Optional.of("38")),
                        WHY),
                FloorReason.NO_SUCH_OUTCOME);

        List<Event> events = there.floor().accept(SUPERVISOR, decide);

        assertThat(the(RoundEvent.RoundSettled.class, events).rule()).isEqualTo(new RuleId(RAPID, "11.7"));
        assertThat(there.chipsCents(1)).isEqualTo(450_00);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:7.1.a", "nsw-sic-bo-2016:7.1.b", "nsw-sic-bo-2016:7.2.2"})
    void settlesDiceFromTheRecordsOnWhatReallyFell() {
        FaultTable there = FaultTable.dice().open();
        there.wager(1, "small", 10_00).wager(2, "big", 10_00);
        there.failTerminal(Origin.terminal(1), 1, Symptom.SEQUENCE_OR_DISPLAY);
        assertThat(there.chipsCents(1)).isEqualTo(90_00);
        there.floor().pass(FaultTable.PERIOD_MILLIS);
        Found found = new Found(Finding.WAGERS_CONFIRMED, List.of(), Optional.of("1-2-4"));

        List<Event> events =
                there.floor().accept(SUPERVISOR, new DecideFromRecords(TABLE, there.latestCase(), found, WHY));

        assertThat(the(RoundEvent.RoundSettled.class, events).rule()).isEqualTo(new RuleId(SIC_BO, "7.1.b"));
        assertThat(there.chipsCents(1)).isEqualTo(110_00);
        assertThat(there.chipsCents(2)).isEqualTo(90_00);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:7.3", "nsw-sic-bo-2016:7.2.3", "nsw-sic-bo-2016:7.2"})
    void voidsOnlyWagersOfTheTerminalThatCannotBeConfirmed() {
        FaultTable there = FaultTable.dice().open();
        there.wager(1, "small", 10_00).wager(2, "small", 10_00);
        there.failTerminal(SUPERVISOR, 1, Symptom.DECLARED);
        there.floor().pass(FaultTable.PERIOD_MILLIS);
        Found found = new Found(Finding.WAGERS_NOT_CONFIRMED, List.of(), Optional.of("1-2-4"));
        there.floor().accept(SUPERVISOR, new DecideFromRecords(TABLE, there.latestCase(), found, WHY));

        assertThat(there.chipsCents(1)).isEqualTo(100_00);
        assertThat(there.chipsCents(2)).isEqualTo(110_00);
    }

    @Test
    void keepsOnlySoManyErrorsOfOneTerminalInARound() {
        FaultTable there = FaultTable.dice().open();
        for (int code = 0; code <= FaultFile.ERRORS_OF_ONE_TERMINAL; code++) {
            there.floor().accept(Origin.terminal(1), new ShowError(TABLE, 1, "E" + code));
        }

        assertThat(there.table().faults().errorsIn(there.round())).hasSize(FaultFile.ERRORS_OF_ONE_TERMINAL);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:7.6", "nsw-sic-bo-2016:7.6.1", "nsw-sic-bo-2016:7.6.1.1"})
    void takesTheSameErrorOnSeveralTerminalsForTheServers() {
        FaultTable there = FaultTable.dice().open();
        there.wager(1, "small", 10_00).wager(2, "small", 10_00);
        there.floor().accept(Origin.terminal(1), new ShowError(TABLE, 1, "E7"));
        there.floor().accept(Origin.terminal(1), new ShowError(TABLE, 1, "E7"));
        assertThat(there.table().faults().errorsIn(1)).hasSize(1);
        there.floor().accept(Origin.terminal(2), new ShowError(TABLE, 2, "E8"));
        assertThat(there.chipsCents(1)).isEqualTo(90_00);
        there.floor().restart();

        List<Event> events = there.floor().accept(Origin.terminal(2), new ShowError(TABLE, 2, "E7"));

        assertThat(the(FaultEvent.CaseOpened.class, events).grounds()).containsExactly(new RuleId(SIC_BO, "7.6.1.1"));
        assertThat(the(RoundEvent.RoundVoided.class, events).rule()).isEqualTo(new RuleId(SIC_BO, "7.6"));
        assertThat(there.chipsCents(1)).isEqualTo(100_00);
        assertThat(there.chipsCents(2)).isEqualTo(100_00);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void leavesItToAPersonWhetherADeviceThatFailsNowSpoiledARoundThatIsOver(boolean ordered) {
        FaultTable there = FaultTable.dice().open().wager(1, "big", 10_00);
        Origin device = Origin.device(TABLE);
        there.floor().pass(FaultTable.PERIOD_MILLIS);
        there.failTerminal(SUPERVISOR, 1, Symptom.DECLARED);
        Found found = new Found(Finding.WAGERS_CONFIRMED, List.of(), Optional.of("1-2-4"));
        there.floor().accept(SUPERVISOR, new DecideFromRecords(TABLE, there.latestCase(), found, WHY));
        assertThat(there.chipsCents(1)).isEqualTo(90_00);
        ReportFault report = new ReportFault(
                TABLE, Command.NONE, 1, Fault.of(FaultyPart.SERVER, Symptom.SAME_ERROR_ON_SEVERAL, 0), WHY);

        there.floor().accept(device, report);

        assertThat(there.chipsCents(1)).isEqualTo(90_00);
        long number = there.latestCase();
        there.refuses(device, new OrderRemedy(TABLE, number, WHY), AuthorityReason.NOT_ENTITLED);
        there.refuses(device, new LeaveCase(TABLE, number, WHY), AuthorityReason.NOT_ENTITLED);
        there.floor()
                .accept(SUPERVISOR, ordered ? new OrderRemedy(TABLE, number, WHY) : new LeaveCase(TABLE, number, WHY));
        assertThat(there.chipsCents(1)).isEqualTo(ordered ? 100_00 : 90_00);
        assertThat(there.table().faults().cases()).isEmpty();
    }

    @Test
    @Clause({"nsw-sic-bo-2016:7.6.1.2", "nsw-sic-bo-2016:7.4.2"})
    void voidsTheRoundForATumblerOrServerThatASupervisorThinksBroken() {
        for (FaultyPart part : List.of(FaultyPart.TUMBLER, FaultyPart.SERVER)) {
            FaultTable there = FaultTable.dice().open().wager(1, "small", 10_00);
            there.fail(SUPERVISOR, part, Symptom.DECLARED);
            assertThat(there.chipsCents(1)).isEqualTo(100_00);
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:6.6(a)", "act-multi-terminal-2019:6.7(a)"})
    void whoeverMayNotReadTheRecordsReversesNoSettledRound() {
        FaultTable there = FaultTable.wheel(MULTI).open();
        long began = there.floor().nowMillis();
        there.wager(1, "straight:17", 10_00).close().settle("17");
        long won = there.chipsCents(1);

        there.floor()
                .accept(
                        DEALER,
                        new FaultCommand.ReportFault(
                                TABLE,
                                Command.NONE,
                                1,
                                FaultCommand.Fault.of(FaultyPart.GAME_SYSTEM, Symptom.DECLARED, began),
                                FaultTable.WHY));

        assertThat(there.chipsCents(1)).isEqualTo(won);
        there.floor().accept(SUPERVISOR, new FaultCommand.OrderRemedy(TABLE, there.latestCase(), FaultTable.WHY));
        assertThat(there.chipsCents(1)).isEqualTo(100_00);
    }
}
