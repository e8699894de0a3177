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

    public Request {
        if (sequence < 1) {
            throw new IllegalArgumentException("sequence numbers count from 1: " + sequence);
        }
    }

    public static Request of(Origin origin, long sequence, long atMillis, Command command) {
        return new Request(origin, sequence, atMillis, Optional.empty(), command);
    }
}
