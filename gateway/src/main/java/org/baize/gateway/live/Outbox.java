package org.baize.gateway.live;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import org.baize.engine.Floor;

/**
 * What goes out to one socket. The server beneath would keep any amount for a terminal that does not read; here only a few messages
 * may be on their way. A change that finds more is left out, and what is then shown comes when the socket has taken the others. A
 * socket that stays behind is closed: the terminal connects anew and misses nothing, since all it shows is on the floor.
 */
final class Outbox {

    /** So many changes may be on their way; answers beside them, as many as there may be asks. */
    static final int CHANGES_UNDER_WAY = 4;

    static final int ANSWERS_UNDER_WAY = CHANGES_UNDER_WAY + Floor.ANSWERS_KEPT;
    static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final Wire wire;
    private final Owner owner;
    private final LongSupplier nanoClock;
    private final AtomicInteger underWay = new AtomicInteger();
    private volatile boolean behind;
    private volatile long behindSinceNanos;

    /** Whose box it is. */
    interface Owner {

        /** The socket has taken everything: what was left out may go now. */
        void caughtUp();

        /** The socket does not read. */
        void tooSlow();
    }

    Outbox(Wire wire, Owner owner, LongSupplier nanoClock) {
        this.wire = wire;
        this.owner = owner;
        this.nanoClock = nanoClock;
    }

    /** Sends a change, or leaves it out. */
    boolean change(String text) {
        if (underWay.get() >= CHANGES_UNDER_WAY) {
            fallBehind();
            return false;
        }
        send(text);
        return true;
    }

    /** Sends what cannot be left out. */
    void answer(String text) {
        if (underWay.get() >= ANSWERS_UNDER_WAY) {
            owner.tooSlow();
        } else {
            send(text);
        }
    }

    private void fallBehind() {
        long now = nanoClock.getAsLong();
        if (!behind) {
            behindSinceNanos = now;
            behind = true;
            if (underWay.get() == 0) {
                taken(); // the last was taken at this very moment
            }
        } else if (now - behindSinceNanos > PATIENCE_NANOS) {
            owner.tooSlow();
        }
    }

    private void send(String text) {
        underWay.incrementAndGet();
        wire.send(text).whenComplete((_, _) -> {
            underWay.decrementAndGet();
            taken();
        });
    }

    private void taken() {
        if (behind && underWay.get() == 0) {
            behind = false;
            owner.caughtUp();
        }
    }
}
