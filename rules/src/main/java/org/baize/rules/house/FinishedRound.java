package org.baize.rules.house;

/** How a round ended, as far as a closing table asks. */
public enum FinishedRound {
    /** Betting was open for the whole period and the round was played to its end. */
    FULL,
    /** Betting was closed early. */
    CUT_SHORT,
    NO_BETTING,
    VOID
}
