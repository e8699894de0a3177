package org.baize.rules.round;

import org.baize.rules.law.Role;

/** What opens the wagering period of the next round. */
public enum Opener {
    /** The dealer opens the betting window. */
    DEALER_OPENS(Role.DEALER),
    /** The dealer presses New Game, once a round. */
    NEW_GAME_PRESSED(Role.DEALER),
    /** The dealer takes the dolly off the winning number. */
    DOLLY_CLEARED(Role.DEALER),
    /** Nobody: the act that resolves one round opens the next. */
    RESOLUTION_OF_THE_LAST(Role.DEVICE);

    private final Role by;

    Opener(Role by) {
        this.by = by;
    }

    /** Who opens; {@link Role#DEVICE} where the game does it by itself. */
    public Role by() {
        return by;
    }
}
