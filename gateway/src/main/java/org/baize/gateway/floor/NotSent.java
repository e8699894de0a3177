package org.baize.gateway.floor;

import org.baize.rules.law.Reason;

/** Why something did not go to the floor at all. In the order in which they are checked. */
public enum NotSent implements Reason {
    NOT_CONNECTED("The floor does not answer just now; try again."),
    TOO_MANY_AT_ONCE("So much at once cannot be taken; wait for the answers.");

    private final String sentence;

    NotSent(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
