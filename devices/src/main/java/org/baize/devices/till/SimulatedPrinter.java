package org.baize.devices.till;

import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.baize.devices.Chance;
import org.baize.devices.Clockwork;
import org.baize.devices.Listeners;
import org.baize.devices.Mischief;

/** A ticket printer that is not there. Serves terminals of a demonstration only. */
public final class SimulatedPrinter implements TicketPrinter {

    private static final long REPAIR_MILLIS = 60_000;

    private final Clockwork time;
    private final Chance chance;
    private final Mischief<PrinterMisbehaviour> mischief = new Mischief<>();
    private final Listeners<Boolean> listeners = new Listeners<>();
    private volatile boolean ready = true;
    private volatile OptionalLong lastOut = OptionalLong.empty();

    public SimulatedPrinter(Clockwork time, Chance chance) {
        this.time = time;
        this.chance = chance;
    }

    /** Has it do this wrong as soon as it can. */
    public void misbehave(PrinterMisbehaviour next) {
        mischief.add(next);
    }

    @Override
    public void listen(Consumer<? super Boolean> listener) {
        listeners.add(listener);
    }

    @Override
    public boolean ready() {
        return ready;
    }

    @Override
    public OptionalLong lastOut() {
        return lastOut;
    }

    @Override
    public CompletionStage<Printed> print(Ticket ticket) {
        CompletableFuture<Printed> printed = new CompletableFuture<>();
        time.after(chance.between(1_500, 3_000), () -> printed.complete(printNow(ticket)));
        return printed;
    }

    private Printed printNow(Ticket ticket) {
        if (!ready || mischief.now(PrinterMisbehaviour.OFFLINE)) {
            return fail(Printed.OFFLINE);
        }
        if (mischief.now(PrinterMisbehaviour.OUT_OF_PAPER)) {
            return fail(Printed.NO_PAPER);
        }
        if (mischief.now(PrinterMisbehaviour.JAM)) {
            return fail(Printed.JAMMED);
        }
        if (mischief.now(PrinterMisbehaviour.TORN)) {
            return Printed.ILLEGIBLE;
        }
        lastOut = OptionalLong.of(ticket.number());
        return Printed.OUT;
    }

    /** Out of order until somebody has been there. */
    private Printed fail(Printed why) {
        if (ready) {
            ready = false;
            time.after(0, () -> listeners.tell(false));
            time.after(REPAIR_MILLIS, () -> {
                ready = true;
                listeners.tell(true);
            });
        }
        return why;
    }
}
