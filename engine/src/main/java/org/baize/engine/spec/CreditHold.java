package org.baize.engine.spec;

import java.util.Optional;
import org.baize.engine.paper.KeptBack;

/**
 * Credit of one chip account that the operator keeps back until it has decided.
 *
 * @param number of the case
 * @param due the round that is still to credit it; empty once it has, and for credit that is asked back
 * @param open nobody has ended the case yet
 */
public record CreditHold(long number, Owner owner, Amount amount, Optional<Due> due, KeptBack kept, boolean open) {

    /** Whose credit it is, since another player may sit at the terminal by the time the case ends. */
    public record Owner(int terminal, long account) {}

    /** The round that is about to credit it. */
    public record Due(int table, long round) {}

    /**
     * What it comes to.
     *
     * @param heldCents taken off the meter, or never put on it
     * @param owedCents asked back and not there any more: the player owes it
     */
    public record Amount(long askedCents, long heldCents, long owedCents) {

        public Amount {
            if (heldCents < 0 || owedCents < 0 || heldCents + owedCents > askedCents) {
                throw new IllegalArgumentException(
                        heldCents + " held and " + owedCents + " owed of " + askedCents + " cents");
            }
        }
    }

    public boolean isDueFrom(int table, long round) {
        return open
                && due.filter(from -> from.table() == table && from.round() == round)
                        .isPresent();
    }

    /** The round has credited its owner, and this much of it is held. */
    public CreditHold arrived(long cents) {
        Amount now = new Amount(amount.askedCents(), cents, amount.owedCents());
        return new CreditHold(number, owner, now, Optional.empty(), kept, open);
    }

    public CreditHold with(KeptBack changed) {
        return new CreditHold(number, owner, amount, due, changed, open);
    }

    public CreditHold ended() {
        return new CreditHold(number, owner, amount, due, kept, false);
    }
}
