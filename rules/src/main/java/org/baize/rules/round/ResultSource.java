package org.baize.rules.round;

/** Where a result comes from. */
public enum ResultSource {
    /** The dealer keyed it in at the dealer terminal. */
    KEYED,
    /** A reader of the apparatus: in-rim sensor, card-reading shoe, dice recognition. */
    SENSED,
    /** The screen that shows players the latest results. It is told results and never gives one. */
    RESULTS_DISPLAY
}
