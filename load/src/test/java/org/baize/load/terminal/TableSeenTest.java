package org.baize.load.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.state.Play;
import org.baize.rules.rulebook.Rulebooks;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How long money takes from the settlement to the last terminal of a table. */
class TableSeenTest {

    private static final int TABLE = DemonstrationTables.AUTOMATED_ROULETTE;
    private static final long SETTLED_MILLIS = 1_000_000;

    private final Score score = new Score();
    private final TableSeen table = table();
    private long sequence;

    private TableSeen table() {
        TableSpec spec = DemonstrationTables.spec(TABLE);
        return new TableSeen(TABLE, Play.of(Rulebooks.byId(spec.rulebookId()), spec.setup()), score);
    }

    @BeforeEach
    void aRoundIsSettled() {
        score.measure();
        ends(1, SETTLED_MILLIS);
    }

    private void ends(long round, long atMillis) {
        assertThat(table.heard(change(round, atMillis), atMillis)).isPresent();
    }

    private String change(long round, long atMillis) {
        return "{\"type\":\"tableChanged\",\"sequence\":" + ++sequence + ",\"clockMillis\":" + atMillis
                + ",\"news\":[],\"now\":{\"table\":" + TABLE + ",\"recent\":[{\"round\":" + round + "}]}}";
    }

    /** What was measured of the first round is known when the second has ended. */
    private long millisOfTheFirstRound() {
        ends(2, SETTLED_MILLIS + 60_000);
        Score.Latency credited = score.standing().times().credited();
        assertThat(credited.count()).isEqualTo(1);
        return TimeUnit.MICROSECONDS.toMillis(credited.max());
    }

    @Test
    void theLastTerminalCounts() {
        table.credited(1, SETTLED_MILLIS + 20, SETTLED_MILLIS - 5_000);
        table.credited(1, SETTLED_MILLIS + 90, SETTLED_MILLIS);
        table.credited(1, SETTLED_MILLIS + 40, SETTLED_MILLIS - 5_000);

        assertThat(millisOfTheFirstRound()).isEqualTo(90);
    }

    @Test
    void whoWasNotThereWhenTheRoundWasSettledDoesNotCount() {
        table.credited(1, SETTLED_MILLIS + 20, SETTLED_MILLIS - 5_000);
        table.credited(1, SETTLED_MILLIS + 400, SETTLED_MILLIS + 400);

        assertThat(millisOfTheFirstRound()).isEqualTo(20);
    }

    @Test
    void moneyOfAnOlderRoundDoesNotCount() {
        table.credited(0, SETTLED_MILLIS + 400, SETTLED_MILLIS - 5_000);

        assertThat(millisOfTheFirstRound()).isZero();
    }

    /** It is known when the next has ended, long after the warm-up in which the server was slow. */
    @Test
    void aRoundOfTheWarmUpDoesNotCount() {
        Score warmingUp = new Score();
        TableSeen cold = new TableSeen(TABLE, table.play(), warmingUp);
        cold.heard(change(1, SETTLED_MILLIS), SETTLED_MILLIS);
        cold.credited(1, SETTLED_MILLIS + 400, SETTLED_MILLIS);

        warmingUp.measure();
        cold.heard(change(2, SETTLED_MILLIS + 60_000), SETTLED_MILLIS + 60_000);

        assertThat(warmingUp.standing().times().credited().count()).isZero();
        assertThat(warmingUp.standing().count(Score.Counted.ROUNDS)).isEqualTo(1);
    }
}
