package org.baize.rules.house;

/** What one round was for one seat. */
public enum SeatRound {
    WAGERED,
    NO_WAGER,
    /** The wager was dropped at the close because it was too small: it was never placed. */
    WAGER_DROPPED,
    /** Nobody could wager: a no-bet coup or a dummy hand. */
    NO_BETTING,
    VOID
}
