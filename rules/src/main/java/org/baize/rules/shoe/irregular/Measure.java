package org.baize.rules.shoe.irregular;

/** One thing that a remedy has done. The first ones happen at once; the others wait for an approval. */
public enum Measure {
    /** No further wager is taken on this coup. */
    STOP_BETTING(Force.AT_ONCE),
    /** Nothing is dealt or settled until somebody decides. */
    HOLD_COUP(Force.AT_ONCE),
    /** The card is not taken as part of a coup. */
    REFUSE_CARD(Force.AT_ONCE),
    /** Betting stays open; nothing is dealt. */
    KEEP_BETTING_OPEN(Force.AT_ONCE),

    /** No result: what was paid is reversed, every stake goes back. */
    VOID_COUP(Force.ON_APPROVAL),
    /** Stakes go back before the coup is dealt on without them. */
    RETURN_WAGERS(Force.ON_APPROVAL),
    /** Stakes already placed for the next coup go back. */
    RETURN_NEXT_COUP_WAGERS(Force.ON_APPROVAL),
    EARLIER_COUPS_STAND(Force.LETS_STAND),
    LATER_COUPS_STAND(Force.LETS_STAND),
    /** The coup in question keeps its result. */
    COUP_STANDS(Force.LETS_STAND),
    SETTLE_ON_CONFIRMED_OUTCOME(Force.ON_APPROVAL),

    MOVE_CARD_TO_BANKER(Force.ON_APPROVAL),
    /** Both hands are rebuilt from the order of draw; what is left over is in excess. */
    REBUILD_HANDS(Wants.ORDER_OF_DRAW),
    /** The card opens the next coup as the Player's first. */
    CARRY_CARD(Force.ON_APPROVAL),
    /** The next coup is dealt without wagers. */
    NEXT_COUP_NO_BET(Force.ON_APPROVAL),
    /** This coup is dealt to its end without wagers. */
    THIS_COUP_NO_BET(Force.ON_APPROVAL),
    /** The cards that left the other game's shoe are used up in a coup without wagers there. */
    NO_BET_COUP_IN_OTHER_GAME(Force.ON_APPROVAL),
    /** Dealing goes on with the cards as they are. */
    PLAY_ON(Force.LETS_STAND),
    DEAL_NEXT_COUP(Force.ON_APPROVAL),
    REOPEN_BETTING(Force.ON_APPROVAL),

    /** The coup is finished, then the cards are shuffled and cut before the next. */
    SHUFFLE_BEFORE_NEXT_COUP(Force.ON_APPROVAL),
    /** No further coup from this shoe. */
    END_SHOE(Force.ON_APPROVAL),
    /** The card set stays out of use until it was counted. */
    LOCK_CARDS(Force.ON_APPROVAL),
    ENTER_CARDS_BY_HAND(Force.ON_APPROVAL),
    MOVE_CARDS_TO_SPARE_SHOE(Wants.SPARE_SHOE),
    MOVE_CARDS_TO_OTHER_SHUFFLER(Wants.OTHER_SHUFFLER),
    REMOVE_DAMAGED_CARDS(Force.ON_APPROVAL),
    REPLACE_CARDS_ONE_FOR_ONE(Wants.SAME_FACES);

    /** What it takes until the measure is done. */
    private enum Force {
        AT_ONCE,
        /** It lets things be as they are, so nobody need say so. */
        LETS_STAND,
        ON_APPROVAL
    }

    /** What whoever carries it out must put on record. */
    public enum Wants {
        NOTHING,
        SPARE_SHOE,
        OTHER_SHUFFLER,
        SAME_FACES,
        ORDER_OF_DRAW
    }

    private final Force force;
    private final Wants wants;

    Measure(Force force) {
        this.force = force;
        this.wants = Wants.NOTHING;
    }

    Measure(Wants wants) {
        this.force = Force.ON_APPROVAL;
        this.wants = wants;
    }

    public boolean immediate() {
        return force == Force.AT_ONCE;
    }

    /** Whether it changes something that somebody must decide. */
    public boolean needsDecision() {
        return force == Force.ON_APPROVAL;
    }

    public Wants wants() {
        return wants;
    }
}
