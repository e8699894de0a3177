package org.baize.engine.spec;

/** Why a coup is dealt on which nobody may wager. */
public enum NoBetCause {
    /** An irregularity asks for it. */
    FORCED,
    /** All patrons wish for it. */
    REQUESTED,
    /** The house has extra rounds dealt. */
    EXTRA
}
