package org.baize.rules.wager;

import org.baize.rules.law.Reason;

/** Why a wager stays as it was at the close. In the order of the checks. */
public enum LateChangeReason implements Reason {
    NEVER("After the close nobody changes a wager."),
    NO_AUTHORITY("This needs a casino supervisor."),
    RESULT_KNOWN("The result is in; money can no longer be put on a bet."),
    NO_REASON_GIVEN("Say why the wager should change.");

    private final String sentence;

    LateChangeReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
