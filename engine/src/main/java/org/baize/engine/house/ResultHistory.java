package org.baize.engine.house;

import java.util.List;
import java.util.Optional;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.Table;
import org.baize.rules.round.HistoryRules.Resolved;

/** The list of latest results for displays. It is read from what was resolved and settles nothing. */
public final class ResultHistory {

    private ResultHistory() {}

    /** Newest first, at most so many; the text says how a void round stands in it. */
    public static List<Resolved> latest(Table table, int length) {
        List<Resolved> rounds = table.pastRounds().stream()
                .map(past -> new Resolved(past.number(), outcome(table, past)))
                .toList();
        return table.rulebook().dealing().rounds().history().latest(rounds, length);
    }

    private static Optional<String> outcome(Table table, PastRound past) {
        return past.outcome().isEmpty()
                ? Optional.empty()
                : Optional.of(table.rulebook()
                        .game(past.setup().game().gameId())
                        .payTable()
                        .outcomes()
                        .get(past.outcome().getAsInt())
                        .text());
    }
}
