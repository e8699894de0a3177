package org.baize.gateway.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.log.Hold;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.protocol.message.ToFloor;
import org.baize.records.Database;
import org.baize.testkit.Postgres;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Several recorders have one PostgreSQL: one writes, the others wait, and the records are the same to whoever looks, wherever. */
@Timeout(120)
class PostgresRecorderTest {

    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    @TempDir
    Path directory;

    private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
    private long sequence;

    @Test
    void oneWritesAndAnotherTakesOver(@TempDir Path folder) throws IOException, SQLException {
        NodeConfig member = NodeConfig.single(directory, FreePorts.ofOne());
        Recorder.hold(directory);
        try (Postgres server = Postgres.start(folder, freePort());
                Node node = Node.start(member, error -> {});
                FloorClient client = FloorClient.open(member.client())) {
            Database.Config records = new Database.Config(server.url(), "postgres", "");
            Recorder first = begin(node, records);
            await(() -> first.lag().writes());
            try (Recorder second = begin(node, records)) {
                setClock(client, 10);
                await(() -> second.lag().events() == sequence);
                assertThat(first.lag().writes()).isTrue();
                requireWaiting(second);
                assertThat(Hold.lowest(directory)).isPositive();
                requireSound(first);
                requireSound(second);

                first.close();

                await(() -> second.lag().writes());
                setClock(client, 10);
                await(() -> second.lag().events() == sequence);
                requireSound(second);
                try (Recorder third = begin(node, records)) {
                    await(() -> third.lag().events() == sequence);
                    requireWaiting(third);
                    cutOffWhoeverWrites(server);
                    setClock(client, 10);
                    await(() -> second.lag().writes() != third.lag().writes()
                            && second.lag().events() == sequence
                            && third.lag().events() == sequence);
                    requireSound(second);
                    requireSound(third);
                }
            }
        }
    }

    private Recorder begin(Node node, Database.Config records) {
        return Recorder.begin(new Recorder.Source(directory, node::committed), records, said::add);
    }

    private void setClock(FloorClient client, int times) {
        for (int time = 0; time < times; time++) {
            Answer answer = client.ask(new ToFloor.Ask(
                            Origin.SYSTEM, ++sequence, Optional.empty(), new SetupCommand.SetClock((int) sequence)))
                    .join();
            assertThat(answer).isInstanceOf(Answer.Accepted.class);
        }
    }

    /** Whoever waits is well, knows how far the records are, and can read them. */
    private static void requireWaiting(Recorder recorder) {
        assertThat(recorder.lag().writes()).isFalse();
        assertThat(recorder.lag().error()).isEmpty();
        assertThat(recorder.database()).isPresent();
    }

    /** An inspector gets the same answer at every gateway. */
    private static void requireSound(Recorder recorder) {
        assertThat(recorder.whileStill(RecorderTest::finding).join()).isEmpty();
    }

    private static void cutOffWhoeverWrites(Postgres server) throws SQLException {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement();
                ResultSet ended = statement.executeQuery(
                        "select count(pg_terminate_backend(pid)) from pg_locks where locktype = 'advisory'")) {
            assertThat(ended.next()).isTrue();
            assertThat(ended.getLong(1)).isEqualTo(1);
        }
    }

    private static void await(BooleanSupplier done) {
        while (!done.getAsBoolean()) {
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }
}
