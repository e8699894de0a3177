package org.baize.gateway.web;

import java.util.concurrent.TimeUnit;

/** How much somebody may send: so much a second, and more at once after a pause. From any thread. */
public final class Allowance {

    private final Rate rate;
    private long paidUntilNanos;

    /** So many a second, and so many at once. */
    public record Rate(int aSecond, int atOnce) {

        private long nanosEach() {
            return TimeUnit.SECONDS.toNanos(1) / aSecond;
        }

        private long nanosAtOnce() {
            return atOnce * nanosEach();
        }
    }

    public Allowance(Rate rate, long nowNanos) {
        this.rate = rate;
        this.paidUntilNanos = nowNanos - rate.nanosAtOnce();
    }

    /** Takes one; false if there is none left. */
    public synchronized boolean take(long nowNanos) {
        long oldest = nowNanos - rate.nanosAtOnce();
        if (paidUntilNanos - oldest < 0) {
            paidUntilNanos = oldest;
        }
        if (paidUntilNanos + rate.nanosEach() - nowNanos > 0) {
            return false;
        }
        paidUntilNanos += rate.nanosEach();
        return true;
    }
}
