package org.baize.rules.fault;

import java.util.List;
import org.baize.rules.game.Bet;
import org.baize.rules.game.Outcome;
import org.baize.rules.game.PayTable;
import org.baize.rules.round.Settlement;
import org.baize.rules.round.Snapshot;

/**
 * The wagers of one account after a malfunction, parted by what the records say of them.
 *
 * @param confirmed wagers with a complete record: they settle
 * @param unconfirmed wagers whose record has a gap: they are void, never won or lost
 */
public record RecordCheck<B extends Bet>(Snapshot<B> confirmed, Snapshot<B> unconfirmed) {

    /** A wager that was found, and whether its record is complete up to the confirmation. */
    public record Found<B extends Bet>(Snapshot.Position<B> position, boolean complete) {}

    public static <B extends Bet> RecordCheck<B> of(List<Found<B>> wagers) {
        return new RecordCheck<>(pick(wagers, true), pick(wagers, false));
    }

    /** One settlement for the account: confirmed wagers on the outcome, the stakes of the others back. */
    public <O extends Outcome> Settlement settle(PayTable<B, O> payTable, O outcome) {
        return confirmed.settle(payTable, outcome).plus(unconfirmed.voided());
    }

    private static <B extends Bet> Snapshot<B> pick(List<Found<B>> wagers, boolean complete) {
        return new Snapshot<>(wagers.stream()
                .filter(wager -> wager.complete() == complete)
                .map(Found::position)
                .toList());
    }
}
