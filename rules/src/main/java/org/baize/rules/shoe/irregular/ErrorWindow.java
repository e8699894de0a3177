package org.baize.rules.shoe.irregular;

/** How long a coup can still be put right, counted from its end. */
public enum ErrorWindow {
    /** The next round begins when its betting opens, or when it is declared to have none. */
    UNTIL_NEXT_ROUND_OPENS,
    /** The next round begins with its first card; open betting does not count. */
    UNTIL_NEXT_FIRST_CARD,
    /** The same, and an emptied shoe or a closed table ends the time as well. */
    UNTIL_NEXT_FIRST_CARD_SHOE_EMPTIED_OR_TABLE_CLOSED;

    /** What has happened since the coup ended. */
    public record Since(boolean nextRoundOpened, boolean nextFirstCard, boolean shoeEmptied, boolean tableClosed) {

        public static final Since NOTHING = new Since(false, false, false, false);
    }

    public boolean open(Since since) {
        return switch (this) {
            case UNTIL_NEXT_ROUND_OPENS -> !since.nextRoundOpened() && !since.nextFirstCard();
            case UNTIL_NEXT_FIRST_CARD -> !since.nextFirstCard();
            case UNTIL_NEXT_FIRST_CARD_SHOE_EMPTIED_OR_TABLE_CLOSED ->
                !since.nextFirstCard() && !since.shoeEmptied() && !since.tableClosed();
        };
    }
}
