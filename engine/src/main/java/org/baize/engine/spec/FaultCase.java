package org.baize.engine.spec;

import java.util.List;
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
         * @param controlled the terminals that hang on the part; empty where it is all of the table
         */
        record Failed(Malfunction malfunction, int terminal, List<Integer> controlled) implements Matter {

            public Failed {
                controlled = List.copyOf(controlled);
            }
        }

        /**
         * The result that was entered is not what happened.
         *
         * @param stopped the table stands still for it
         */
        record WrongResult(boolean stopped) implements Matter {}
    }

    /** A player's claim that waits for a decision. */
    public record Claim(long number, long round, int terminal, String text) {}

    /** Whether nothing of its round may be paid before it is decided: what is to be void is not settled first. */
    public boolean holds() {
        return remedy.measure().holdsSettlement() || remedy.measure().endsTheRoundForThem();
    }

    /** Whether it keeps that terminal from wagering until it is decided. */
    public boolean bars(int terminal) {
        return matter instanceof Matter.Failed failed && failed.terminal() == terminal && holds();
    }
}
