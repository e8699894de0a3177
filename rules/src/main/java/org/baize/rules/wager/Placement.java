package org.baize.rules.wager;

import java.util.List;
import java.util.Optional;
import org.baize.rules.game.Bet;

/**
 * What becomes of chips that are put on one bet.
 *
 * @param debitedCents what leaves the credit and lies on the bet from now on, beside what was pending there
 * @param refusal why that is less than was asked; empty where the bet took all
 */
public record Placement<B extends Bet>(long debitedCents, Optional<Refusal<B>> refusal) {

    public Placement {
        if (debitedCents < 0 || (debitedCents == 0 && refusal.isEmpty())) {
            throw new IllegalArgumentException("a placement of " + debitedCents + " with " + refusal);
        }
    }

    static <B extends Bet> Placement<B> whole(long cents) {
        return new Placement<>(cents, Optional.empty());
    }

    static <B extends Bet> Placement<B> less(Refusal<B> refusal) {
        return new Placement<>(refusal.keptCents(), Optional.of(refusal));
    }

    List<Refusal<B>> refusals() {
        return refusal.isEmpty() ? List.of() : List.of(refusal.get());
    }
}
