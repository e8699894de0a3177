package org.baize.rules.round;

import org.baize.rules.game.Payoff;

/**
 * What settling does to one account: one net credit, with everything a meter or a report shows about it.
 *
 * @param stakeCents what was staked; it left the account when the wager was placed
 * @param winCents what the win meter shows: winnings without the stake, commission already off
 * @param creditCents what the credit meter rises by, in one movement
 * @param commissionCents what the operator kept out of the winnings; recorded, never booked through the account
 */
public record Settlement(long stakeCents, long winCents, long creditCents, long commissionCents) {

    public static final Settlement NOTHING = new Settlement(0, 0, 0, 0);

    public Settlement {
        if (stakeCents < 0 || winCents < 0 || creditCents < 0 || commissionCents < 0) {
            throw new IllegalArgumentException("a settlement never takes from an account");
        }
    }

    public static Settlement of(long stakeCents, Payoff payoff) {
        long creditCents = payoff.returnCents(stakeCents);
        return new Settlement(
                stakeCents, Math.max(0, creditCents - stakeCents), creditCents, payoff.commissionCents(stakeCents));
    }

    /** Invalid, so neither won nor lost: the stake goes back whole and nothing is kept from it. */
    public static Settlement voided(long stakeCents) {
        return new Settlement(stakeCents, 0, stakeCents, 0);
    }

    public Settlement plus(Settlement other) {
        return new Settlement(
                Math.addExact(stakeCents, other.stakeCents),
                Math.addExact(winCents, other.winCents),
                Math.addExact(creditCents, other.creditCents),
                Math.addExact(commissionCents, other.commissionCents));
    }
}
