package org.baize.devices.till;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.baize.devices.Clockwork;
import org.baize.devices.Listeners;
import org.baize.devices.Mischief;
import org.jspecify.annotations.Nullable;

/** A note acceptor that is not there. Serves terminals of a demonstration only. */
public final class SimulatedAcceptor implements NoteAcceptor {

    private static final long READ_MILLIS = 600;
    private static final long MOVE_MILLIS = 300;
    private static final long REPAIR_MILLIS = 60_000;

    private final Clockwork time;
    private final Mischief<AcceptorMisbehaviour> mischief = new Mischief<>();
    private final Listeners<AcceptorReport> listeners = new Listeners<>();
    private volatile boolean ready = true;
    private final List<AcceptorReport> stacked = new CopyOnWriteArrayList<>();
    private @Nullable AcceptorReport held;
    private CompletableFuture<End> pushed = new CompletableFuture<>();

    public SimulatedAcceptor(Clockwork time) {
        this.time = time;
    }

    /** Has it do this wrong as soon as it can. */
    public void misbehave(AcceptorMisbehaviour next) {
        mischief.add(next);
    }

    @Override
    public void listen(Consumer<? super AcceptorReport> listener) {
        listeners.add(listener);
    }

    @Override
    public boolean ready() {
        return ready;
    }

    /** What lies in the stacker, in the order in which it came. */
    public List<AcceptorReport> stacked() {
        return List.copyOf(stacked);
    }

    /** The player pushes a note in, and sees what becomes of it. */
    public CompletionStage<End> insertNote(long noteCents) {
        return insert(() -> new AcceptorReport.NoteHeld(noteCents, !mischief.now(AcceptorMisbehaviour.FOREIGN)));
    }

    /** The player pushes a ticket in, and sees what becomes of it. */
    public CompletionStage<End> insertTicket(String barcode) {
        return insert(() -> new AcceptorReport.TicketHeld(barcode));
    }

    private CompletionStage<End> insert(Supplier<AcceptorReport> reading) {
        CompletableFuture<End> seen = new CompletableFuture<>();
        time.after(READ_MILLIS, () -> {
            if (mischief.now(AcceptorMisbehaviour.OFFLINE)) {
                fail(new AcceptorReport.WentOffline());
                seen.complete(End.RETURNED);
            } else if (held != null || !ready || mischief.now(AcceptorMisbehaviour.REJECTS)) {
                listeners.tell(new AcceptorReport.Rejected());
                seen.complete(End.RETURNED);
            } else {
                AcceptorReport read = reading.get();
                held = read;
                pushed = seen;
                listeners.tell(read);
            }
        });
        return seen;
    }

    /** Out of order until somebody has been there. */
    private void fail(AcceptorReport why) {
        ready = false;
        listeners.tell(why);
        time.after(REPAIR_MILLIS, () -> {
            ready = true;
            listeners.tell(new AcceptorReport.Ready());
        });
    }

    @Override
    public CompletionStage<End> stack() {
        return move(End.STACKED);
    }

    @Override
    public CompletionStage<End> giveBack() {
        return move(End.RETURNED);
    }

    private CompletionStage<End> move(End where) {
        CompletableFuture<End> moved = new CompletableFuture<>();
        time.after(MOVE_MILLIS, () -> {
            End end = moveNow(where);
            moved.complete(end);
            pushed.complete(end);
        });
        return moved;
    }

    private End moveNow(End where) {
        AcceptorReport moved = held;
        if (moved == null) {
            return End.NOTHING;
        }
        held = null;
        if (where == End.STACKED && mischief.now(AcceptorMisbehaviour.JAMS)) {
            fail(new AcceptorReport.Jammed());
            return End.JAMMED;
        }
        if (where == End.STACKED) {
            stacked.add(moved);
        }
        if (where == End.STACKED && mischief.now(AcceptorMisbehaviour.STACKER_FULL)) {
            fail(new AcceptorReport.StackerFull());
        }
        return where;
    }
}
