package org.baize.cluster.node;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.aeron.Subscription;
import io.aeron.archive.client.AeronArchive;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.baize.cluster.Errors;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.log.MemberDirectory;
import org.baize.engine.Floor;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.ToFloor;
import org.baize.testkit.Waiting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a node does for itself while it runs, and what it says when it cannot start. */
@Timeout(180)
class UpkeepTest {

    private static final Upkeep.Keep NOTHING_OLD = new Upkeep.Keep(Duration.ZERO, 0);
    private static final String LONG_NAME = "x".repeat(250_000);
    private static final int READER_STREAM = 777;

    @TempDir
    Path directory;

    private final Errors errors = new Errors();

    private NodeConfig config(long snapshotMessages, Upkeep.Keep keep) {
        Upkeep upkeep = new Upkeep(snapshotMessages, Duration.ofHours(1), Duration.ofMillis(200), keep, 1);
        return new NodeConfig(0, List.of(new Member(0, "localhost", FreePorts.ofOne())), directory, upkeep);
    }

    private static ToFloor.Ask ask(long sequence, String rulebook) {
        return new ToFloor.Ask(
                Origin.SYSTEM,
                sequence,
                Optional.empty(),
                new SetupCommand.BringIntoForce(rulebook, LocalDate.of(2020, 1, 1)));
    }

    @Test
    void takesASnapshotAfterSoManyMessages() {
        NodeConfig config = config(100, Upkeep.USUAL.keep());
        try (Node node = Node.start(config, errors);
                FloorClient client = FloorClient.open(config.client())) {
            for (long sequence = 1; sequence <= 100; sequence++) {
                client.ask(ask(sequence, "act-multi-terminal-2019")).join();
            }

            Waiting.until(() -> node.snapshots() > 0);
        }
        errors.assertNone();
    }

    @Test
    void takesASnapshotAfterSomeTimeIfThereWereAnyMessages() {
        Upkeep often = new Upkeep(1_000_000, Duration.ofMillis(300), Duration.ofHours(1), Upkeep.USUAL.keep(), 1);
        NodeConfig config = new NodeConfig(0, List.of(new Member(0, "localhost", FreePorts.ofOne())), directory, often);
        try (Node node = Node.start(config, errors);
                FloorClient client = FloorClient.open(config.client())) {
            client.ask(ask(1, "act-multi-terminal-2019")).join();

            Waiting.until(() -> node.snapshots() > 0);
        }
        errors.assertNone();
    }

    /** Three snapshots, with so much log between them that its beginning goes. */
    private void fillUntilLogIsPurged(Node node, FloorClient client) {
        for (int snapshots = 0; snapshots < 3; snapshots++) {
            fill(client, 160L * snapshots + 1, 160);
            snapshot(node);
        }
        Waiting.until(() -> segments() == 2);
    }

    @Test
    void purgesTheLogBeforeTheSnapshotsAndStartsFromWhatIsLeft() throws IOException {
        NodeConfig config = config(1_000_000, NOTHING_OLD);
        FromFloor.State before;
        try (Node node = Node.start(config, errors);
                FloorClient client = FloorClient.open(config.client())) {
            fillUntilLogIsPurged(node, client);
            before = client.state().join();
        }
        Path left = directory.resolve("archive").resolve("0-0.rec"); // as by a kill between the catalog and the files
        Files.createFile(left);

        try (Node _ = Node.start(config, errors);
                FloorClient client = FloorClient.open(config.client())) {
            assertThat(client.state().join().hash()).isEqualTo(before.hash());
            assertThat(client.lastSequence(Origin.SYSTEM).join()).isEqualTo(480);
        }
        assertThat(left).doesNotExist();
        assertThat(segments()).isEqualTo(2);
        errors.assertNone();
    }

