package org.baize.rules.house;

import java.util.List;
import java.util.Optional;

/**
 * What is known when a table is to close.
 *
 * @param noticeAtMillis when the notice stood on every terminal of the table
 * @param roundsSinceNotice the rounds finished since then
 * @param roundUnsettled a round is running or waits for settlement
 */
public record ClosingFacts(
        boolean playersPresent,
        long nowMillis,
        Optional<Long> noticeAtMillis,
        List<FinishedRound> roundsSinceNotice,
        boolean roundUnsettled) {

    public ClosingFacts {
        roundsSinceNotice = List.copyOf(roundsSinceNotice);
    }
}
