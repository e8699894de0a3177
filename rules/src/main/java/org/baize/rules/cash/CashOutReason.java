package org.baize.rules.cash;

import org.baize.rules.law.Reason;

/** Why a cash-out waits. */
public enum CashOutReason implements Reason {
    TERMINAL_NOT_OPEN("No chip account is active here."),
    WAGER_ALIVE("A wager of yours is not settled yet."),
    ROUND_NOT_SETTLED("Wait until the round is settled."),
    NOTHING_TO_PAY("There is no credit to pay out."),
    REASON_MISSING("Say why: the reason goes on record."),
    NO_TICKET_TO_REPLACE("No tickets are printed here."),
    HAND_PAY_NOT_ARRANGED("A supervisor must arrange the payment by hand."),
    TICKET_NOT_CANCELLED("Cancel the number of the failed ticket first.");

    private final String sentence;

    CashOutReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
