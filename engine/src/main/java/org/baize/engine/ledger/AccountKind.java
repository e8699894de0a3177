package org.baize.engine.ledger;

/** The named accounts between which money moves. */
public enum AccountKind {
    // a player's own; never below nothing
    /** The chip account of a terminal. */
    CHIPS(true),
    /** Chips of a terminal on layouts that are no wager yet. */
    LAYOUT(true),
    /** Stakes of a terminal that are locked and not decided. */
    IN_PLAY(true),
    /** Passed by corrections for a player who has gone; empty after each of them. */
    GONE_PLAYERS(true),
    /** Credit of a terminal that is being paid out and for which nothing has come out yet. */
    CASHING_OUT(true),

    // owed to whoever holds the paper
    TICKETS(true),
    VOUCHERS(true),
    /** Paper and credit that are kept back for the time being. */
    WITHHELD(true),

    // the house's side of the tables
    /** Stakes collected less payouts. */
    TABLE(false),
    COMMISSION(false),
    FORFEITED(false),

    // where money comes from and goes to
    /** Notes in the stacker of a terminal, one account a denomination. */
    NOTES(false),
    /** Cash, chips and tokens that went over the table. */
    TABLE_BANK(false),
    CASH_DESK(false),
    MONITORING(false),
    /**
     * What a correction could not collect from a player. Later corrections of the same account, and credit that was
     * kept back and is released, are set off against it; credit that comes in otherwise is not, because no text lets
     * the house help itself to what a player brings.
     */
    RECEIVABLES(false),
    /**
     * Credit that was asked back and was not there any more, one account a case. The texts let the operator hold what
     * is on the meter and ask for the rest; they do not let it take what the player brings later, so this waits for the
     * end of the case and is then collected by hand.
     */
    DEMANDED(false);

    private final boolean neverBelowNothing;

    AccountKind(boolean neverBelowNothing) {
        this.neverBelowNothing = neverBelowNothing;
    }

    boolean neverBelowNothing() {
        return neverBelowNothing;
    }
}
