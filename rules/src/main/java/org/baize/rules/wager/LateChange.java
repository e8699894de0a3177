package org.baize.rules.wager;

import org.baize.rules.law.Role;

/**
 * A wish to change a wager of a round whose betting is closed.
 *
 * @param resultRegistered the outcome of the round is already in the system
 * @param reasonGiven the person says why
 */
public record LateChange(Role by, Kind kind, boolean resultRegistered, boolean reasonGiven) {

    /** What is to be done with the wager. Moving puts money on another bet, so it is as good as placing. */
    public enum Kind {
        WITHDRAW(false),
        LOWER(false),
        MOVE(true),
        RAISE(true),
        PLACE(true);

        private final boolean putsMoneyDown;

        Kind(boolean putsMoneyDown) {
            this.putsMoneyDown = putsMoneyDown;
        }

        public boolean putsMoneyDown() {
            return putsMoneyDown;
        }
    }
}
