package org.baize.rules.wager;

import org.baize.rules.game.Bet;

/**
 * What the rules read of one player at one table: the money on each bet of the layout and the credit that is left. Who
 * keeps stakes in another form than a {@link Seat} implements this, and is answered by the same rules. Only bets that
 * the table takes are asked for.
 */
public interface Holding<B extends Bet> {

    /** What lies on the bet and may still be changed. */
    long pendingCents(B bet);

    /** What lies on the bet and can change no more. */
    long lockedCents(B bet);

    /** All that lies on the layout, pending and locked. */
    long totalCents();

    /** What is left to bet with; never below zero. */
    long creditCents();
}
