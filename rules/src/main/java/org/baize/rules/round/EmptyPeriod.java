package org.baize.rules.round;

/** What may follow when the wagering period is over and nobody has wagered. */
public enum EmptyPeriod {
    /** The round is dealt all the same. */
    DEAL_ON,
    /** The dealer deals it or opens betting again, as he likes. */
    DEAL_OR_REOPEN,
    /** Betting is held open until somebody wagers. */
    HOLD_OPEN;

    boolean mayDeal() {
        return this != HOLD_OPEN;
    }

    boolean mayReopen() {
        return this != DEAL_ON;
    }
}
