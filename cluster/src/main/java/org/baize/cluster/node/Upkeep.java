package org.baize.cluster.node;

import java.time.Duration;

/**
 * How a node looks after its log by itself.
 *
 * @param snapshotMessages a snapshot is due after so many messages, so that a start has no more than these to replay
 * @param snapshotEvery and after this time, if there were any
 * @param compareEvery how often the members compare their states
 * @param keep how long a part of the log is kept at least, unless it grows beyond {@code keepBytes}
 * @param leastFreeBytes with less room than this on the disk, a node does not start, and stops
 */
public record Upkeep(
        long snapshotMessages, Duration snapshotEvery, Duration compareEvery, Keep keep, long leastFreeBytes) {

    private static final long MEGABYTE = 1L << 20;

    public static final Upkeep USUAL = new Upkeep(
            1_000_000,
            Duration.ofMinutes(15),
            Duration.ofMinutes(1),
            new Keep(Duration.ofHours(24), 4096 * MEGABYTE),
            256 * MEGABYTE);

    public Upkeep {
        if (snapshotMessages < 1 || leastFreeBytes < 0 || !isPositive(snapshotEvery) || !isPositive(compareEvery)) {
            throw new IllegalArgumentException("a node must be told positive numbers and times");
        }
    }

    /**
     * How much of the log is kept for members that were away and for inspection: it goes when it is older than this, or
     * when it has grown beyond this many bytes; what a start needs never goes.
     */
    public record Keep(Duration atLeast, long mostBytes) {

        public Keep {
            if (atLeast.isNegative() || mostBytes < 0) {
                throw new IllegalArgumentException("the log cannot be kept for a negative time or size");
            }
        }
    }

    private static boolean isPositive(Duration time) {
        return !time.isNegative() && !time.isZero();
    }
}
