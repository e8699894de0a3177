package org.baize.gateway.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.log.Hold;
import org.baize.cluster.log.LogFollower;
import org.baize.cluster.log.MemberDirectory;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.protocol.message.ToFloor;
import org.baize.records.Database;
import org.baize.records.row.Reader;
import org.baize.records.row.Sheets;
import org.baize.records.verify.Finding;
import org.baize.records.verify.Verification;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The log of a real member goes into the records, each step once, whatever is stopped or fails in between. */
@Timeout(60)
class RecorderTest {

    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    @TempDir
    Path directory;

    private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
    private long sequence;

    private void setClock(FloorClient client, int times) {
        for (int time = 0; time < times; time++) {
            Answer answer = client.ask(new ToFloor.Ask(
                            Origin.SYSTEM, ++sequence, Optional.empty(), new SetupCommand.SetClock((int) sequence)))
                    .join();
            assertThat(answer).isInstanceOf(Answer.Accepted.class);
        }
    }

    private Recorder begin(Node node, Database.Config records) {
        return Recorder.begin(new Recorder.Source(directory, node::committed), records, said::add);
    }

    private static void awaitEvents(Recorder recorder, long events) {
        while (recorder.lag().events() < events || recorder.lag().behindBytes() > 0) {
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    @Test
    void takesEveryStepOnceAcrossItsOwnRestarts() {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        Database.Config records = Database.Config.embedded(directory.resolve("records"));
        Recorder.hold(directory);
        try (Node node = Node.start(config, error -> {});
                FloorClient client = FloorClient.open(config.client())) {
            for (int restart = 1; restart <= 3; restart++) {
                setClock(client, 20);
                try (Recorder recorder = begin(node, records)) {
                    setClock(client, 20);
                    awaitEvents(recorder, sequence);
                }
                setClock(client, 5);
            }
            try (Recorder last = begin(node, records)) {
                awaitEvents(last, sequence);

                assertThat(last.lag().writes()).isTrue();
                assertThat(last.lag().behindMillis()).isZero();
                assertThat(last.lag().events()).isEqualTo(sequence);
            }
            fits(records, node.committed());
            assertThat(Hold.lowest(directory)).isPositive().isLessThanOrEqualTo(node.committed());
            assertThat(said).isEmpty();
        }
    }

    /** What is looked at is one moment; writing goes on meanwhile. */
    @Test
    void theRecordsStandStillForWhoeverLooks() {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        Recorder.hold(directory);
        try (Node node = Node.start(config, error -> {});
                FloorClient client = FloorClient.open(config.client());
                Recorder recorder = begin(node, Database.Config.embedded(directory.resolve("records")))) {
            setClock(client, 5);
            awaitEvents(recorder, 5);

            int clock = recorder.whileStill(still -> {
                        setClock(client, 5);
                        awaitEvents(recorder, 10);
                        assertThat(new Reader(still.records().source())
                                        .all(Sheets.EVENTS)
                                        .count())
                                .isEqualTo(5);
                        assertThat(finding(still)).isEmpty();
                        return still.floor().utcOffsetMinutes();
                    })
                    .join();

            assertThat(clock).isEqualTo(5);
            assertThat(recorder.whileStill(RecorderTest::finding).join()).isEmpty();
        }
    }

    static Optional<Finding> finding(Recording.Still still) {
        try (Database scratch = Database.open(Database.Config.inMemory("still;DB_CLOSE_DELAY=-1"))) {
            scratch.erase();
            return new Verification(still.records(), scratch).firstFinding(still.floor());
        }
    }

    @Test
    void nobodyLooksAtRecordsThatAreClosed() {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        Recorder.hold(directory);
        try (Node node = Node.start(config, error -> {})) {
            Recorder recorder = begin(node, Database.Config.embedded(directory.resolve("records")));
            while (!recorder.lag().writes()) {
                LockSupport.parkNanos(LOOK_NANOS);
            }
            CompletableFuture<Void> begun = new CompletableFuture<>();
            CompletableFuture<Void> closed = new CompletableFuture<>();
            CompletableFuture<Optional<Finding>> first = recorder.whileStill(still -> {
                begun.complete(null);
                closed.join();
                return finding(still);
            });
            begun.join();

            recorder.close();
            closed.complete(null);

            assertThat(first).failsWithin(Duration.ofSeconds(30));
            assertThat(recorder.whileStill(_ -> true)).failsWithin(Duration.ofSeconds(30));
            assertThat(recorder.lag().writes()).isFalse();
        }
    }

    /** An error is no exception, and nobody may believe that records are written when they are not. */
    @Test
    void anErrorIsToldAndTriedAgainLikeAnythingElse() throws InterruptedException {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        AtomicBoolean broken = new AtomicBoolean(true);
        Recorder.hold(directory);
        try (Node node = Node.start(config, error -> {});
                FloorClient client = FloorClient.open(config.client());
                Recorder recorder = Recorder.begin(
                        new Recorder.Source(directory, () -> committed(node, broken)),
                        Database.Config.embedded(directory.resolve("records")),
                        said::add)) {
            setClock(client, 5);

            assertThat(said.poll(30, TimeUnit.SECONDS))
                    .isEqualTo(
                            "the records cannot be written: java.lang.OutOfMemoryError: a test; the floor goes on, and"
                                    + " it is tried again until it works");
            assertThat(recorder.lag().writes()).isFalse();
            assertThat(recorder.lag().error()).contains("java.lang.OutOfMemoryError: a test");

            broken.set(false);

            assertThat(said.poll(30, TimeUnit.SECONDS)).isEqualTo("the records are written again");
            awaitEvents(recorder, 5);
            assertThat(recorder.lag().writes()).isTrue();
            assertThat(recorder.lag().error()).isEmpty();
        }
    }

    /** Only the thread that writes meets with it. */
    private static long committed(Node node, AtomicBoolean broken) {
        if (broken.get() && Thread.currentThread().getName().equals("recorder")) {
            throw new OutOfMemoryError("a test");
        }
        return node.committed();
    }

    private void fits(Database.Config config, long committed) {
        try (Database records = Database.open(config);
                Database scratch = Database.open(Database.Config.inMemory("scratch;DB_CLOSE_DELAY=-1"));
                LogFollower log = LogFollower.from(MemberDirectory.open(directory), committed, () -> committed)) {
            while (log.next().isPresent()) {
                // up to the end
            }
            assertThat(new Verification(records, scratch).firstFinding(log.state()))
                    .isEmpty();
        }
    }

    @Test
    void aDatabaseThatFailsHoldsUpNobodyAndIsTriedAgain() throws IOException, InterruptedException {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        Path inTheWay = Files.writeString(directory.resolve("taken"), "a file where a directory is wanted");
        Recorder.hold(directory);
        try (Node node = Node.start(config, error -> {});
                FloorClient client = FloorClient.open(config.client());
                Recorder recorder = begin(node, Database.Config.embedded(inTheWay.resolve("records")))) {
            assertThat(said.poll(30, TimeUnit.SECONDS))
                    .contains("cannot be written")
                    .contains("the floor goes on");
            setClock(client, 10);
            assertThat(recorder.lag().behindBytes()).isPositive();
            assertThat(recorder.lag().error()).isPresent();
            assertThat(recorder.lag().writes()).isFalse();
            assertThat(recorder.database()).isEmpty();
            assertThat(Hold.lowest(directory)).isZero();

            Files.delete(inTheWay);

            assertThat(said.poll(30, TimeUnit.SECONDS)).isEqualTo("the records are written again");
            awaitEvents(recorder, 10);
            assertThat(recorder.lag().error()).isEmpty();
            assertThat(recorder.database()).isPresent();
        }
    }
}
