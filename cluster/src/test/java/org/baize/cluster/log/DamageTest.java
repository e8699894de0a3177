package org.baize.cluster.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.cluster.log.MemberDirectory.Snapshot;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeException;
import org.baize.testkit.Waiting;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Damaged files: a node does not start on them, or starts with the state that it had. Never with another. */
@Timeout(120)
class DamageTest {

    @TempDir
    static Path folder;

    private static Path stopped = Path.of("");
    private static Path killed = Path.of("");
    private static String hash = "";

    @TempDir
    Path scratch;

    /** A member with two snapshots and log behind them; as it was while it ran, which is as a kill leaves it, and stopped. */
    @BeforeAll
    static void letAMemberWrite() throws IOException {
        stopped = folder.resolve("stopped");
        killed = folder.resolve("killed");
        try (Member0 member = Member0.start(stopped)) {
            hash = member.ask(10).snapshot().ask(10).snapshot().ask(10).state().hash();
            Member0.copy(stopped, killed);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 64, its length",
        "5, 1, header",
        "8, 32, header",
        "12, 4, its checksum",
        "16, 1, header",
        "20, 2, header",
        "24, 1, header",
        "40, 1, its checksum",
        "70, 128, its checksum"
    })
    void aBitOfTheLogIsRefused(int offset, int bit, String why) throws IOException {
        Path member = copyOf(stopped);
        LogEntry entry = behindSnapshot(member).get(3);
        flip(log(member), entry.place().position() + offset, bit);

        refuses(member, why.equals("its length") ? "is damaged" : why);
    }

    /** The lowest bits of a length take in zeros behind a message, or leave some of its own out. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 8, 16})
    void aBitThatOnlyTouchesZerosChangesNothing(int bit) throws IOException {
        Path member = copyOf(stopped);
        LogEntry entry = behindSnapshot(member).stream()
                .filter(LogEntry.Message.class::isInstance)
                .findFirst()
                .orElseThrow();
        flip(log(member), entry.place().position(), bit);

        var _ = refusedOrTheSame(member);
    }

    @Test
    void aDamagedNewestSnapshotIsSetAside() throws IOException {
        for (boolean floor : List.of(true, false)) {
            Path member = copyOf(stopped);
            flip(part(member, newest(member), floor), 200, 1);

            assertThat(startsWithTheStateThatItHad(member))
                    .anySatisfy(notice -> assertThat(notice).contains("is damaged and was set aside"));
        }
    }

    @Test
    void aMissingNewestSnapshotIsSetAside() throws IOException {
        Path member = copyOf(stopped);
        Files.delete(part(member, newest(member), true));

        assertThat(startsWithTheStateThatItHad(member))
                .anySatisfy(notice -> assertThat(notice).contains("was set aside"));
        assertThat(DirectoryCheck.before(member, 1)).isEmpty();
    }

    @Test
    void withoutAnySnapshotItStartsFromTheBeginning() throws IOException {
        Path member = copyOf(stopped);
        for (Snapshot snapshot : MemberDirectory.open(member).snapshots()) {
            flip(part(member, snapshot, true), 40, 1);
        }

        assertThat(startsWithTheStateThatItHad(member))
                .filteredOn(notice -> notice.contains("was set aside; this node starts from the beginning of the log"))
                .hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"archive/archive.catalog", "cluster/recording.log"})
    void aMissingListIsRefused(String file) throws IOException {
        Path member = copyOf(stopped);
        Files.delete(member.resolve(file));

        refuses(member, file + " is missing");
    }

    @Test
    void missingAndTruncatedPartsOfTheLogAreRefused() throws IOException {
        Path missing = copyOf(stopped);
        Files.delete(log(missing));
        refuses(missing, "is missing");

        Path nothingBehindSnapshot = copyOf(stopped);
        Node inGoodOrder = Node.start(Member0.config(nothingBehindSnapshot), _ -> {});
        Waiting.until(inGoodOrder::leads);
        inGoodOrder.stop();
        assertThat(behindSnapshot(nothingBehindSnapshot)).isEmpty();
        Files.delete(log(nothingBehindSnapshot));
        refuses(nothingBehindSnapshot, "is missing");

        Path truncated = copyOf(stopped);
        cut(log(truncated), 1 << 20);
        refuses(truncated, " bytes and not ");

        Path terms = copyOf(stopped);
        cut(terms.resolve("cluster/recording.log"), 100);
        refuses(terms, "is cut short");
    }

    /** Whatever a bit of the lists means, in places of every kind: the node is refused or has the state that it had. */
    @Test
    void noBitOfTheListsLeadsToAnotherState() throws IOException {
        for (String list : List.of("archive/archive.catalog", "cluster/recording.log")) {
            Path member = copyOf(stopped);
            byte[] terms = Files.readAllBytes(member.resolve("cluster/recording.log"));
            byte[] content = Files.readAllBytes(member.resolve(list));
            int used = content.length;
            while (content[used - 1] == 0) {
                used--;
            }
            int refused = 0;
            int checked = 0;
            for (int index = 0; index < used; index += 29) {
                byte[] flipped = content.clone();
                flipped[index] ^= (byte) (1 << (index % 8));
                Files.write(member.resolve(list), flipped);
                refused += refusedOrTheSame(member) ? 1 : 0;
                checked++;
                Files.write(member.resolve("cluster/recording.log"), terms);
            }
            assertThat(refused).isGreaterThan(checked / 6);
        }
    }

