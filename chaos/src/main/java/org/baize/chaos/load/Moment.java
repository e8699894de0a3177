package org.baize.chaos.load;

/** Where a table is in its round, as its dealer sees it. */
public enum Moment {
    BETWEEN_ROUNDS,
    BETTING,
    /** The ball goes round. */
    DEALING,
    /** The dealer presses: settle. */
    SETTLING
}
