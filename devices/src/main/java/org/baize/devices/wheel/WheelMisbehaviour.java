package org.baize.devices.wheel;

/** What a simulated wheel can be told to do wrong at its next spin. */
public enum WheelMisbehaviour {
    SAME_DIRECTION,
    TOO_FEW_REVOLUTIONS,
    ROTOR_STANDS,
    FOREIGN_OBJECT,
    NO_COMPARTMENT,
    BALL_OUT_OF_WHEEL,
    /** Somebody reaches into the wheel. */
    TOUCHED,
    /** The ball is slow and rests before betting has ended, where it is spun before that. */
    EARLY_REST,
    /** The sensor names the pocket beside. */
    MISREAD,
    /** The sensor says nothing. */
    UNREAD,
    /** The reading comes under the number of another wheel. */
    OTHER_WHEEL,
    /** The screen shows another number. */
    WRONG_DISPLAY,
    /** The line is dead from the middle of the spin on for a while. */
    OFFLINE
}
