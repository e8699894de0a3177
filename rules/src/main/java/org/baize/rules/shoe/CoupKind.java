package org.baize.rules.shoe;

/** Whether people may wager on a coup. */
public enum CoupKind {
    BETTING,
    /** Dealt and recorded like any other, but nobody may wager; Rapid calls it a dummy hand. */
    NO_BET
}
