package org.baize.rules.round;

/** What ends the wagering period in the ordinary course. */
public enum Closer {
    TIMER,
    /** The dealer calls no more bets. */
    DEALER_CALL,
    /**
     * Cards, ball or dice came too early; a text may then end the period at once, but none lists it as its ordinary
     * end.
     */
    EARLY_RESULT
}
