package org.baize.cluster.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.aeron.archive.ArchiveTool;
import io.aeron.cluster.RecordingLog;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.baize.cluster.log.MemberDirectory.Snapshot;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A start takes away what a node left behind that was killed while it purged or took a snapshot, and nothing else. */
@Timeout(180)
class LeftoversTest {

    private static final int ASKED = 4;

    @TempDir
    static Path written;

    private static List<Snapshot> snapshots = List.of();
    private static long log;
    private static String state = "";

    @TempDir
    Path directory;

    @BeforeAll
    static void threeSnapshots() {
        try (Member0 member = Member0.start(written)) {
            member.ask(1).snapshot().ask(1).snapshot().ask(1).snapshot().ask(1);
            state = member.state().hash();
        }
        MemberDirectory member = MemberDirectory.open(written);
        snapshots = member.snapshots();
        log = member.logRecording();
    }

    @BeforeEach
    void copy() throws IOException {
        Member0.copy(written, directory);
    }

    /** How far the purge of a snapshot had come. */
    enum Killed {
        BEFORE_ANYTHING,
        CONSENSUS_OFF_THE_CATALOG,
        CONSENSUS_BEING_DELETED,
        CONSENSUS_GONE,
        FLOOR_OFF_THE_CATALOG,
        FLOOR_BEING_DELETED,
        FLOOR_GONE
    }

    @ParameterizedTest
    @EnumSource(names = "BEFORE_ANYTHING", mode = EnumSource.Mode.EXCLUDE)
    void aPurgeThatWasKilledIsFinished(Killed when) throws IOException {
        Snapshot middle = snapshots.get(1);
        purge(middle, when);

        assertThat(DirectoryCheck.before(directory, 1)).isEmpty();

        assertLeft(snapshots.getFirst(), snapshots.getLast());
        assertGoesOn();
    }

    @Test
    void aPurgeThatHadNotBegunLeavesEverything() throws IOException {
        purge(snapshots.get(1), Killed.BEFORE_ANYTHING);

        assertThat(DirectoryCheck.before(directory, 1)).isEmpty();

        assertThat(MemberDirectory.open(directory).snapshots()).isEqualTo(snapshots);
        assertGoesOn();
    }

    /** So it was left by earlier versions, which took the first part off the lists at the next start. */
    @Test
    void aFloorWhoseOtherPartIsOffTheListsGoesToo() throws IOException {
        purge(snapshots.get(1), Killed.CONSENSUS_GONE);
        Compaction.of(directory);

        assertThat(DirectoryCheck.before(directory, 1)).isEmpty();

        assertLeft(snapshots.getFirst(), snapshots.getLast());
        assertGoesOn();
    }

    /** The floor is listed first, and what the consensus wrote makes the snapshot whole. */
    @Test
    void aSnapshotThatWasNotListedWholeGoes() throws IOException {
        Path list = MemberDirectory.cluster(directory).resolve(RecordingLog.RECORDING_LOG_FILE_NAME);
        byte[] entries = Files.readAllBytes(list);
        Files.write(list, Arrays.copyOf(entries, entries.length - MemberDirectory.ENTRY_BYTES));

        assertThat(DirectoryCheck.before(directory, 1)).isEmpty();

        assertLeft(snapshots.getFirst(), snapshots.get(1));
        assertGoesOn();
    }

    @Test
    void whatWasSetAsideStays() throws IOException {
        try (RecordingLog list =
                new RecordingLog(MemberDirectory.cluster(directory).toFile(), false)) {
            list.invalidateLatestSnapshot();
            list.force(1);
        }

        assertThat(DirectoryCheck.before(directory, 1)).isEmpty();

        Snapshot aside = snapshots.getLast();
        assertThat(recordingsOnDisk()).contains(aside.floor(), aside.consensus());
        assertGoesOn();
    }

    /** The tool of the archive does so where a check finds a flaw, or when somebody tells it to, and can take it back. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anOlderSnapshotOfWhichAPartIsMarkedInvalidStaysAndIsNotUsed(boolean floor) {
        long part = floor ? snapshots.get(1).floor() : snapshots.get(1).consensus();
        File archive = MemberDirectory.archive(directory).toFile();
        ArchiveTool.markRecordingInvalid(silent(), archive, part);

        assertThat(DirectoryCheck.before(directory, 1)).isEmpty();
        assertThat(DirectoryCheck.before(directory, 1)).isEmpty();

        assertThat(MemberDirectory.open(directory).snapshots())
                .containsExactly(snapshots.getFirst(), snapshots.getLast());
        assertGoesOn();
        ArchiveTool.markRecordingValid(silent(), archive, part);
        assertThat(MemberDirectory.open(directory).snapshots()).containsAll(snapshots);
    }

    /** So earlier versions left a snapshot whose part about the members was marked invalid: they purged the other. */
    @Test
    void aSnapshotThatHasLostItsFloorIsNoReasonToRefuse() throws IOException {
        takeOffTheList(snapshots.get(1).floor());

        assertThat(DirectoryCheck.before(directory, 1)).isEmpty();

        assertLeft(snapshots.getFirst(), snapshots.getLast());
        assertGoesOn();
    }

