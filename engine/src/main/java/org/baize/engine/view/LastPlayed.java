package org.baize.engine.view;

import java.util.Optional;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.Play;
import org.baize.engine.state.StakeColumn;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.game.PayTable;
import org.baize.rules.round.Settlement;

/**
 * What the round that was resolved last at a table was to one player there.
 *
 * @param stakedCents what stood at the close
 * @param winCents what the win meter shows: winnings without the stakes that won them
 * @param creditedCents all that the round gave back, stakes included
 * @param decided false for a void round, which has no result and gave every stake back
 */
public record LastPlayed(long round, long stakedCents, long winCents, long creditedCents, boolean decided) {

    /** Empty for whoever had nothing on the layout, and for a new player at the same terminal. */
    static Optional<LastPlayed> at(Table table, Terminal terminal) {
        return table.latest()
                .flatMap(round -> round.stoodAt(terminal.number())
                        .filter(stood -> stood.account() == terminal.status().accountNumber())
                        .map(stood -> of(table, round, stood)));
    }

    private static LastPlayed of(Table table, PastRound round, PastRound.Stood stood) {
        boolean decided = round.outcome().isPresent();
        return new LastPlayed(
                round.number(),
                stood.stakes().totalCents(),
                decided
                        ? winCents(
                                payTable(table, round),
                                stood.stakes(),
                                round.outcome().getAsInt())
                        : 0,
                stood.creditedCents(),
                decided);
    }

    /** That of its own set-up, should the table have changed its game since. */
    private static PayTable<?, ?> payTable(Table table, PastRound round) {
        return round.setup().equals(table.play().setup())
                ? table.play().payTable()
                : Play.of(table.rulebook(), round.setup()).payTable();
    }

    private static long winCents(PayTable<?, ?> payTable, StakeColumn stakes, int outcome) {
        long cents = 0;
        for (int row = 0; row < stakes.size(); row++) {
            cents += Settlement.of(stakes.cents(row), payTable.payoff(stakes.bet(row), outcome))
                    .winCents();
        }
        return cents;
    }
}
