package org.baize.rules.round;

/** Something observable at the table that might mean that a round has begun. */
public enum Sign {
    PERIOD_OPENED,
    /** A round that takes no wagers was announced. */
    DECLARED_WITHOUT_WAGERS,
    DOLLY_CLEARED,
    FIRST_CARD_DRAWN
}
