package org.baize.rules.game;

/** A contingency that money may be put on; how much money is the wager, and is never part of the bet. */
public interface Bet {

    /** The short stable text of this bet, such as {@code split:17-20}; the game's grammar reads it back. */
    String text();
}
