package org.baize.gateway.live;

import java.util.concurrent.TimeUnit;

/** How many messages a socket may send: so many a second, and a few more at once after a pause. For one thread. */
public final class Allowance {

    public static final int A_SECOND = 40;
    public static final int AT_ONCE = 80;

    private static final long NANOS_EACH = TimeUnit.SECONDS.toNanos(1) / A_SECOND;

    private long paidUntilNanos;

    Allowance(long nowNanos) {
        this.paidUntilNanos = nowNanos - AT_ONCE * NANOS_EACH;
    }

    /** Takes one; false if there is none left. */
    boolean take(long nowNanos) {
        long oldest = nowNanos - AT_ONCE * NANOS_EACH;
        if (paidUntilNanos - oldest < 0) {
            paidUntilNanos = oldest;
        }
        if (paidUntilNanos + NANOS_EACH - nowNanos > 0) {
            return false;
        }
        paidUntilNanos += NANOS_EACH;
        return true;
    }
}
