package org.baize.cluster.client;

import org.agrona.concurrent.BackoffIdleStrategy;
import org.agrona.concurrent.IdleStrategy;

/** How a thread of a node or a client waits for work. */
public final class Idling {

    private static final int LOOKS = 10;

    /**
     * Turns that it leaves to others before it sleeps. A message passes five threads, and one that sleeps is 60 µs late: with 20 turns
     * a node that has 64 wagers in flight takes half as many a second as with 100, with 600 not more; an idle one sleeps all the same.
     */
    private static final int TURNS_LEFT_TO_OTHERS = 100;

    private static final long SHORTEST_SLEEP_NANOS = 1_000;

    private Idling() {}

    /** Looks, lets others go first, and sleeps, each time twice as long up to that. */
    public static IdleStrategy withSleepsUpTo(long longestSleepNanos) {
        return new BackoffIdleStrategy(LOOKS, TURNS_LEFT_TO_OTHERS, SHORTEST_SLEEP_NANOS, longestSleepNanos);
    }
}
