package org.baize.testkit;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for a condition and never for a time. It leaves the cores to those that are waited for, and gives up some day. */
public final class Waiting {

    /** Far more than anything takes on a machine that is merely busy. */
    private static final Duration LONGEST = Duration.ofMinutes(2);

    private static final long LOOK_NANOS = Duration.ofMillis(1).toNanos();

    private Waiting() {}

    /** Returns as soon as it holds. */
    public static void until(BooleanSupplier condition) {
        long startNanos = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if (Thread.currentThread().isInterrupted()) {
                throw new AssertionError("nobody waits for this any more");
            }
            if (System.nanoTime() - startNanos > LONGEST.toNanos()) {
                throw new AssertionError("it did not come to pass in " + LONGEST);
            }
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }
}
