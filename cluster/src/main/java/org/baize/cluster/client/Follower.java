package org.baize.cluster.client;

import org.baize.protocol.message.FromFloor.Happened;

/** Hears everything that happens on the floor, on the client's own thread: it must not block. */
public interface Follower {

    /** In their order; numbers follow each other without a gap unless {@link #lost} came between. */
    void happened(Happened events);

    /**
     * Events were missed, because the connection was broken or this follower was too slow.
     *
     * @param from the first number that was missed
     * @param to the next number that will be heard
     */
    void lost(long from, long to);
}
