package org.baize.devices.till;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import org.baize.devices.Chance;
import org.baize.devices.SteppedTime;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.engine.Floor;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.spec.PinVerifier;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PaperState;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Notes and tickets of one terminal on a real floor, with devices that work and devices that do not. */
class TerminalTillTest {

    private static final int TERMINAL = 101;

    /** By then somebody has been at a device that was out of order. */
    private static final long REPAIRED_MILLIS = 70_000;

    private final SteppedTime time = new SteppedTime(1_794_787_200_000L);
    private final Floor floor = new Floor();
    private final SimulatedAcceptor acceptor = new SimulatedAcceptor(time);
    private final SimulatedPrinter printer = new SimulatedPrinter(time, new Chance(new SplittableRandom(3)));
    private final List<Command> asked = new ArrayList<>();
    private boolean answersAreLost;
    private final TerminalTill till = new TerminalTill(TERMINAL, acceptor, printer, this::ask, time);

    TerminalTillTest() {
        new DemonstrationFloor(
                        "5c".repeat(32),
                        person -> new DemonstrationFloor.Credential(PinVerifier.of("salt", "key"), "key"))
                .founding()
                .forEach(said -> assertThat(say(said.by(), said.command())).isInstanceOf(Answer.Accepted.class));
    }

    private Answer say(Origin by, Command command) {
        return floor.handle(Request.of(by, floor.lastSequence(by) + 1, time.nowMillis(), command))
                .answer();
    }

    private CompletableFuture<Answer> ask(Command command) {
        asked.add(command);
        if (answersAreLost) {
            return CompletableFuture.failedFuture(new IllegalStateException("nobody leads"));
        }
        return CompletableFuture.completedFuture(say(Origin.terminal(TERMINAL), command));
    }

    private Terminal terminal() {
        return floor.state().terminalAt(TERMINAL);
    }

    private void pass(long millis) {
        for (long passed = 0; passed < millis; passed += 100) {
            time.pass(100);
            till.look(terminal());
        }
    }

    private void buyIn() {
        acceptor.insertNote(100_00);
        pass(3_000);
    }

    private void cashOut() {
        say(Origin.terminal(TERMINAL), new MoneyCommand.CashOut(TERMINAL));
        pass(4_000);
    }

    @Test
    void aTerminalOfTheDemonstrationHasATillOfItsOwn() {
        SimulatedTill simulated =
                new SimulatedTill(floor.state(), TERMINAL, this::ask, time, new Chance(new SplittableRandom(4)));
        simulated.acceptor().insertNote(50_00);
        time.pass(3_000);
        assertThat(terminal().chips().balanceCents()).isEqualTo(50_00);

        say(Origin.terminal(TERMINAL), new MoneyCommand.CashOut(TERMINAL));
        simulated.look(floor.state());
        time.pass(4_000);
        assertThat(simulated.printer().lastOut()).isPresent();
        assertThat(terminal().till().paying()).isEmpty();
    }

