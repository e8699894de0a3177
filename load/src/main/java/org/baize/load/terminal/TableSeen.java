package org.baize.load.terminal;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;
import org.baize.engine.state.Play;

/** One table, as all terminals there see it together. What the server sends to each of them is read once. */
final class TableSeen {

    private final int number;
    private final Play<?, ?> play;
    private final Score score;
    private String text = "";
    private TableNow now = new TableNow(0, 0, new TableNow.Round(0, "", 0), 0, Map.of());
    private long newestSequence;
    private long newestSinceMillis;
    private long endedRound;
    private long endedAtMillis;
    private boolean endedWhileMeasuring;
    private long slowestMillis;

    TableSeen(int number, Play<?, ?> play, Score score) {
        this.number = number;
        this.play = play;
        this.score = score;
    }

    int number() {
        return number;
    }

    Play<?, ?> play() {
        return play;
    }

    /** A change came in at one of the terminals; empty if it is one of another table. */
    Optional<TableNow> heard(String change, long nowMillis) {
        if (!change.equals(text)) {
            JsonNode read = Heard.read(change);
            if (read.at("/now/table").asInt() != number) {
                return Optional.empty();
            }
            text = change;
            now = TableNow.of(
                    read.path("sequence").asLong(), read.path("clockMillis").asLong(), read.path("now"));
            if (now.sequence() > newestSequence) {
                newest(now.sequence(), nowMillis);
            }
            ended(now);
        }
        return Optional.of(now);
    }

    /** A terminal has connected: the server counts from here, and another server may count anew. */
    void welcomed(TableNow shown, long nowMillis) {
        newest(shown.sequence(), nowMillis);
        ended(shown);
    }

    private void newest(long sequence, long nowMillis) {
        newestSequence = sequence;
        newestSinceMillis = nowMillis;
    }

    private void ended(TableNow seen) {
        if (seen.lastEnded() > endedRound) {
            if (endedRound > 0) {
                score.roundEnded(slowestMillis, endedWhileMeasuring);
            }
            endedRound = seen.lastEnded();
            endedAtMillis = seen.clockMillis();
            endedWhileMeasuring = score.isMeasuring();
            slowestMillis = 0;
        }
    }

    /**
     * One of the terminals has its money of the round that ended last.
     *
     * @param thereFromMillis since when it is connected and knows what it has; whose plug was pulled when the round was settled waits
     *     for its own plug, and not for the server
     */
    void credited(long round, long nowMillis, long thereFromMillis) {
        if (round == endedRound && thereFromMillis <= endedAtMillis) {
            slowestMillis = Math.max(slowestMillis, nowMillis - endedAtMillis);
        }
    }

    /** Whether somebody heard something newer than this, so long ago that everybody must have. */
    boolean isUnheard(long sequence, long nowMillis, long patienceMillis) {
        return newestSequence > sequence && nowMillis - newestSinceMillis > patienceMillis;
    }
}