    /** Whether it is refused; if it is not, the state is the same. */
    private static boolean refusedOrTheSame(Path member) {
        try {
            DirectoryCheck.before(member, 1);
        } catch (DamagedLogException refused) {
            return true;
        }
        // What a node does: the newest snapshot that is listed, and the log behind it.
        MemberDirectory found = MemberDirectory.open(member);
        assertThat(LogVerifier.verifyFromNewest(found).hash()).isEqualTo(hash);
        return false;
    }

    @Test
    void aDamagedVoteIsMadeAnewOnlyByAMemberThatIsAlone() throws IOException {
        Path member = copyOf(stopped);
        flip(member.resolve("cluster/node-state.dat"), 2, 1);

        assertThatExceptionOfType(DamagedLogException.class)
                .isThrownBy(() -> DirectoryCheck.before(member, 3))
                .withMessageContaining("no longer knows its vote");
        assertThat(startsWithTheStateThatItHad(member))
                .anySatisfy(notice -> assertThat(notice).contains("node-state.dat was damaged"));
        assertThat(member.resolve("cluster/node-state.dat.damaged")).exists();
    }

    @Test
    void aLastWriteThatWasCutShortIsCleared() throws IOException {
        Path member = copyOf(killed);
        long end = end(member);
        byte[] frame = frameOf(member, end, 3000);
        write(log(member), end, ByteBuffer.wrap(frame, 0, (int) (512 - end % 512)));

        assertThat(startsWithTheStateThatItHad(member))
                .anySatisfy(notice -> assertThat(notice).contains("cut short at position " + end));
    }

    @Test
    void aHoleInALastWriteIsClearedWithWhatCameBehindIt() throws IOException {
        Path member = copyOf(killed);
        long end = end(member);
        write(log(member), end + 4096, ByteBuffer.wrap(frameOf(member, end + 4096, 200)));

        assertThat(startsWithTheStateThatItHad(member))
                .filteredOn(notice -> notice.contains("cut short at position " + end))
                .hasSize(1);
        assertThat(DirectoryCheck.before(member, 1)).isEmpty();
    }

    @Test
    void afterAKillTheLastFrameIsRefusedWhenSomebodyChangedIt() throws IOException {
        LogEntry last = behindSnapshot(killed).getLast();
        Path changed = copyOf(killed);
        flip(log(changed), last.place().position() + 40, 1);
        refuses(changed, "its checksum");

        Path without = copyOf(killed);
        write(log(without), last.place().position(), ByteBuffer.allocate(4));
        refuses(without, "a hole at position " + last.place().position());

        Path far = copyOf(killed);
        write(log(far), end(far) + LogTail.MOST_BYTES + 64, ByteBuffer.wrap(new byte[] {1}));
        refuses(far, "a hole at position " + end(far));
    }

    private static void refuses(Path member, String why) {
        var config = Member0.config(member);
        assertThatExceptionOfType(NodeException.class)
                .isThrownBy(() -> Node.start(config, _ -> {}).close())
                .withMessageContaining(why);
    }

    private static List<String> startsWithTheStateThatItHad(Path member) {
        try (Member0 node = Member0.start(member)) {
            assertThat(node.state().hash()).isEqualTo(hash);
            return node.ask(1).warnings();
        }
    }

    private static List<LogEntry> behindSnapshot(Path directory) {
        MemberDirectory member = MemberDirectory.open(directory);
        List<LogEntry> entries = new ArrayList<>();
        try (LogReader log = new LogReader(member, newest(directory).position())) {
            for (Optional<LogEntry> entry = log.next(); entry.isPresent(); entry = log.next()) {
                entries.add(entry.get());
            }
        }
        return entries;
    }

    private static long end(Path member) {
        return behindSnapshot(member).getLast().place().end();
    }

    private static Snapshot newest(Path member) {
        return MemberDirectory.open(member).newestSnapshot().orElseThrow();
    }

    private static Path log(Path member) {
        return part(member, MemberDirectory.open(member).log());
    }

    private static Path part(Path member, Snapshot snapshot, boolean floor) {
        return part(member, MemberDirectory.open(member).recording(floor ? snapshot.floor() : snapshot.consensus()));
    }

    private static Path part(Path member, Recording recording) {
        return recording.segmentFile(MemberDirectory.archive(member), 0);
    }

    /** A frame that fits the place but for its content. */
    private static byte[] frameOf(Path member, long position, int length) throws IOException {
        ByteBuffer frame = ByteBuffer.allocate(length);
        try (FileChannel log = FileChannel.open(log(member), StandardOpenOption.READ)) {
            log.read(frame.limit(32), 0);
        }
        frame.clear().order(ByteOrder.LITTLE_ENDIAN).putInt(0, length).putInt(8, (int) position);
        for (int index = 32; index < length; index++) {
            frame.put(index, (byte) 7);
        }
        return frame.array();
    }

    private Path copyOf(Path from) throws IOException {
        Path to = Files.createTempDirectory(scratch, "member");
        Member0.copy(from, to);
        return to;
    }

    private static void flip(Path file, long offset, int bit) throws IOException {
        ByteBuffer one = ByteBuffer.allocate(1);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            channel.read(one, offset);
        }
        write(file, offset, one.put(0, (byte) (one.get(0) ^ bit)).rewind());
    }

    private static void write(Path file, long offset, ByteBuffer bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.write(bytes, offset);
        }
    }

    private static void cut(Path file, long length) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(length);
        }
    }
}
