package org.baize.rules.cash;

import org.baize.rules.law.Reason;

/** Why a payment is not withheld, released, put off, changed or closed. */
public enum CareReason implements Reason {
    NOT_FORESEEN("These rules do not foresee that for this payment."),
    REASON_MISSING("Say why: the reason goes on record."),
    INSPECTOR_NOT_NOTIFIED("Notify an inspector first."),
    NO_DETERMINATION("Record what the operator decided first."),
    NO_REVIEW_OUTCOME("Record what the inspector said to it first."),
    NO_AGREED_TIME("Agree with the player on a time."),
    NOT_ACKNOWLEDGED("The player has not signed the payment form.");

    private final String sentence;

    CareReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
