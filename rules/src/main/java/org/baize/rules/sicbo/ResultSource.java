package org.baize.rules.sicbo;

/** Where a reading of the dice comes from. */
public enum ResultSource {
    /** Sensors or a recognition system of the tumbler. */
    DEVICE,
    /** Keyed by the dealer. */
    KEYED,
    /** A random generator; no text takes it where money is at stake. */
    GENERATOR
}