    /** As when somebody just read the second one. */
    @Test
    void finishesAPurgeThatEndedBetweenTheTwoPartsOfASnapshot() {
        NodeConfig config = config(1_000_000, Upkeep.USUAL.keep());
        try (Node node = Node.start(config, errors);
                FloorClient client = FloorClient.open(config.client());
                AeronArchive archive = AeronArchive.connect(Settings.localArchive(config))) {
            for (int snapshots = 1; snapshots <= 3; snapshots++) {
                fill(client, snapshots, 1);
                snapshot(node);
            }
            MemberDirectory.Snapshot middle =
                    MemberDirectory.open(directory).snapshots().get(1);
            archive.purgeRecording(middle.consensus());

            fill(client, 4, 1);
            snapshot(node);

            Waiting.until(() -> recordings().stream().noneMatch(name -> name.startsWith(middle.floor() + "-")));
            assertThat(MemberDirectory.open(directory).snapshots()).hasSize(3).doesNotContain(middle);
        }
        errors.assertNone();
    }

    @Test
    void goesOnAndPurgesLaterWhatSomebodyStillReads() {
        NodeConfig config = config(1_000_000, NOTHING_OLD);
        try (Node node = Node.start(config, errors);
                FloorClient client = FloorClient.open(config.client());
                AeronArchive archive = AeronArchive.connect(Settings.localArchive(config))) {
            client.state().join();
            long reader = archive.startReplay(0, 0, AeronArchive.NULL_LENGTH, "aeron:ipc", READER_STREAM);
            Subscription reads = archive.context().aeron().addSubscription("aeron:ipc", READER_STREAM);
            Waiting.until(reads::isConnected);
            fill(client, 1, 160);
            snapshot(node);
            fill(client, 161, 1);
            snapshot(node);
            fill(client, 162, 1);
            snapshot(node);
            // The oldest snapshot goes, with its two parts; the log stays, although nobody else needs its first
            // segment.
            Waiting.until(() -> recordings().size() == 2 + 2 * 2);
            assertThat(segments()).isEqualTo(2);

            archive.stopReplay(reader);
            fill(client, 163, 1);
            snapshot(node);

            Waiting.until(() -> segments() == 1);
        }
        errors.assertNone();
    }

    /** No more at once than the floor keeps answers for. */
    private static void fill(FloorClient client, long from, int count) {
        for (long first = from; first < from + count; first += Floor.ANSWERS_KEPT) {
            LongStream.range(first, Math.min(first + Floor.ANSWERS_KEPT, from + count))
                    .mapToObj(sequence -> client.ask(ask(sequence, LONG_NAME)))
                    .toList()
                    .forEach(CompletableFuture::join);
        }
    }

    private static void snapshot(Node node) {
        long before = node.snapshots();
        Waiting.until(node::askForSnapshot);
        Waiting.until(() -> node.snapshots() > before);
    }

    private long segments() {
        return recordings().stream().filter(name -> name.startsWith("0-")).count();
    }

