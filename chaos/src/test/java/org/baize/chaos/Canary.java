package org.baize.chaos;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** Notices for how long this machine lets nobody run: it sleeps for moments only, and adds up by how much it overslept. */
final class Canary implements AutoCloseable {

    private static final long NAP_NANOS = Duration.ofMillis(10).toNanos();

    private final AtomicLong oversleptNanos = new AtomicLong();
    private final Thread thread = Thread.ofPlatform().daemon().name("canary").unstarted(this::nap);
    private volatile boolean alive = true;

    static Canary begin() {
        Canary canary = new Canary();
        canary.thread.start();
        return canary;
    }

    private void nap() {
        while (alive) {
            long before = System.nanoTime();
            LockSupport.parkNanos(NAP_NANOS);
            long late = System.nanoTime() - before - 2 * NAP_NANOS;
            if (late > 0) {
                oversleptNanos.addAndGet(late);
            }
        }
    }

    /** How long nobody ran since it began. */
    Duration overslept() {
        return Duration.ofNanos(oversleptNanos.get());
    }

    @Override
    public void close() {
        alive = false;
    }
}
