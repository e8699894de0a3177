package org.baize.rules.cash;

/** What a wager that is not settled keeps from being paid out. */
public enum WagerBlock {
    WHOLE_ACCOUNT,
    /** Only the stake itself, which has left the account already. */
    STAKE_ONLY
}
