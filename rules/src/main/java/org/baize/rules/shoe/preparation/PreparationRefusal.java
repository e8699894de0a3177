package org.baize.rules.shoe.preparation;

import org.baize.rules.law.Reason;

/** Why a step of the preparation, or play itself, must wait. The first constants also say what comes next. */
public enum PreparationRefusal implements Reason {
    NOT_SHUFFLED("The cards have not been shuffled."),
    CUT_NOT_OFFERED("The cut has not been offered to a patron."),
    NOT_CUT("The cards have not been cut."),
    CUTTING_CARD_NOT_PLACED("The cutting card has not been placed near the back."),
    NOT_LOADED("The cards are not in the shoe."),
    NOT_BURNED("The shoe has not been burned."),
    ALREADY_DONE("This step is already done."),
    SHUFFLER_NOT_KNOWN("The rules know no shuffler for this game."),
    NOT_PRE_SHUFFLED("Only cards that came shuffled from their maker are riffled."),
    RIFFLE_NOT_APPROVED("A casino supervisor must approve the riffle."),
    CUT_NOT_OFFERED_BY_RULE("The rules offer the cut to no patron."),
    CUT_BELONGS_TO_SOMEBODY_ELSE("The rules have somebody else cut the cards."),
    CUT_TOO_NEAR_AN_END("The cut must be at least one deck from either end."),
    CUTTING_CARD_TOO_NEAR_THE_BACK("Too few cards lie behind the cutting card."),
    CUTTING_CARD_IN_THE_BURN("The cutting card would come out with the burned cards."),
    BURN_MODE_NOT_KNOWN("The rules do not have this way to burn cards."),
    FIRST_CARD_MUST_BE_SHOWN("The first card must be shown before cards are burned."),
    FIRST_CARD_STAYS_HIDDEN("The first card is burned face down.");

    private final String sentence;

    PreparationRefusal(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
