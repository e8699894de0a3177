package org.baize.engine.spec;

import org.baize.rules.fault.Malfunction;
import org.baize.rules.fault.Remedy;

/**
 * Something that went wrong in one round of a table and is not decided.
 *
 * @param number counts the cases of the table
 * @param remedy what the text does about it, and on whose order
 */
public record FaultCase(long number, long round, Matter matter, Remedy remedy) {

    /** What it is about. */
    public sealed interface Matter {

        /**
         * A part failed.
         *
         * @param terminal the terminal; 0 where it is not a terminal
         */
        record Failed(Malfunction malfunction, int terminal) implements Matter {}

        /**
         * The result that was entered is not what happened.
         *
         * @param stopped the table stands still for it
         */
        record WrongResult(boolean stopped) implements Matter {}
    }

    /** A player's claim that waits for a decision. */
    public record Claim(long number, long round, int terminal, String text) {}

    /** Whether nothing of its round may be paid before it is decided. */
    public boolean holds() {
        return remedy.measure().holdsSettlement();
    }
}
