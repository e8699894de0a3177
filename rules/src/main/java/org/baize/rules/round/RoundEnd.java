package org.baize.rules.round;

/** What must be done before a round is over and the next may open. */
public enum RoundEnd {
    /** Every account is settled, or the round is void. */
    ALL_ACCOUNTS_RESOLVED,
    /** Moreover all its cards lie in the discard rack. */
    CARDS_DISCARDED
}
