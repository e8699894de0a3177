package org.baize.rules.game;

/** One way a round can end, with everything that decides a payoff and nothing else. */
public interface Outcome {

    /** The short stable text of this outcome, such as {@code dice:2-2-5}; the game's grammar reads it back. */
    String text();
}
