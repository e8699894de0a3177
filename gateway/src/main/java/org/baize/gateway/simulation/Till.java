package org.baize.gateway.simulation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.baize.devices.Chance;
import org.baize.devices.Clockwork;
import org.baize.devices.till.AcceptorMisbehaviour;
import org.baize.devices.till.Line;
import org.baize.devices.till.NoteAcceptor;
import org.baize.devices.till.PrinterMisbehaviour;
import org.baize.devices.till.SimulatedTill;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.state.FloorState;
import org.baize.rules.cash.CreditReason;
import org.baize.rules.law.Reason;

/** The simulated till of one terminal, under the names that screens know. */
public final class Till {

    /** Why the acceptor gives something back that the floor has not heard of. */
    enum SlotReason implements Reason {
        SLOT_TAKEN("The acceptor has not yet done with what went in before."),
        NOT_READ("The acceptor cannot read this and gives it back. Please try again.");

        private final String sentence;

        SlotReason(String sentence) {
            this.sentence = sentence;
        }

        @Override
        public String sentence() {
            return sentence;
        }
    }

    private static final String ACCEPTOR = "ACCEPTOR_";
    private static final String PRINTER = "PRINTER_";

    private final int terminal;
    private final SimulatedTill till;

    /** What the floor says to what was pushed in last; nothing where it was not asked. */
    private volatile Optional<CompletionStage<Answer>> said = Optional.empty();

    private final AtomicBoolean taken = new AtomicBoolean();

    Till(FloorState state, int terminal, Line line, Clockwork time, Chance chance) {
        this.terminal = terminal;
        this.till = new SimulatedTill(state, terminal, command -> overheard(command, line), time, chance);
    }

    private CompletionStage<Answer> overheard(Command command, Line line) {
        CompletionStage<Answer> answer = line.ask(command);
        if (command instanceof MoneyCommand.InsertNote || command instanceof MoneyCommand.InsertTicket) {
            said = Optional.of(answer);
        }
        return answer;
    }

    void look(FloorState floor) {
        till.look(floor);
    }

    SimulatorView.Till view() {
        return new SimulatorView.Till(
                terminal, till.acceptor().ready(), till.printer().ready(), misbehaviours());
    }

    /** What the acceptor and the printer can be told to do wrong. */
    static List<String> misbehaviours() {
        List<String> all = new ArrayList<>();
        Arrays.stream(AcceptorMisbehaviour.values()).forEach(one -> all.add(ACCEPTOR + one));
        Arrays.stream(PrinterMisbehaviour.values()).forEach(one -> all.add(PRINTER + one));
        return all;
    }

    /** Has one of them do this wrong as soon as it can. */
    public void misbehave(String next) {
        if (!misbehaviours().contains(next)) {
            throw new NoSuchElementException("a till cannot do that; there are " + String.join(", ", misbehaviours()));
        }
        if (next.startsWith(ACCEPTOR)) {
            till.acceptor().misbehave(AcceptorMisbehaviour.valueOf(next.substring(ACCEPTOR.length())));
        } else {
            till.printer().misbehave(PrinterMisbehaviour.valueOf(next.substring(PRINTER.length())));
        }
    }

    /** The player pushes a note in; the answer comes when the acceptor has done with it. */
    public CompletionStage<Answer> insertNote(long noteCents) {
        return push(() -> till.acceptor().insertNote(noteCents));
    }

    /** The player pushes a ticket in. */
    public CompletionStage<Answer> insertTicket(String barcode) {
        return push(() -> till.acceptor().insertTicket(barcode));
    }

    /** One thing at a time, so that what the floor says then is said of this. */
    private CompletionStage<Answer> push(Supplier<CompletionStage<NoteAcceptor.End>> something) {
        if (!taken.compareAndSet(false, true)) {
            return CompletableFuture.completedFuture(Answer.refuse(SlotReason.SLOT_TAKEN));
        }
        said = Optional.empty();
        return something.get().thenCompose(_ -> said.orElseGet(this::unread)).whenComplete((_, _) -> taken.set(false));
    }

    private CompletionStage<Answer> unread() {
        return CompletableFuture.completedFuture(
                Answer.refuse(till.acceptor().ready() ? SlotReason.NOT_READ : CreditReason.ACCEPTOR_NOT_READY));
    }
}
