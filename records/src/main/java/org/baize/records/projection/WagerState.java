package org.baize.records.projection;

/** How a wager stands, and what an entry in the settlements says about it. */
public enum WagerState {
    /** It lies there. */
    OPEN,
    /** The player has taken it all back. */
    LIFTED,
    /** It was paid or collected. */
    SETTLED,
    /** It was paid again or otherwise after the result was put right; the wager itself stays settled. */
    CORRECTED,
    /** It went back because a rule let it not stand. */
    RETURNED,
    /** It became void, and the stake went back. */
    VOID,
    /** It was kept for fraud. */
    FORFEITED
}
