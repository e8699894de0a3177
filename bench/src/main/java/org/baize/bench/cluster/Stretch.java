package org.baize.bench.cluster;

import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/** The stretch of time that is measured: what is answered within it counts. Used by one thread at a time. */
final class Stretch {

    private static final long LONGEST_NANOS = TimeUnit.MINUTES.toNanos(1);

    private final Histogram nanos = new Histogram(LONGEST_NANOS, 3);
    private final long startNanos = System.nanoTime();
    private final long endNanos;

    Stretch(long millis) {
        this.endNanos = startNanos + TimeUnit.MILLISECONDS.toNanos(millis);
    }

    boolean isOver(long nowNanos) {
        return nowNanos - endNanos >= 0;
    }

    /** Something that was sent then was answered now; returns whether it still counted. */
    boolean answered(long sentNanos, long nowNanos) {
        if (isOver(nowNanos)) {
            return false;
        }
        nanos.recordValue(Math.min(LONGEST_NANOS, nowNanos - sentNanos));
        return true;
    }

    Sample sample() {
        return Sample.of(nanos, (endNanos - startNanos) / 1e9);
    }
}
