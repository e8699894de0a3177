package org.baize.rules.shoe;

import org.baize.rules.law.Reason;

/** Why a coup, a card or an order is refused at the shoe. */
public enum ShoeRefusal implements Reason {
    NO_SHOE("No shoe is bound to this game."),
    SHOE_NOT_APPROVED("This shoe is not on the list of approved shoes."),
    NO_CARDS("No cards are loaded in the shoe."),
    TOO_MANY_GAMES("A dealer station has no room for another game."),
    SHOE_NOT_BOUND("This card does not come from a shoe of this station."),
    WRONG_SHOE("This card comes from the shoe of the other game."),
    NOT_THE_NEXT_CARD("This is not the next card of the shoe."),
    ENTRY_NOT_APPROVED("Cards are keyed in only with a casino supervisor's approval."),
    ORDER_NOT_KNOWN("The rules know no such order."),
    NOT_AUTHORISED("Somebody with more authority must do this."),
    COUP_IN_PROGRESS("A coup is in progress."),
    LAST_COUP_NOT_PLAYED("The last coup of this shoe has not been played."),
    SAME_BACKS("The new set has the same backs as the old one."),
    SHOE_OVER("This shoe is over: shuffle or replace the cards."),
    CARDS_LOCKED("A card was missing or foreign: the decks must be checked."),
    CARDS_UNFIT("The cards were ordered out as unfit."),
    REPLACEMENT_ORDERED("The cards are to be replaced first."),
    SHUFFLE_ORDERED("The cards must be shuffled first."),
    BETTING_CLOSED("Nobody may wager on this coup."),
    NOBODY_ASKED("No patron at the table has asked for a coup without wagers."),
    NOT_ALL_AGREE("Not every patron at the table has agreed."),
    TOO_MANY_IN_A_ROW("There were already as many coups without wagers in a row as may be."),
    NOT_BETWEEN_ROUNDS("This can be chosen only between rounds."),
    FACING_NOT_KNOWN("The rules do not let the cards be dealt this way."),
    NOT_THE_ONE_WHO_EXPOSES("Somebody else was named to expose this hand.");

    private final String sentence;

    ShoeRefusal(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
