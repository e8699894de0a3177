package org.baize.gateway.live;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import org.baize.engine.Floor;
import org.jspecify.annotations.Nullable;

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
    private final AtomicReference<@Nullable Behind> behind = new AtomicReference<>();

    /** Changes were left out, since then. */
    private record Behind(long sinceNanos) {}

    /** Whose box it is. */
    interface Owner {

        /** The socket has taken everything: what was left out may go now. Whoever calls may hold locks. */
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
        Behind before = behind.compareAndExchange(null, new Behind(now));
        if (before == null) {
            taken(); // the last may have been taken at this very moment
        } else if (now - before.sinceNanos() > PATIENCE_NANOS) {
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

    /** Of all whose message is the last to be taken, one says so. */
    private void taken() {
        Behind now = behind.get();
        if (now != null && underWay.get() == 0 && behind.compareAndSet(now, null)) {
            owner.caughtUp();
        }
    }
}
