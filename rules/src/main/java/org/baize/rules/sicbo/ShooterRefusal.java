package org.baize.rules.sicbo;

import org.baize.rules.law.Reason;

/** Why a press of the shoot button does nothing, in the order of the checks. */
public enum ShooterRefusal implements Reason {
    WAGERING_OPEN("Wagering is still open."),
    ALREADY_SHOT("The dice have already been shot."),
    NOT_THE_SHOOTER("Another player is the shooter of this round."),
    TOO_LATE("The time to shoot is over.");

    private final String sentence;

    ShooterRefusal(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
