package org.baize.rules.cash;

/** How far the round is at the tables of a terminal; with several tables, the last of these that any of them is in. */
public enum TablePhase {
    NO_ROUND,
    WAGERING,
    AWAITING_SETTLEMENT
}
