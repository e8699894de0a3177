package org.baize.engine.command;

import java.util.Optional;

/**
 * A command with who sends it and when the floor received it. The sequence number makes a resend harmless: the floor
 * answers each number of an origin once and repeats that answer.
 *
 * @param sequence counts the requests of this origin, from 1 without a gap
 * @param atMillis the time of the log; the only clock there is
 * @param second a second person's own sign-in, for acts that need one
 */
public record Request(Origin origin, long sequence, long atMillis, Optional<Countersign> second, Command command) {

    /** The last moment of the year 9999: sums with periods and delays stay far from any overflow. */
    public static final long LATEST_MILLIS = 253_402_300_799_999L;

    public Request {
        if (atMillis < 0 || atMillis > LATEST_MILLIS) {
            throw new IllegalArgumentException("no floor is open at " + atMillis);
        }
        if (sequence < 1) {
            throw new IllegalArgumentException("sequence numbers count from 1: " + sequence);
        }
    }

    public static Request of(Origin origin, long sequence, long atMillis, Command command) {
        return new Request(origin, sequence, atMillis, Optional.empty(), command);
    }
}
