package org.baize.cluster.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.LongStream;
import org.baize.cluster.Errors;
import org.baize.cluster.client.ClientConfig;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.client.Follower;
import org.baize.cluster.client.UnknownOutcomeException;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.event.SetupEvent;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.ToFloor;
import org.baize.testkit.Waiting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** One member on this machine. */
@Timeout(180)
class SingleNodeTest {

    private static final Command KEY = new PaymentCommand.SetValidationKey("5c".repeat(32));
    private static final Command IN_FORCE =
            new SetupCommand.BringIntoForce("act-multi-terminal-2019", LocalDate.of(2020, 1, 1));

    @TempDir
    Path directory;

    private final Errors errors = new Errors();

    private NodeConfig config() {
        return NodeConfig.single(directory, FreePorts.ofOne());
    }

    private static ToFloor.Ask ask(long sequence, Command command) {
        return new ToFloor.Ask(Origin.SYSTEM, sequence, Optional.empty(), command);
    }

    @Test
    void keepsWhatItAcknowledgedOverARestart() {
        NodeConfig config = config();
        FromFloor.State before;
        try (Node _ = Node.start(config, errors);
                FloorClient client = FloorClient.open(config.client())) {
            assertThat(client.ask(ask(1, KEY)).join()).isInstanceOf(Answer.Accepted.class);
            assertThat(client.ask(ask(2, IN_FORCE)).join()).isInstanceOf(Answer.Accepted.class);
            before = client.state().join();
        }

        try (Node _ = Node.start(config, errors);
                FloorClient client = FloorClient.open(config.client())) {
            FromFloor.State after = client.state().join();
            assertThat(after.hash()).isEqualTo(before.hash());
            assertThat(after.next()).isEqualTo(before.next());
            assertThat(client.lastSequence(Origin.SYSTEM).join()).isEqualTo(2);
        }
        errors.assertNone();
    }

    @Test
    void startsFromASnapshotAndTheLogBehindIt() {
        NodeConfig config = config();
        FromFloor.State before;
        try (Node node = Node.start(config, errors);
                FloorClient client = FloorClient.open(config.client())) {
            client.ask(ask(1, KEY)).join();
            client.ask(ask(2, IN_FORCE)).join();
            Waiting.until(node::askForSnapshot);
            Waiting.until(() -> node.snapshots() > 0);
            client.ask(ask(3, IN_FORCE)).join();
            before = client.state().join();
        }

        try (Node _ = Node.start(config, errors);
                FloorClient client = FloorClient.open(config.client())) {
            assertThat(client.state().join().hash()).isEqualTo(before.hash());
            assertThat(client.ask(ask(4, IN_FORCE)).join()).isInstanceOf(Answer.Accepted.class);
        }
        errors.assertNone();
    }

    @Test
    void carriesAResendOutOnceAndRefusesAGap() {
        NodeConfig config = config();
        try (Node _ = Node.start(config, errors);
                FloorClient client = FloorClient.open(config.client())) {
            Answer first = client.ask(ask(1, IN_FORCE)).join();
            FromFloor.State once = client.state().join();

            assertThat(client.ask(ask(1, IN_FORCE)).join()).isEqualTo(first);
            CompletableFuture<Answer> again = client.ask(ask(1, IN_FORCE));
            CompletableFuture<Answer> atOnce = client.ask(ask(1, IN_FORCE));
            assertThat(again.join()).isEqualTo(first);
            assertThat(atOnce.join()).isEqualTo(first);
            assertThat(client.ask(ask(9, KEY)).join()).isEqualTo(Answer.refuse(FloorReason.SEQUENCE_GAP));
            assertThat(client.state().join().hash()).isEqualTo(once.hash());
        }
    }

    @Test
    void tellsFollowersEverythingInOrder() {
        NodeConfig config = config();
        List<FromFloor.Happened> heard = new CopyOnWriteArrayList<>();
        try (Node _ = Node.start(config, errors);
                FloorClient client = FloorClient.open(config.client())) {
            client.follow(new Follower() {
                        @Override
                        public void happened(FromFloor.Happened events) {
                            heard.add(events);
                        }

                        @Override
                        public void lost(long from, long to) {
                            errors.onError(new IllegalStateException("lost " + from + " to " + to));
                        }
                    })
                    .join();
            List<CompletableFuture<Answer>> answers = LongStream.rangeClosed(1, 10)
                    .mapToObj(sequence -> client.ask(ask(sequence, IN_FORCE)))
                    .toList();
            answers.forEach(CompletableFuture::join);
            client.state().join();
        }

        assertThat(heard).extracting(FromFloor.Happened::number).startsWith(1L).isSorted();
        assertThat(heard.getFirst().events()).first().isInstanceOf(SetupEvent.class);
        errors.assertNone();
    }

    @Test
    void letsNoSecondNodeOntoADirectory() {
        NodeConfig config = config();
        try (Node _ = Node.start(config, errors)) {
            assertThatExceptionOfType(NodeException.class)
                    .isThrownBy(() -> Node.start(config, errors))
                    .withMessageContaining("runs on " + directory);
        }
    }

    @Test
    void canBeStoppedWhileItIsStillStarting() {
        NodeConfig config = config();
        for (int round = 0; round < 3; round++) {
            Node.start(config, errors).close();
        }
        errors.assertNone();
    }

    @Test
    void reportsAsUnknownWhatNobodyAnswers() {
        NodeConfig config = config();
        try (Node _ = Node.start(config, errors)) {
            ClientConfig impatient = new ClientConfig(
                    "0=localhost:1", "localhost", Optional.of(config.driverDirectory()), 8, Duration.ofMillis(200));
            try (FloorClient client = FloorClient.open(impatient)) {
                assertThatExceptionOfType(CompletionException.class)
                        .isThrownBy(() -> client.ask(ask(1, KEY)).join())
                        .withCauseInstanceOf(UnknownOutcomeException.class);
            }
        }
    }
}
