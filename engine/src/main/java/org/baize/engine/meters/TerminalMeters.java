package org.baize.engine.meters;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The meters of one terminal.
 *
 * @param notes how many notes of each denomination, in cents, are in its stacker
 * @param roundsPlayed rounds in which it had a wager that was settled
 * @param roundsWon of these, the rounds that credited more than was staked
 */
public record TerminalMeters(int terminal, Reading reading, Map<Long, Long> notes, long roundsPlayed, long roundsWon) {

    public TerminalMeters {
        notes = Collections.unmodifiableMap(new TreeMap<>(notes));
    }
}
