package org.baize.rules.fault;

/** What is done about a malfunction or a wrong result. */
public enum Measure {
    /** Nothing: play goes on as if it had not happened. */
    PLAY_ON,
    /** All wagers of that terminal in the round are void; the others play on. */
    VOID_TERMINAL,
    /**
     * Wagers and payouts of the rounds touched are void on every terminal that the failed part controls, nowhere else.
     */
    VOID_CONTROLLED,
    /** The round is void for everybody. */
    VOID_ROUND,
    /** Only wagers that no record confirms are void; the rest of the round stands. */
    VOID_UNCONFIRMED,
    /** The wagers frozen at the close are read from the records and settled on the result, as if nothing had failed. */
    SETTLE_FROM_RECORDS,
    /** Settlement waits until a supervisor has looked at the records. */
    HOLD_FOR_SUPERVISOR,
    /** A supervisor may make the round void, and need not. */
    MAY_VOID_ROUND,
    /** What was settled is reversed and settled again on what really happened. */
    RECALCULATE,
    /** The hands are laid again in the order in which the cards were drawn, and settled so. */
    RECONSTRUCT,
    /** Too late: what was settled stays. */
    RESULT_STANDS;

    /** Whether the terminals concerned are out for the rest of the round, even if they work again before the close. */
    public boolean endsTheRoundForThem() {
        return this == VOID_TERMINAL || this == VOID_CONTROLLED || this == VOID_ROUND;
    }

    /** Whether nothing of the round may be paid until somebody has decided. */
    public boolean holdsSettlement() {
        return this == HOLD_FOR_SUPERVISOR || this == RECALCULATE || this == RECONSTRUCT;
    }
}
