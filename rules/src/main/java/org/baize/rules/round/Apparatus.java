package org.baize.rules.round;

/**
 * What decides a round. One text may treat two kinds of the same game differently, such as a live and an automated
 * wheel.
 */
public enum Apparatus {
    SHOE,
    LIVE_WHEEL,
    AUTOMATED_WHEEL,
    /** Set going by the dealer; the dice may be read by a recognition system. */
    DEALER_TUMBLER,
    AUTOMATED_TUMBLER
}
