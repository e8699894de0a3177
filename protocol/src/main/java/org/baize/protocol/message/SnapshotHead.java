package org.baize.protocol.message;

import java.util.List;
import java.util.OptionalInt;

/**
 * Stands before the state in a snapshot of the log.
 *
 * @param nextEvent the number that the next event will have
 * @param followers the sessions that are told everything
 * @param hash of the state that follows
 * @param bytes its length; it follows in pieces
 * @param termVersion of the messages that whoever leads understands; missing where a build before version 5 wrote it
 */
public record SnapshotHead(long nextEvent, List<Long> followers, String hash, int bytes, OptionalInt termVersion) {

    /** The last version without that: a build that wrote it cannot have taken part in a newer term. */
    private static final int LAST_WITHOUT = 4;

    public SnapshotHead {
        followers = List.copyOf(followers);
    }

    /** The newest version that every member understands at this place of the log. */
    public int understoodVersion() {
        return termVersion.orElse(LAST_WITHOUT);
    }
}
