package org.baize.rules.roulette;

/** What may make a spin worthless. */
public enum NoSpinGround {
    SAME_DIRECTION,
    WHEEL_NOT_ROTATING,
    TOO_FEW_REVOLUTIONS,
    FOREIGN_OBJECT,
    NO_COMPARTMENT,
    BALL_OUT_OF_WHEEL,
    INTERFERENCE
}
