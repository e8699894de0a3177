package org.baize.rules.roulette;

import org.baize.rules.law.Reason;

/** Why something about a spin is refused: starting it, calling it off, taking its number; each in check order. */
public enum SpinReason implements Reason {
    NOT_THE_SPINNER("This wheel is not yours to spin."),
    BETTING_NOT_OPENED("No wagering period has been opened for this spin."),
    BETTING_STILL_OPEN("The ball is spun when the wagering period is over."),
    BALL_NOT_EXAMINED("A casino supervisor has to examine the ball before the next spin."),
    ALREADY_SPUN("The ball of this round is spun already."),

    NO_SPIN_NOT_OFFERED("A no spin cannot be called on this wheel."),
    NOT_A_GROUND("These rules do not know this reason for a no spin."),
    NOT_THE_CALLER("You may not call a no spin."),
    NOTHING_SPUN("The ball has not been spun yet."),
    BALL_ALREADY_AT_REST("The ball lies at rest; this reason counts only before."),
    RESULT_ALREADY_CONFIRMED("The result is confirmed; the spin can no longer be called off."),

    SPIN_CALLED_OFF("This spin was called off, so its number does not count."),
    NUMBER_ALREADY_CONFIRMED("This spin has its number already."),
    NOT_ON_THE_WHEEL("The wheel of this table has no such number."),
    SAME_DIRECTION("The ball went the same way as the wheel."),
    TOO_FEW_REVOLUTIONS("The ball made too few revolutions.");

    private final String sentence;

    SpinReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
