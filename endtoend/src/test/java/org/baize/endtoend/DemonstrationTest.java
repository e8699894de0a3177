package org.baize.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.baize.cluster.node.FreePorts;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.load.proof.LogProof;
import org.baize.load.server.Seats;
import org.baize.load.terminal.Crowd;
import org.baize.load.terminal.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * People play on the demonstration floor of {@code ./baize run}, at every table that takes notes. Each terminal keeps an account of
 * its own by the pay table, through cut connections in every state of a round and a server that is killed; and at the end the log
 * agrees with all of them.
 */
@Timeout(value = 6, unit = TimeUnit.MINUTES)
class DemonstrationTest {

    private static final long PATIENCE_MILLIS = 60_000;
    private static final long GO_HOME_MILLIS = 120_000;
    private static final int PHASES_CUT = 4;

    /** Of all tables together; some are quicker than others. */
    private static final int ROUNDS = 6;

    /** Two terminals at each table whose text lets a terminal take notes. */
    private static final Map<Integer, List<Integer>> TERMINALS = terminals();

    @TempDir
    Path directory;

    private static Map<Integer, List<Integer>> terminals() {
        Map<Integer, List<Integer>> terminals = new LinkedHashMap<>();
        terminals.put(DemonstrationTables.LIVE_ROULETTE, List.of(101, 102));
        terminals.put(DemonstrationTables.BACCARAT_METHOD_A, List.of(103, 104));
        terminals.put(DemonstrationTables.SIC_BO, List.of(105, 106));
        terminals.put(DemonstrationTables.AUTOMATED_ROULETTE, List.of(201, 202));
        terminals.put(DemonstrationTables.BACCARAT_EVEN_MONEY, List.of(203, 204));
        terminals.put(DemonstrationTables.ARUZE_SIC_BO, List.of(501, 502));
        return terminals;
    }

    @Test
    void everyCentIsThereThroughCutsAndAKilledServer() throws Exception {
        Path data = directory.resolve("data");
        int node = FreePorts.ofOne();
        int web = FreePorts.ofOne();
        Program program = Program.run(data, node, web);
        try (Crowd crowd = new Crowd(program.address(), DemonstrationTables.all(), 5)) {
            seat(program, crowd);
            assertThat(crowd.connect(PATIENCE_MILLIS)).isTrue();
            crowd.cutInEveryPhase();
            awaitRounds(crowd, ROUNDS);

            program.kill();
            program = Program.run(data, node, web);
            assertThat(crowd.awaitWelcome(PATIENCE_MILLIS)).isTrue();
            awaitRounds(crowd, 2 * ROUNDS);

            assertThat(crowd.end(GO_HOME_MILLIS))
                    .as(() -> crowd.standing().toString())
                    .isTrue();
            requireGood(crowd, program, data);
        } finally {
            program.close();
        }
    }

    private static void awaitRounds(Crowd crowd, long rounds) throws InterruptedException {
        assertThat(crowd.await(seen -> seen.count(Score.Counted.ROUNDS) >= rounds, GO_HOME_MILLIS))
                .as(() -> crowd.standing().toString())
                .isTrue();
    }

    private static void seat(Program program, Crowd crowd) throws IOException, InterruptedException {
        try (Seats seats = new Seats(program.address())) {
            for (Map.Entry<Integer, List<Integer>> at : TERMINALS.entrySet()) {
                for (int terminal : at.getValue()) {
                    crowd.seat(at.getKey(), terminal, seats.token(terminal));
                }
            }
        }
    }

    private static void requireGood(Crowd crowd, Program program, Path data) throws IOException, InterruptedException {
        Score.Standing standing = crowd.standing();
        List<Crowd.Statement> statements = crowd.statements();
        Map<Integer, Crowd.Answered> answered = crowd.answered();

        assertThat(standing.findings()).isEmpty();
        assertThat(standing.count(Score.Counted.ACCEPTED)).isGreaterThan(50);
        assertThat(standing.count(Score.Counted.RECONNECTED))
                .isGreaterThanOrEqualTo((PHASES_CUT + 1) * 2L * TERMINALS.size());
        assertThat(statements)
                .allSatisfy(statement -> assertThat(statement.onLayoutCents()).isZero());
        assertThat(program.stop()).isTrue();
        assertThat(program.said()).contains("stopped in good order").doesNotContain(" ERROR ");
        assertThat(LogProof.findings(data, statements, answered)).isEmpty();
    }
}
