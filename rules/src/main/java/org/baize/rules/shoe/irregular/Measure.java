package org.baize.rules.shoe.irregular;

/** One thing that a remedy has done. The first ones happen at once; the others wait for an approval. */
public enum Measure {
    /** No further wager is taken on this coup. */
    STOP_BETTING(true),
    /** Nothing is dealt or settled until somebody decides. */
    HOLD_COUP(true),
    /** The card is not taken as part of a coup. */
    REFUSE_CARD(true),
    /** Betting stays open; nothing is dealt. */
    KEEP_BETTING_OPEN(true),

    /** No result: what was paid is reversed, every stake goes back. */
    VOID_COUP(false),
    /** Stakes go back before the coup is dealt on without them. */
    RETURN_WAGERS(false),
    /** Stakes already placed for the next coup go back. */
    RETURN_NEXT_COUP_WAGERS(false),
    EARLIER_COUPS_STAND(false),
    LATER_COUPS_STAND(false),
    /** The coup in question keeps its result. */
    COUP_STANDS(false),
    SETTLE_ON_CONFIRMED_OUTCOME(false),

    MOVE_CARD_TO_BANKER(false),
    /** Both hands are rebuilt from the order of draw; what is left over is in excess. */
    REBUILD_HANDS(false),
    /** The card opens the next coup as the Player's first. */
    CARRY_CARD(false),
    /** The next coup is dealt without wagers. */
    NEXT_COUP_NO_BET(false),
    /** This coup is dealt to its end without wagers. */
    THIS_COUP_NO_BET(false),
    /** The cards that left the other game's shoe are used up in a coup without wagers there. */
    NO_BET_COUP_IN_OTHER_GAME(false),
    /** Dealing goes on with the cards as they are. */
    PLAY_ON(false),
    DEAL_NEXT_COUP(false),
    REOPEN_BETTING(false),

    /** The coup is finished, then the cards are shuffled and cut before the next. */
    SHUFFLE_BEFORE_NEXT_COUP(false),
    /** No further coup from this shoe. */
    END_SHOE(false),
    /** The card set stays out of use until it was counted. */
    LOCK_CARDS(false),
    ENTER_CARDS_BY_HAND(false),
    MOVE_CARDS_TO_SPARE_SHOE(false),
    MOVE_CARDS_TO_OTHER_SHUFFLER(false),
    REMOVE_DAMAGED_CARDS(false),
    REPLACE_CARDS_ONE_FOR_ONE(false);

    private final boolean immediate;

    Measure(boolean immediate) {
        this.immediate = immediate;
    }

    public boolean immediate() {
        return immediate;
    }
}
