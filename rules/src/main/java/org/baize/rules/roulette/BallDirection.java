package org.baize.rules.roulette;

/** Which way the ball went, as a sensor saw it. */
public enum BallDirection {
    AGAINST_THE_WHEEL,
    WITH_THE_WHEEL,
    /** No sensor: the dealer watches. */
    NOT_SENSED
}
