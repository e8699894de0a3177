package org.baize.rules.cash;

import org.baize.rules.law.Reason;

/** Why a terminal takes no wager, as far as its account goes. */
public enum PlayReason implements Reason {
    TERMINAL_NOT_OPEN("Buy in first: no chip account is active here."),
    NO_CREDIT("There is no credit to play with.");

    private final String sentence;

    PlayReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
