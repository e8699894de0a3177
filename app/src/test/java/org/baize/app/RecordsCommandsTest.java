package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.gateway.recording.Recorder;
import org.baize.protocol.message.ToFloor;
import org.baize.records.Database;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The records of a floor are checked from outside, and made anew. */
@Timeout(60)
class RecordsCommandsTest {

    private static final int EVENTS = 12;
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    @TempDir
    Path directory;

    private CommandRun verify() {
        return CommandRun.of("verify", "--data", directory.toString());
    }

    private CommandRun rebuild() {
        return CommandRun.of("records", "rebuild", "--data", directory.toString());
    }

    /** A floor on which something happened, and which was stopped in good order. */
    private void runAFloor() {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        Recorder.hold(directory);
        Node node = Node.start(config, error -> {});
        try (FloorClient client = FloorClient.open(config.client());
                Recorder recorder = Recorder.begin(
                        new Recorder.Source(directory, node::committed), House.embedded(directory), _ -> {})) {
            for (int time = 1; time <= EVENTS; time++) {
                client.ask(new ToFloor.Ask(Origin.SYSTEM, time, Optional.empty(), new SetupCommand.SetClock(time)))
                        .join();
            }
            while (recorder.lag().events() < EVENTS) {
                LockSupport.parkNanos(LOOK_NANOS);
            }
            assertThat(verify().err()).contains("a floor runs on ").contains("stop it first");
            assertThat(rebuild().exitCode()).isEqualTo(2);
        }
        node.stop();
    }

    private void tamper() throws SQLException {
        try (Database records = Database.open(House.embedded(directory));
                Connection connection = records.source().getConnection();
                Statement statement = connection.createStatement()) {
            assertThat(statement.executeUpdate("update event set at_millis = 1 where event_no = 7"))
                    .isEqualTo(1);
        }
    }

    @Test
    void namesTheFirstRowThatDoesNotFitAndMakesItAnew() throws SQLException {
        runAFloor();
        CommandRun well = verify();
        assertThat(well.err()).startsWith("baize: checking 12 events");
        assertThat(well.out()).startsWith("12 events up to position ").contains("Everything fits.");
        assertThat(well.exitCode()).isZero();

        tamper();

        CommandRun tampered = verify();
        assertThat(tampered.exitCode()).isEqualTo(1);
        assertThat(tampered.err()).contains("baize: event 7: does not fit");
        assertThat(CommandRun.of("verify", "--json", "--data", directory.toString())
                        .json()
                        .get("key")
                        .asLong())
                .isEqualTo(7);

        assertThat(rebuild().out()).isEqualTo("made 12 events anew\n");
        assertThat(verify().exitCode()).isZero();
    }

    @Test
    void withoutRecordsItSaysSo() {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        Node.start(config, error -> {}).stop();

        CommandRun run = verify();

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("baize: there are no records in " + directory + "\n");
    }
}
