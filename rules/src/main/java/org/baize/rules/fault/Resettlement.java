package org.baize.rules.fault;

import org.baize.rules.game.Bet;
import org.baize.rules.game.Outcome;
import org.baize.rules.game.PayTable;
import org.baize.rules.round.Settlement;
import org.baize.rules.round.Snapshot;

/**
 * One account's part of a round that was settled on a wrong outcome: the first settlement is reversed, the second
 * booked, and both stay on record with their outcomes. It is made of that round's own wagers, so no other round can
 * change by it.
 */
public record Resettlement<O extends Outcome>(O entered, Settlement reversed, O actual, Settlement booked) {

    public static <B extends Bet, O extends Outcome> Resettlement<O> of(
            Snapshot<B> wagers, PayTable<B, O> payTable, O entered, O actual) {
        return new Resettlement<>(entered, wagers.settle(payTable, entered), actual, wagers.settle(payTable, actual));
    }

    public Correction correction(Account account) {
        return Correction.of(account, reversed.creditCents(), booked.creditCents());
    }
}
