package org.baize.gateway.recording;

import java.util.Optional;

/**
 * How far the records are behind the floor.
 *
 * @param writes whether it is this gateway that writes them; else another one does, or nobody can
 * @param position everything in the log before it is in the records
 * @param events how many events are in the records
 * @param behindBytes so much of the log is still to be read
 * @param behindMillis how old the newest step in the records is, if there is a newer one in the log
 * @param error why they cannot be written just now
 */
public record Lag(
        boolean writes, long position, long events, long behindBytes, long behindMillis, Optional<String> error) {}
