package org.baize.rules.round;

/** Something observable at the table that might mean that a round has begun. */
public enum Sign {
    PERIOD_OPENED,
    /** A round that takes no wagers was announced. */
    DECLARED_WITHOUT_WAGERS,
    DOLLY_CLEARED,
    BURN_CARD_DRAWN,
    /** A card that belongs to no hand came out of the shoe. */
    EXCESS_CARD_DRAWN,
    FIRST_CARD_DRAWN
}
