package org.baize.rules.cash;

import org.baize.rules.law.Reason;

/** Why money does not go onto a terminal. */
public enum CreditReason implements Reason {
    SOURCE_UNKNOWN("These rules let no credit in from there."),
    CASH_OUT_UNDER_WAY("A cash-out is under way at this terminal."),
    NO_ACCOUNT("Buy in first: no chip account is active here."),
    WAGER_ALIVE("Cash is taken again once your wager is settled."),
    ACCEPTOR_NOT_READY("This terminal takes no notes now."),
    NOTE_NOT_ACCEPTED("This note is not among those accepted here."),
    TICKET_NOT_PAYABLE("This ticket cannot be turned into credit.");

    private final String sentence;

    CreditReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
