package org.baize.engine.spec;

/** Whether a round takes wagers. */
public enum RoundKind {
    WAGERING,
    /** Dealt because patrons, an irregularity or the house want a round on which nobody may wager. */
    NO_BET
}