    @Test
    void aTerminalForMoneyHasNoSimulatedTill() {
        FloorState forMoney = new FloorState();
        TableSpec table = DemonstrationTables.spec(DemonstrationTables.LIVE_ROULETTE);
        forMoney.install(
                1, new TableSpec(table.name(), table.rulebookId(), table.setup(), table.installation(), table.cloth()));
        forMoney.install(1, new TerminalSpec(List.of(1), false, List.of(), true, true), table.rulebookId());

        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> new SimulatedTill(forMoney, 1, this::ask, time, new Chance(new SplittableRandom(4))))
                .withMessageContaining("is for money");
    }

    @Test
    void aNoteOfWhichNobodyKnowsWhetherItWasCreditedStaysInTheHouseAndTheNextIsTaken() {
        answersAreLost = true;
        CompletableFuture<NoteAcceptor.End> first = acceptor.insertNote(100_00).toCompletableFuture();
        pass(3_000);
        answersAreLost = false;
        CompletableFuture<NoteAcceptor.End> second = acceptor.insertNote(50_00).toCompletableFuture();
        pass(3_000);

        assertThat(first).isCompletedWithValue(NoteAcceptor.End.STACKED);
        assertThat(second).isCompletedWithValue(NoteAcceptor.End.STACKED);
        assertThat(terminal().chips().balanceCents()).isEqualTo(50_00);
    }

    @Test
    void aNoteIsStackedOnceItIsCredited() {
        List<AcceptorReport> reports = new ArrayList<>();
        acceptor.listen(reports::add);
        buyIn();

        assertThat(terminal().chips().balanceCents()).isEqualTo(100_00);
        assertThat(reports).containsExactly(new AcceptorReport.NoteHeld(100_00, true));
        acceptor.insertNote(50_00);
        pass(3_000);
        assertThat(terminal().chips().balanceCents()).isEqualTo(150_00);
    }

    @Test
    void aNoteThatTheFloorRefusesIsGivenBackAndTheNextIsTaken() {
        acceptor.misbehave(AcceptorMisbehaviour.FOREIGN);
        buyIn();
        assertThat(terminal().chips().balanceCents()).isZero();
        assertThat(acceptor.stacked()).isEmpty();

        buyIn();
        assertThat(terminal().chips().balanceCents()).isEqualTo(100_00);
        assertThat(acceptor.stacked()).containsExactly(new AcceptorReport.NoteHeld(100_00, true));
    }

    @Test
    void whoeverPushesANoteInSeesWhatBecomesOfIt() {
        List<NoteAcceptor.End> ends = new ArrayList<>();
        List.of(AcceptorMisbehaviour.REJECTS, AcceptorMisbehaviour.FOREIGN, AcceptorMisbehaviour.JAMS)
                .forEach(wrong -> {
                    acceptor.misbehave(wrong);
                    acceptor.insertNote(100_00).thenAccept(ends::add);
                    pass(3_000);
                });
        acceptor.insertNote(100_00).thenAccept(ends::add);
        pass(REPAIRED_MILLIS);
        acceptor.insertNote(100_00).thenAccept(ends::add);
        pass(3_000);

        assertThat(ends)
                .containsExactly(
                        NoteAcceptor.End.RETURNED,
                        NoteAcceptor.End.RETURNED,
                        NoteAcceptor.End.JAMMED,
                        NoteAcceptor.End.RETURNED,
                        NoteAcceptor.End.STACKED);
        assertThat(terminal().chips().balanceCents())
                .as("what is stuck is credited")
                .isEqualTo(200_00);
    }

    @Test
    void aNoteThatNobodyCanReadNeverReachesTheFloor() {
        acceptor.misbehave(AcceptorMisbehaviour.REJECTS);
        buyIn();

        assertThat(asked).isEmpty();
    }

    @Test
    void aJamIsToldAndNoNoteIsTakenUntilItIsCleared() {
        acceptor.misbehave(AcceptorMisbehaviour.JAMS);
        buyIn();
        assertThat(terminal().chips().balanceCents()).isEqualTo(100_00);
        assertThat(terminal().till().acceptor()).isEqualTo(org.baize.rules.cash.NoteAcceptor.OUT_OF_ORDER);

        buyIn();
        assertThat(terminal().chips().balanceCents()).isEqualTo(100_00);

        pass(60_000);
        assertThat(terminal().till().acceptor()).isEqualTo(org.baize.rules.cash.NoteAcceptor.READY);
        buyIn();
        assertThat(terminal().chips().balanceCents()).isEqualTo(200_00);
    }

    @Test
    void aFullStackerOrADeadLineTakesNoNotes() {
        acceptor.misbehave(AcceptorMisbehaviour.STACKER_FULL);
        buyIn();
        assertThat(terminal().till().acceptor()).isEqualTo(org.baize.rules.cash.NoteAcceptor.OUT_OF_ORDER);
        pass(60_000);

        acceptor.misbehave(AcceptorMisbehaviour.OFFLINE);
        buyIn();
        assertThat(terminal().chips().balanceCents()).isEqualTo(100_00);
        assertThat(terminal().till().acceptor()).isEqualTo(org.baize.rules.cash.NoteAcceptor.OUT_OF_ORDER);
    }

    @Test
    void aTicketIsPrintedOnceAndCountsWhenItIsOut() {
        buyIn();
        cashOut();

        assertThat(terminal().status().account()).isEqualTo(AccountState.NONE);
        assertThat(floor.state().papers().slips())
                .singleElement()
                .satisfies(slip -> assertThat(slip.state()).isEqualTo(PaperState.OUTSTANDING));
        assertThat(asked.stream().filter(MoneyCommand.TicketPrinted.class::isInstance))
                .hasSize(1);
        assertThat(printer.lastOut())
                .hasValue(floor.state().papers().slips().iterator().next().number());
    }

    @Test
    void aTicketThatWasOutBeforeARestartIsNotPrintedAgain() {
        buyIn();
        say(Origin.terminal(TERMINAL), new MoneyCommand.CashOut(TERMINAL));
        long number = terminal().till().paying().orElseThrow().number().orElseThrow();
        printer.print(new Ticket(number, 100_00, TERMINAL, terminal().rulebookId(), time.nowMillis()));
        time.pass(4_000);

        // A till that starts anew beside the same printer.
        new TerminalTill(TERMINAL, acceptor, printer, this::ask, time).look(terminal());

        assertThat(asked.getLast()).isEqualTo(new MoneyCommand.TicketPrinted(TERMINAL, number));
        assertThat(terminal().till().paying()).isEmpty();
    }

    @Test
    @Clause("act-multi-terminal-2019:4.9")
    void aTicketThatDoesNotComeOutIsPaidByHand() {
        for (PrinterMisbehaviour how : PrinterMisbehaviour.values()) {
            printer.misbehave(how);
            buyIn();
            cashOut();

            assertThat(terminal().till().paying())
                    .as("%s", how)
                    .hasValueSatisfying(paying -> assertThat(paying.paper()).isEqualTo(Paper.HAND_PAY_VOUCHER));
            assertThat(say(DemonstrationFloor.SUPERVISORS.getFirst(), new MoneyCommand.ArrangeHandPay(TERMINAL)))
                    .isInstanceOf(Answer.Accepted.class);
            pass(70_000);
            assertThat(terminal().till().printerReady()).isTrue();
        }
        assertThat(floor.state().ledger().sumCents()).isZero();
    }
}
