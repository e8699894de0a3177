package org.baize.rules.round;

/** What ends the wagering period in the ordinary course. */
public enum Closer {
    TIMER,
    /** The dealer calls no more bets. */
    DEALER_CALL
}
