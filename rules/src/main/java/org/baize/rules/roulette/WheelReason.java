package org.baize.rules.roulette;

import org.baize.rules.law.Reason;

/** Why a wheel or ball may not be used, in check order. */
public enum WheelReason implements Reason {
    WRONG_ORDER("The numbers of this wheel do not stand in the approved order."),
    WHEEL_TOO_SMALL("This wheel is smaller than the rules allow."),
    TABLE_OPEN("The wheel may be changed only while the table is closed."),
    ANOTHER_WHEEL("This is not the wheel of the round."),
    METAL_BALL("The ball has metal in it."),
    BALL_SIZE("The ball is smaller or larger than the rules allow.");

    private final String sentence;

    WheelReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
