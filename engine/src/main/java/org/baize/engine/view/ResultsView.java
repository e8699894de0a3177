package org.baize.engine.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.house.ResultHistory;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.engine.view.road.Bead;
import org.baize.engine.view.road.Roads;
import org.baize.rules.baccarat.CoupOutcome;
import org.baize.rules.game.Outcome;
import org.baize.rules.round.HistoryRules.Resolved;
import org.baize.rules.setup.DealingChoice;

/**
 * What came at a table before. It changes only when a round is resolved or corrected.
 *
 * @param latest newest first, as the text wants the list of results
 * @param roads of the shoe in play; empty where no cards are dealt
 */
public record ResultsView(int table, List<Past> latest, Statistics statistics, Optional<Roads> roads) {

    /** So many results are listed. */
    public static final int LISTED = 30;

    /**
     * A round that is over.
     *
     * @param outcome empty for a void round
     */
    public record Past(long round, Optional<OutcomeView> outcome) {}

    public ResultsView {
        latest = List.copyOf(latest);
    }

    public static ResultsView of(Table table) {
        List<Outcome> newestFirst = new ArrayList<>();
        for (PastRound round : table.pastRounds().reversed()) {
            outcome(table, round).ifPresent(newestFirst::add);
        }
        return new ResultsView(
                table.number(),
                ResultHistory.latest(table, LISTED).stream()
                        .map(resolved -> past(table, resolved))
                        .toList(),
                Statistics.of(table.play().payTable().outcomes(), newestFirst),
                table.device() instanceof ShoeState cards
                        ? Optional.of(Roads.of(hands(table, cards)))
                        : Optional.empty());
    }

    private static Past past(Table table, Resolved resolved) {
        return new Past(
                resolved.round(),
                table.past(resolved.round())
                        .flatMap(round -> outcome(table, round))
                        .map(outcome -> OutcomeView.of(outcome, showsTotal(table))));
    }

    private static boolean showsTotal(Table table) {
        return table.play().setup().dealing() instanceof DealingChoice.Dice chosen && chosen.showTotal();
    }

    private static Optional<Outcome> outcome(Table table, PastRound round) {
        return round.outcome().isEmpty()
                ? Optional.empty()
                : Optional.of(table.rulebook()
                        .game(round.setup().game().gameId())
                        .payTable()
                        .outcomes()
                        .get(round.outcome().getAsInt()));
    }

    /** The hands of the shoe in play, oldest first. Score cards begin anew with each shoe. */
    private static List<Bead> hands(Table table, ShoeState cards) {
        int coups = cards.shoe().map(shoe -> shoe.progress().coupsEnded()).orElse(0);
        boolean lies = cards.cardsOnTable() && table.past(cards.coup().round()).isPresent();
        List<PastRound> rounds = table.pastRounds();
        return rounds.subList(Math.max(0, rounds.size() - coups - (lies ? 1 : 0)), rounds.size()).stream()
                .flatMap(round -> outcome(table, round).stream())
                .map(outcome -> Bead.of((CoupOutcome) outcome))
                .toList();
    }
}
