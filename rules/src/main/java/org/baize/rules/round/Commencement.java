package org.baize.rules.round;

/**
 * When a round counts as begun. It decides what may still be done about the round before: an error found after the
 * next round has begun is treated otherwise than one found in time.
 */
public enum Commencement {
    PERIOD_OPENS,
    FIRST_CARD,
    DOLLY_CLEARED;

    public boolean startsOn(Sign sign) {
        return switch (this) {
            case PERIOD_OPENS -> sign == Sign.PERIOD_OPENED || sign == Sign.DECLARED_WITHOUT_WAGERS;
            case FIRST_CARD -> sign == Sign.FIRST_CARD_DRAWN;
            case DOLLY_CLEARED -> sign == Sign.DOLLY_CLEARED;
        };
    }
}
