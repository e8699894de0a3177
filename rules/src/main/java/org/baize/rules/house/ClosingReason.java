package org.baize.rules.house;

import org.baize.rules.law.Reason;

/** Why a table does not close yet. */
public enum ClosingReason implements Reason {
    NO_NOTICE("The players must first be told that the table closes."),
    NOTICE_TOO_SHORT("The closing notice has not stood long enough."),
    ROUNDS_STILL_OWED("The players are still owed rounds before the table closes."),
    ROUND_RUNNING("The round must be finished and settled first."),
    TABLE_CLOSED("The table is closed: no new round.");

    private final String sentence;

    ClosingReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
