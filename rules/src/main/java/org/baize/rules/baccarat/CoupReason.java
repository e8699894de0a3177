package org.baize.rules.baccarat;

import org.baize.rules.law.Reason;

/** Why a card or a result is refused, in check order. */
public enum CoupReason implements Reason {
    COUP_COMPLETE("The coup is complete; no further card belongs to it."),
    PAIRS_NOT_SETTLED("Settle the pairs before the next card is dealt."),
    CARD_DUE("The coup is not complete; a card is still due."),
    RESULT_CONTRADICTS_CARDS("That is not the result of the cards on the table.");

    private final String sentence;

    CoupReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