    private List<String> recordings() {
        try (Stream<Path> files = Files.list(directory.resolve("archive"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".rec"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aCleanStopLeavesNothingToReplay() {
        NodeConfig config = config(1_000_000, Upkeep.USUAL.keep());
        Node first = Node.start(config, errors);
        FromFloor.State before;
        try (FloorClient client = FloorClient.open(config.client())) {
            client.ask(ask(1, "act-multi-terminal-2019")).join();
            before = client.state().join();
        }
        first.stop();

        assertThat(recordings())
                .as("the log, and the snapshots of the consensus and of the floor")
                .hasSize(3);
        try (Node _ = Node.start(config, errors);
                FloorClient client = FloorClient.open(config.client())) {
            assertThat(client.state().join().hash()).isEqualTo(before.hash());
        }
        errors.assertNone();
    }

    @Test
    void saysWhichPortIsTaken() throws IOException {
        NodeConfig config = config(1, NOTHING_OLD);
        int log = config.self().firstPort() + 2;
        try (DatagramSocket _ = new DatagramSocket(log, InetAddress.getByName("localhost"))) {
            assertThatExceptionOfType(NodeException.class)
                    .isThrownBy(() -> Node.start(config, errors))
                    .withMessageContaining("port " + log + " of localhost cannot be used");
        }
        Node.start(config, errors).close();
    }

    @Test
    void aDirectoryStaysThatOfTheSameMember() {
        NodeConfig alone = config(1, NOTHING_OLD);
        Node.start(alone, errors).close();
        List<Integer> ports = FreePorts.ofMembers(3);
        List<Member> three = IntStream.range(0, 3)
                .mapToObj(id -> new Member(id, "localhost", ports.get(id)))
                .toList();

        assertThatExceptionOfType(NodeException.class)
                .isThrownBy(() -> Node.start(new NodeConfig(0, three, directory), errors))
                .withMessageContaining("is that of member 0 of 0, and not of member 0 of 0, 1, 2");
        Node.start(alone, errors).close();
    }

    /** Started as another, or alone, it would lose what it acknowledges. */
    @Test
    void aLogWhoseOwnerCannotBeReadIsRefused() throws IOException {
        NodeConfig alone = config(1, NOTHING_OLD);
        Files.writeString(Files.createDirectories(directory).resolve("member"), "memb"); // a crash in the first start
        Node.start(alone, errors).close();
        assertThat(directory.resolve("member")).hasContent("member 0 of 0");

        for (byte[] damage : List.of("nember 0 of 0, 1, 2".getBytes(UTF_8), new byte[] {(byte) 0xff, 0})) {
            Files.write(directory.resolve("member"), damage);

            assertThatExceptionOfType(NodeException.class)
                    .isThrownBy(() -> Node.start(alone, errors))
                    .withMessageContaining("is damaged; if it is that of member 0 of 0, write just that into it");
        }
    }

    @Test
    void saysThatTheDiskIsFull() {
        Upkeep greedy = new Upkeep(1, Duration.ofHours(1), Duration.ofHours(1), NOTHING_OLD, Long.MAX_VALUE);
        NodeConfig config =
                new NodeConfig(0, List.of(new Member(0, "localhost", FreePorts.ofOne())), directory, greedy);

        assertThatExceptionOfType(NodeException.class)
                .isThrownBy(() -> Node.start(config, errors))
                .withMessageContaining("MB left");
    }

    @Test
    void saysThatTheDirectoryCannotBeUsed() throws IOException {
        Path file = Files.createFile(directory.resolve("file"));

        assertThatExceptionOfType(NodeException.class)
                .isThrownBy(() -> Node.start(NodeConfig.single(file.resolve("node"), FreePorts.ofOne()), errors))
                .withMessage("the directory " + file.resolve("node") + " cannot be used: " + file.resolve("node")
                        + ": Not a directory.");
    }

    @Test
    void saysThatTheDirectoryCannotBeWrittenTo() throws IOException {
        Path archive = directory.resolve("disk.zip");
        try (FileSystem made = FileSystems.newFileSystem(archive, Map.of("create", "true"))) {
            Files.createDirectory(made.getPath("/node"));
        }
        try (FileSystem readOnly = FileSystems.newFileSystem(archive, Map.of("accessMode", "readOnly"))) {
            NodeConfig config = NodeConfig.single(readOnly.getPath("/node"), FreePorts.ofOne());

            assertThatExceptionOfType(NodeException.class)
                    .isThrownBy(() -> Node.start(config, errors))
                    .withMessage("the directory /node cannot be written to.");
        }
    }

    @Test
    void saysThatAHostIsNotKnown() {
        NodeConfig config = new NodeConfig(0, List.of(new Member(0, "no.such.host.invalid", 9_000)), directory);

        assertThatExceptionOfType(NodeException.class)
                .isThrownBy(() -> Node.start(config, errors))
                .withMessageContaining("'no.such.host.invalid' is not known");
    }
}
