package org.baize.rules.shoe.preparation;

import org.baize.rules.law.Reason;

/** Why a set of cards, a check, a replacement or a shuffler is refused. */
public enum CardRefusal implements Reason {
    SET_RETIRED("This card set was taken out of play."),
    SET_IN_USE("This card set is in use at another table."),
    SET_LOCKED("A card was missing or foreign: this card set must be counted first."),
    CHECK_FAILED("The last count of this card set found it wrong."),
    WRONG_NUMBER_OF_DECKS("This card set does not have the number of decks that the game is played with."),
    CHECKER_NOT_KNOWN("The rules do not let this person or device count the cards."),
    NOT_CHECKED("The cards have not been counted."),
    CLOSING_CHECK_PENDING("The cards must be counted before the table is closed."),
    ROUND_IN_PROGRESS("Cards are replaced between rounds only."),
    NOTHING_REMOVED("The removed cards are not recorded."),
    NOT_ONE_FOR_ONE("The new cards are not the same faces as the removed ones."),
    SIGN_OFF_MISSING("The new cards need the sign-offs of different persons."),
    RECEIVING_SHUFFLER_MISSING("The shuffler that takes the cards over is not recorded."),
    SHUFFLER_FULL("This shuffler has as many shoes as it may have.");

    private final String sentence;

    CardRefusal(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
