package org.baize.rules.roulette;

/** How far the ball has come. */
public enum SpinPhase {
    AWAITING_SPIN,
    BALL_SPINNING,
    BALL_AT_REST,
    RESULT_CONFIRMED
}
