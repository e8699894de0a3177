package org.baize.rules.roulette;

/** How a wheel is run. One text may know more than one way. */
public enum WheelOperation {
    /** The dealer spins; betting ends on the terminals by the clock. */
    LIVE,
    /** The dealer spins, and betting ends when the dealer calls it. */
    DEALER_CALLED,
    /** The wheel spins by itself and a sensor reads the number. */
    AUTOMATED
}
