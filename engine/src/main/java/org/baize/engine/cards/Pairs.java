package org.baize.engine.cards;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.round.Settling;
import org.baize.engine.state.Faces;
import org.baize.engine.state.Table;
import org.baize.rules.baccarat.BaccaratBet;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.baccarat.CoupOutcome;
import org.baize.rules.baccarat.CoupRules;
import org.baize.rules.baccarat.CoupRules.PairsSettlement;
import org.baize.rules.baccarat.Side;

/** Wagers on pairs, where a text pays and takes them before a third card. */
final class Pairs {

    private Pairs() {}

    /** Whether a wager on a pair of this round is still to be paid or taken. */
    static boolean open(Table table) {
        return bets(table).stream().anyMatch(bet -> table.layout().lockedOnBetCents(bet) > 0)
                && table.round().early().isEmpty();
    }

    private static List<Integer> bets(Table table) {
        List<?> all = table.play().payTable().bets();
        return IntStream.range(0, all.size())
                .filter(bet -> all.get(bet) instanceof BaccaratBet known && known.decidedByInitialDeal())
                .boxed()
                .toList();
    }

    /** The pairs of this coup are settled if they are due, and if everybody can see them. */
    static Optional<Event> settled(Table table, Coup coup, Faces faces) {
        CoupRules rules = ShoeRulesOf.coup(table);
        boolean due = rules.pairs().value() == PairsSettlement.AFTER_INITIAL_DEAL
                && coup.initialDealComplete()
                && faces.shown(Side.PLAYER)
                && faces.shown(Side.BANKER)
                && open(table);
        if (!due) {
            return Optional.empty();
        }
        int outcome = CoupOutcome.withPairsOf(coup).index();
        List<Integer> bets = bets(table);
        return Optional.of(new RoundEvent.PairsSettled(
                table.number(),
                table.round().number(),
                outcome,
                bets,
                Settling.payouts(table, outcome, bets),
                rules.pairs().rule()));
    }
}
