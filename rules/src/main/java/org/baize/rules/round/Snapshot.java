package org.baize.rules.round;

import java.util.List;
import java.util.Map;
import org.baize.rules.game.Bet;
import org.baize.rules.game.Outcome;
import org.baize.rules.game.PayTable;

/**
 * The wagers of one account in one round as they lay when betting closed. Settlement, void and correction look at this
 * and at nothing else. A section or a maximum on a number is in here as its single bets.
 */
public record Snapshot<B extends Bet>(List<Position<B>> positions) {

    /** One bet and what lies on it. */
    public record Position<B extends Bet>(B bet, long stakeCents) {
        public Position {
            if (stakeCents <= 0) {
                throw new IllegalArgumentException("nothing lies on '" + bet.text() + "': " + stakeCents + " cents");
            }
        }
    }

    public Snapshot {
        positions = List.copyOf(positions);
    }

    /**
     * Takes the positions as they lie now: whatever happens to the stakes afterwards is not in here.
     *
     * @param lockedCents the stakes that stand at the close, by bet, in the order of placing
     */
    public static <B extends Bet> Snapshot<B> of(Map<B, Long> lockedCents) {
        return new Snapshot<>(lockedCents.entrySet().stream()
                .map(stake -> new Position<>(stake.getKey(), stake.getValue()))
                .toList());
    }

    public long stakeCents() {
        return positions.stream().mapToLong(Position::stakeCents).reduce(0, Math::addExact);
    }

    public <O extends Outcome> Settlement settle(PayTable<B, O> payTable, O outcome) {
        return positions.stream()
                .map(position -> Settlement.of(position.stakeCents(), payTable.payoff(position.bet(), outcome)))
                .reduce(Settlement.NOTHING, Settlement::plus);
    }

    /** Every wager of the account in this round is void. */
    public Settlement voided() {
        return Settlement.voided(stakeCents());
    }
}
