package org.baize.rules.wager;

import org.baize.rules.law.Reason;

/** Why a stake button may not lie there, or its wager not settle. In the order of the checks. */
public enum StakeButtonReason implements Reason {
    NOT_ON_THIS_BET("Cash is taken only on even chances, columns and dozens."),
    CASH_NOT_COUNTED("The cash is not counted yet."),
    CASH_DIFFERS("The cash is not exactly the wager.");

    private final String sentence;

    StakeButtonReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
