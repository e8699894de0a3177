package org.baize.rules.wager;

import java.util.List;
import org.baize.rules.game.Bet;

/**
 * What an act, or the close, leads to.
 *
 * @param seat stakes and credit from now on; the layout shows exactly these stakes
 * @param debitedCents what left the credit; below zero is what came back
 * @param refusals what was refused, cut down or given back, and why; empty where all was done
 */
public record Answer<B extends Bet>(Seat<B> seat, long debitedCents, List<Refusal<B>> refusals) {

    public Answer {
        refusals = List.copyOf(refusals);
    }

    static <B extends Bet> Answer<B> of(Seat<B> before, Seat<B> after, List<Refusal<B>> refusals) {
        if (before.moneyCents() != after.moneyCents()) {
            throw new IllegalStateException("money changed from " + before + " to " + after);
        }
        return new Answer<>(after, before.creditCents() - after.creditCents(), refusals);
    }

    static <B extends Bet> Answer<B> refused(Seat<B> seat, Refusal<B> refusal) {
        return of(seat, seat, List.of(refusal));
    }

    public boolean whole() {
        return refusals.isEmpty();
    }
}
