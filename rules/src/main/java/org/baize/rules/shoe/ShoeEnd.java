package org.baize.rules.shoe;

/** How near a shoe is to its end. */
public enum ShoeEnd {
    /** The cutting card has not shown. */
    OPEN,
    /** The coup in progress is followed by the last one. */
    LAST_COUP_FOLLOWS,
    /** The coup in progress, or the next one, is the last; a tie gives one more. */
    LAST_COUP_UNLESS_TIE,
    /** The coup in progress, or the next one, is the last whatever it brings. */
    LAST_COUP,
    /** No coup may follow from this shoe. */
    OVER;

    /** Where a finished coup leaves the shoe. */
    public ShoeEnd after(CoupEnd coup) {
        return switch (this) {
            case OPEN -> OPEN;
            case LAST_COUP_FOLLOWS -> LAST_COUP;
            case LAST_COUP_UNLESS_TIE -> coup == CoupEnd.TIE ? LAST_COUP : OVER;
            case LAST_COUP, OVER -> OVER;
        };
    }
}
