package org.baize.rules.round;

/**
 * Where a round stands. A round goes through these once; a settled or void round stays so, because a later correction
 * or void is an entry beside it and never a way back.
 */
public enum RoundPhase {
    /** Not begun: nothing may be wagered. */
    IDLE,
    /** The wagering period runs. */
    BETTING,
    /** No more bets: the positions are frozen, nothing is dealt yet. */
    CLOSED,
    /** Cards, ball or dice are on their way. */
    DEALING,
    /** A result is known and waits for whoever must confirm it. */
    RESULT,
    /** Every wager is decided and paid. */
    SETTLED,
    /** Invalid: every stake went back. */
    VOID;

    /** The one place that knows which phase may follow which. */
    public boolean mayBecome(RoundPhase next) {
        return switch (this) {
            // A round without wagers has no wagering period.
            case IDLE -> next == BETTING || next == DEALING;
            case BETTING -> next == CLOSED || next == VOID;
            // Back to betting only while nobody has wagered: see EmptyPeriod.
            case CLOSED -> next == BETTING || next == DEALING || next == VOID;
            // Back to closed when the spin or shake is invalid and must be done again with the same wagers.
            case DEALING -> next == CLOSED || next == RESULT || next == VOID;
            // Back to dealing when cards put in order show that one is still to come.
            case RESULT -> next == CLOSED || next == DEALING || next == SETTLED || next == VOID;
            case SETTLED, VOID -> false;
        };
    }

    /** Nothing of this round is open any more. */
    public boolean resolved() {
        return this == SETTLED || this == VOID;
    }

    /** A round that is under way: begun and not resolved. */
    public boolean running() {
        return this != IDLE && !resolved();
    }
}
