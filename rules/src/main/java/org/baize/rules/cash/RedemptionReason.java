package org.baize.rules.cash;

import org.baize.rules.law.Reason;

/** Why a ticket or voucher is not paid. */
public enum RedemptionReason implements Reason {
    WRONG_PLACE("This paper is not paid here."),
    UNREADABLE("The number cannot be read."),
    NOT_FOUND("There is no paper of that number."),
    CANCELLED("This paper was cancelled when it was printed."),
    ALREADY_PAID("This paper was paid before."),
    WITHHELD("Payment is withheld until the operator has decided."),
    RETURN_DEMANDED("The operator has asked for this paper back."),
    DELAYED("Payment was put off to an agreed time."),
    IDENTIFICATION_MISSING("Identification was asked for and not seen yet.");

    private final String sentence;

    RedemptionReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