    @Test
    void theNewestSnapshotThatHasLostItsFloorIsSetAside() throws IOException {
        takeOffTheList(snapshots.getLast().floor());

        assertThat(DirectoryCheck.before(directory, 1))
                .singleElement()
                .asString()
                .contains("is damaged and was set aside")
                .contains("the one at position " + snapshots.get(1).position());
        assertGoesOn();
    }

    private static PrintStream silent() {
        return new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    }

    private void takeOffTheList(long recording) throws IOException {
        Path list = MemberDirectory.cluster(directory).resolve(RecordingLog.RECORDING_LOG_FILE_NAME);
        Files.write(list, Compaction.withoutSnapshots(Files.readAllBytes(list), Set.of(recording)));
    }

    @Test
    void filesThatAreNoRecordingStay() throws IOException {
        Path note = Files.createFile(MemberDirectory.archive(directory).resolve("1-0.rec.txt"));

        assertThat(DirectoryCheck.before(directory, 1)).isEmpty();

        assertThat(note).exists();
    }

    /** Does what the archive does, up to the moment when the node was killed. */
    private void purge(Snapshot snapshot, Killed when) throws IOException {
        if (when.compareTo(Killed.CONSENSUS_OFF_THE_CATALOG) >= 0) {
            takeOffCatalog(snapshot.consensus());
        }
        if (when.compareTo(Killed.CONSENSUS_BEING_DELETED) >= 0) {
            beginToDelete(snapshot.consensus());
        }
        if (when.compareTo(Killed.CONSENSUS_GONE) >= 0) {
            Files.delete(deleting(snapshot.consensus()));
        }
        if (when.compareTo(Killed.FLOOR_OFF_THE_CATALOG) >= 0) {
            takeOffCatalog(snapshot.floor());
        }
        if (when.compareTo(Killed.FLOOR_BEING_DELETED) >= 0) {
            beginToDelete(snapshot.floor());
        }
        if (when.compareTo(Killed.FLOOR_GONE) >= 0) {
            Files.delete(deleting(snapshot.floor()));
        }
    }

    private void takeOffCatalog(long recording) throws IOException {
        Path archive = MemberDirectory.archive(directory);
        Files.write(archive.resolve(CatalogFile.NAME), CatalogFile.load(archive).withPurged(Set.of(recording)));
    }

    private void beginToDelete(long recording) throws IOException {
        Files.move(MemberDirectory.archive(directory).resolve(recording + "-0.rec"), deleting(recording));
    }

    private Path deleting(long recording) {
        return MemberDirectory.archive(directory).resolve(recording + "-0.rec.del");
    }

    /** On the disk and on both lists. */
    private void assertLeft(Snapshot... kept) {
        assertThat(MemberDirectory.open(directory).snapshots()).containsExactly(kept);
        Set<Long> wanted = new TreeSet<>(Stream.of(kept)
                .flatMapToLong(snapshot -> LongStream.of(snapshot.floor(), snapshot.consensus()))
                .boxed()
                .toList());
        try (RecordingLog list =
                new RecordingLog(MemberDirectory.cluster(directory).toFile(), false)) {
            assertThat(list.entries())
                    .filteredOn(entry -> entry.type == RecordingLog.ENTRY_TYPE_SNAPSHOT)
                    .extracting(entry -> entry.recordingId)
                    .containsExactlyInAnyOrderElementsOf(wanted);
        }
        wanted.add(log);
        assertThat(recordingsOnDisk()).isEqualTo(wanted);
        assertThat(CatalogFile.load(MemberDirectory.archive(directory)).present())
                .isEqualTo(wanted);
    }

    private Set<Long> recordingsOnDisk() {
        try (Stream<Path> files = Files.list(MemberDirectory.archive(directory))) {
            return new TreeSet<>(files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.contains(".rec"))
                    .map(name -> Long.valueOf(name.substring(0, name.indexOf('-'))))
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** It has the same state, takes commands and snapshots, and its whole log fits. */
    private void assertGoesOn() {
        try (Member0 member = Member0.start(directory)) {
            assertThat(member.state().hash()).isEqualTo(state);
            member.ask(1).snapshot().ask(1);
        }
        LogVerifier.verify(MemberDirectory.open(directory), _ -> {});
        assertThat(Asks.in(directory)).hasSize(ASKED + 2);
    }
}
