package org.baize.protocol.message;

import java.util.List;

/**
 * Stands before the state in a snapshot of the log.
 *
 * @param nextEvent the number that the next event will have
 * @param followers the sessions that are told everything
 * @param hash of the state that follows
 * @param bytes its length; it follows in pieces
 */
public record SnapshotHead(long nextEvent, List<Long> followers, String hash, int bytes) {

    public SnapshotHead {
        followers = List.copyOf(followers);
    }
}
