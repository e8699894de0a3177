package org.baize.rules.wager;

import org.baize.rules.law.Reason;

/** Why a change at a table has to wait. In the order of the checks. */
public enum ChangeReason implements Reason {
    ROUND_OPEN("A round is open; this changes between rounds only."),
    NO_NOTICE("The players have not been told of the change yet.");

    private final String sentence;

    ChangeReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
