package org.baize.cluster.client;

import static org.assertj.core.api.Assertions.assertThat;

import io.aeron.cluster.ConsensusModule;
import io.aeron.cluster.client.AeronCluster;
import io.aeron.cluster.client.EgressListener;
import io.aeron.cluster.codecs.CloseReason;
import io.aeron.cluster.codecs.EventCode;
import io.aeron.logbuffer.Header;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.agrona.DirectBuffer;
import org.baize.cluster.Errors;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.cluster.service.FloorService;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.protocol.message.ToFloor;
import org.baize.testkit.Waiting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A client that has nothing to say for longer than a node waits for a silent one. */
@Timeout(180)
class KeepAliveTest {

    /** Several times as long as it is between two signs of life, for they may be late on a busy machine. */
    private static final String SESSION_TIMEOUT = "5s";

    @TempDir
    Path directory;

    private final Errors errors = new Errors();
    private final List<Long> sessions = new CopyOnWriteArrayList<>();

    @Test
    void staysInItsSessionWhereAnotherThatIsMuteLosesIt() {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        try (Node _ = startWithShortTimeout(config);
                FloorClient client = FloorClient.open(config.client())) {
            assertThat(client.ask(ask(1)).join()).isInstanceOf(Answer.Accepted.class);

            assertThat(awaitEndOfMuteSession(config)).isEqualTo(CloseReason.TIMEOUT.name());

            assertThat(client.ask(ask(2)).join()).isInstanceOf(Answer.Accepted.class);
            assertThat(client.state().join().next()).as("each carried out once").isEqualTo(3);
            assertThat(sessions).as("everything came in one session").hasSizeGreaterThanOrEqualTo(3);
            assertThat(sessions).containsOnly(sessions.getFirst());
        }
        errors.assertNone();
    }

    /** The settings of a node leave this one at what holds everywhere, and that is read when it starts. */
    private Node startWithShortTimeout(NodeConfig config) {
        FloorService floor = new FloorService(0, 1);
        System.setProperty(ConsensusModule.Configuration.SESSION_TIMEOUT_PROP_NAME, SESSION_TIMEOUT);
        try {
            return Node.host(config, Meddled.with(floor, this::note), floor.version(), errors);
        } finally {
            System.clearProperty(ConsensusModule.Configuration.SESSION_TIMEOUT_PROP_NAME);
        }
    }

    private Optional<Meddled.Heard> note(Meddled.Heard heard) {
        sessions.add(heard.session().id());
        return Optional.of(heard);
    }

    /** Opens a session that only listens: when it is closed, whoever was silent before it has been so for longer. */
    private static String awaitEndOfMuteSession(NodeConfig config) {
        List<String> ended = new CopyOnWriteArrayList<>();
        try (AeronCluster mute = AeronCluster.connect(config.client()
                .connection()
                .aeronDirectoryName(config.driverDirectory().toString())
                .egressListener(new Ending(ended)))) {
            Waiting.until(() -> {
                mute.pollEgress();
                return !ended.isEmpty();
            });
        }
        return ended.getFirst();
    }

    /** Notes why a session is closed. */
    private record Ending(List<String> why) implements EgressListener {

        @Override
        public void onMessage(long session, long atMillis, DirectBuffer bytes, int offset, int length, Header header) {}

        @Override
        public void onSessionEvent(
                long correlation, long session, long term, int leader, EventCode code, String detail) {
            if (code == EventCode.CLOSED) {
                why.add(detail);
            }
        }
    }

    private static ToFloor.Ask ask(long sequence) {
        return new ToFloor.Ask(
                Origin.SYSTEM,
                sequence,
                Optional.empty(),
                new SetupCommand.BringIntoForce("act-multi-terminal-2019", LocalDate.of(2020, 1, 1)));
    }
}
