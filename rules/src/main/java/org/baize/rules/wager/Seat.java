package org.baize.rules.wager;

import org.baize.rules.game.Bet;

/**
 * One player at one table: chips on the layout and the credit that is left. Every change moves money between the two,
 * so their sum stays.
 */
public record Seat<B extends Bet>(Stakes<B> stakes, long creditCents) implements Holding<B> {

    public Seat {
        if (creditCents < 0) {
            throw new IllegalArgumentException("credit is never negative: " + creditCents);
        }
    }

    @Override
    public long pendingCents(B bet) {
        return stakes.pendingCents(bet);
    }

    @Override
    public long lockedCents(B bet) {
        return stakes.lockedCents(bet);
    }

    @Override
    public long totalCents() {
        return stakes.totalCents();
    }

    /** All money of this player here; no act changes it. */
    public long moneyCents() {
        return Math.addExact(creditCents, totalCents());
    }

    /** Puts the pending stake of one bet to that amount, from or to the credit. */
    Seat<B> withPending(B bet, long cents) {
        long more = cents - pendingCents(bet);
        return new Seat<>(stakes.withPending(bet, cents), Math.subtractExact(creditCents, more));
    }

    /** Puts everything that is pending back to the credit. */
    Seat<B> withNothingPending() {
        return new Seat<>(stakes.withNothingPending(), Math.addExact(creditCents, stakes.pendingCents()));
    }

    Seat<B> lock() {
        return new Seat<>(stakes.lock(), creditCents);
    }
}
