package org.baize.gateway.terminal;

import org.baize.rules.law.Reason;

/** Why an ask did not get as far as the floor, or why its answer is not known. In the order in which they are checked. */
enum GatewayReason implements Reason {
    NUMBER_USED("Each ask has a number of its own, higher than the one before."),
    NOT_A_DEMONSTRATION("Where money is played for, only the machine itself can say so."),
    NAMES_NOTHING("This names no bet of the table, and no ticket."),
    OUTCOME_UNKNOWN("It is not known whether this was done; the screen shows what is.");

    private final String sentence;

    GatewayReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
