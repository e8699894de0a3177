package org.baize.rules.shoe.irregular;

/** Everything that can be reported about a deal. One vocabulary for all texts; a text may be silent on some. */
public enum Irregularity {
    /** A card was laid on the Player's hand that was due to the Banker. */
    PLAYER_CARD_BANKER_DRAWS("Card to Player in error, Banker draws"),
    /** A card was laid on the Player's hand, seen, and no card was due. */
    PLAYER_CARD_BANKER_STANDS("Card to Player in error, Banker stands", true),
    /** A card was laid on the Banker's hand, seen, and no card was due. */
    BANKER_CARD_IN_ERROR("Card to Banker in error", true),
    EXCESS_CARD_EXPOSED("Card drawn in excess, exposed", true),
    EXCESS_CARD_HIDDEN("Card drawn in excess, not exposed", true),
    /** Cards of the coup that is still open lie on wrong hands. */
    OUT_OF_SEQUENCE("Cards drawn out of sequence"),
    FACE_UP_FIRST_CARD("First card of the coup found face up"),
    FACE_UP_LATER_CARD("Later card found face up"),
    /** Cards were wrongly placed, and the next round has not begun. */
    MISDEAL("Misdeal found in time"),
    MISDEAL_FOUND_LATE("Misdeal found after the next round began"),
    ORDER_IN_DOUBT("Order of the cards in doubt"),
    ORDER_IN_DOUBT_FOUND_LATE("Order in doubt, told after the next round began"),
    INSUFFICIENT_CARDS("Too few cards to finish the coup"),
    MISCUT("Cards not cut as they must be"),
    MISSED_BURN("Burn forgotten"),
    NOT_SHUFFLED_AFTER_CUTTING_CARD("Not shuffled after the last coup"),
    MISSING_OR_FOREIGN_CARD("Card missing or foreign"),
    /** A dealer with two games dealt from the other game's shoe. */
    WRONG_SHOE("Dealt from the wrong shoe"),
    CARD_BEFORE_CLOSE("Card drawn before betting closed"),
    NO_WAGERS("Betting closed without wagers"),
    NO_WAGERS_CARD_DEALT("Betting closed without wagers, a card is dealt"),
    /** The shoe indicates another result than the cards on the table. */
    RESULT_DIFFERS("Shoe result differs from the cards"),
    MISREAD("Shoe reads cards wrongly"),
    /** The shoe reads no cards in a coup that has begun; how it goes on is decided by the facts below. */
    SHOE_FAULT("Shoe fault in a running coup"),
    SHOE_FAULT_SPARE_SHOE("Shoe fault, nobody harmed, spare shoe at hand"),
    SHOE_FAULT_OUTCOME_KNOWN("Shoe fault, outcome can be confirmed"),
    SHOE_FAULT_OUTCOME_UNKNOWN("Shoe fault, outcome cannot be confirmed"),
    SHUFFLER_FAULT("Shuffler fault, no card damaged"),
    SHUFFLER_FAULT_CARDS_DAMAGED("Shuffler fault, cards damaged"),
    SHUFFLER_FAULT_DISADVANTAGE("Shuffler fault to somebody's disadvantage");

    private final String title;
    private final boolean inExcess;

    Irregularity(String title) {
        this(title, false);
    }

    Irregularity(String title, boolean inExcess) {
        this.title = title;
        this.inExcess = inExcess;
    }

    /** Whether it is about a card that left the shoe when none was due. */
    public boolean inExcess() {
        return inExcess;
    }

    /** Whether it is about misplaced cards that nobody told of in time. */
    public boolean foundLate() {
        return this == MISDEAL_FOUND_LATE || this == ORDER_IN_DOUBT_FOUND_LATE;
    }

    /** Whether it says how a coup goes on whose shoe failed. */
    public boolean decidesShoeFault() {
        return this == SHOE_FAULT_SPARE_SHOE || this == SHOE_FAULT_OUTCOME_KNOWN || this == SHOE_FAULT_OUTCOME_UNKNOWN;
    }

    /** As a dealer reads it in the list to choose from. */
    public String title() {
        return title;
    }
}
