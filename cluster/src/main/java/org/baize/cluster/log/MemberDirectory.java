package org.baize.cluster.log;

import io.aeron.Aeron;
import io.aeron.cluster.ConsensusModule;
import io.aeron.cluster.RecordingLog;
import io.aeron.exceptions.AeronException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The directory of one member, as its files describe it at one moment: who led from where to where, which snapshots there
 * are, and where the log lies.
 */
public final class MemberDirectory {

    /** How long an entry in the list of terms is. */
    static final int ENTRY_BYTES = 64;

    /** Where the list of terms names no recording of a snapshot's floor. */
    static final long LOST = -1;

    private static final int FLOOR = 0;
    private static final int LOOKS = 3;
    private static final long LOOK_AGAIN_NANOS = 5_000_000;

    private final Path directory;
    private final Map<Long, Recording> recordings;
    private final Set<Long> purged;
    private final Set<Long> present;
    private final List<Term> terms = new ArrayList<>();
    private final List<Snapshot> snapshots = new ArrayList<>();
    private final long logId;

    private MemberDirectory(Path directory) {
        this.directory = directory;
        CatalogFile catalog = CatalogFile.load(archive(directory));
        this.recordings = catalog.recordings();
        this.purged = catalog.purged();
        this.present = catalog.present();
        this.logId = read();
    }

    /**
     * A time during which one member led.
     *
     * @param base where it begins in the log
     * @param end where it ends; -1 as long as nobody has settled that
     */
    public record Term(long id, long base, long end) {}

    /**
     * The state of all members at a place of the log.
     *
     * @param floor the recording of the floor; {@link #LOST} if the list has none
     * @param consensus the recording of what the members know of each other and of sessions and timers
     * @param atMillis when it was taken
     */
    public record Snapshot(long position, long term, long floor, long consensus, long atMillis) {}

    /** Where in the log a snapshot was taken, under which leader. */
    private record Taken(long position, long term) {

        static Taken of(RecordingLog.Entry entry) {
            return new Taken(entry.logPosition, entry.leadershipTermId);
        }
    }

    /** Reads what there is; the node may run meanwhile. */
    public static MemberDirectory open(Path directory) {
        if (!Files.isRegularFile(cluster(directory).resolve(RecordingLog.RECORDING_LOG_FILE_NAME))
                && !Files.isRegularFile(archive(directory).resolve(CatalogFile.NAME))) {
            throw new NoLogException(directory);
        }
        for (int looks = 1; looks < LOOKS; looks++) {
            try {
                return new MemberDirectory(directory);
            } catch (DamagedLogException _) {
                LockSupport.parkNanos(LOOK_AGAIN_NANOS); // a node may just have been writing
            }
        }
        return new MemberDirectory(directory);
    }

    /** Where the log and the snapshots of a member are. */
    public static Path archive(Path directory) {
        return directory.resolve("archive");
    }

    /** Where a member keeps what it voted for, and which recordings make up its log. */
    public static Path cluster(Path directory) {
        return directory.resolve("cluster");
    }

    private long read() {
        Path file = cluster(directory).resolve(RecordingLog.RECORDING_LOG_FILE_NAME);
        try {
            if (Files.size(file) % ENTRY_BYTES != 0) {
                throw new DamagedLogException("the list of terms " + file + " is cut short");
            }
            try (RecordingLog list = new RecordingLog(cluster(directory).toFile(), false)) {
                list.entries().stream().filter(entry -> entry.isValid).forEach(this::take);
                pairSnapshots(list);
                return list.findLastTermRecordingId();
            }
        } catch (IOException | AeronException e) {
            throw new DamagedLogException("the list of terms " + file + " cannot be read: " + e.getMessage(), e);
        }
    }

    private void take(RecordingLog.Entry entry) {
        switch (entry.type) {
            case RecordingLog.ENTRY_TYPE_TERM ->
                terms.add(new Term(entry.leadershipTermId, entry.termBaseLogPosition, entry.logPosition));
            case RecordingLog.ENTRY_TYPE_SNAPSHOT -> {}
            default -> throw new DamagedLogException("the list of terms holds an entry of an unknown kind");
        }
    }

    /** A snapshot has two parts, each under an entry of its own. */
    private void pairSnapshots(RecordingLog list) {
        Map<Taken, RecordingLog.Entry> floors = new HashMap<>();
        list.entries().stream()
                .filter(entry -> isPart(entry, FLOOR))
                .forEach(entry -> floors.put(Taken.of(entry), entry));
        list.entries().stream()
                .filter(entry -> isPart(entry, ConsensusModule.Configuration.SERVICE_ID))
                .forEach(entry -> snapshots.add(paired(entry, floors.get(Taken.of(entry)))));
    }

    private static Snapshot paired(RecordingLog.Entry consensus, RecordingLog.@Nullable Entry floor) {
        return new Snapshot(
                consensus.logPosition,
                consensus.leadershipTermId,
                floor == null ? LOST : floor.recordingId,
                consensus.recordingId,
                consensus.timestamp);
    }

    private static boolean isPart(RecordingLog.Entry entry, int service) {
        return entry.isValid && entry.type == RecordingLog.ENTRY_TYPE_SNAPSHOT && entry.serviceId == service;
    }

    public Path directory() {
        return directory;
    }

    /** All of them, the oldest first. */
    public List<Term> terms() {
        return List.copyOf(terms);
    }

    /** All that are still there, the oldest first. Those that were purged stay listed until the next start, without recordings. */
    public List<Snapshot> snapshots() {
        return snapshots.stream()
                .filter(snapshot ->
                        recordings.containsKey(snapshot.floor()) && recordings.containsKey(snapshot.consensus()))
                .toList();
    }

    /**
     * All of which no part was purged, also those that nobody can start from: somebody may have marked a part as invalid with a tool
     * of the archive, and may take that back.
     */
    List<Snapshot> unpurged() {
        return snapshots.stream()
                .filter(snapshot -> present.contains(snapshot.floor()) && present.contains(snapshot.consensus()))
                .toList();
    }

    /**
     * The recordings that are left of snapshots whose other part was purged already. A purge takes the part first by which a snapshot
     * is listed, so that it is the floor.
     */
    public List<Long> halfPurged() {
        // No checksum covers the list: a number in it that is also one of a whole snapshot is not believed.
        Set<Long> whole = snapshots().stream()
                .flatMap(snapshot -> Stream.of(snapshot.floor(), snapshot.consensus()))
                .collect(Collectors.toSet());
        return snapshots.stream()
                .filter(snapshot -> purged.contains(snapshot.consensus())) // and not one that has just been taken
                .map(Snapshot::floor)
                .filter(floor -> recordings.containsKey(floor) && !whole.contains(floor))
                .toList();
    }

    /** The one that a node starts from. It is never purged. */
    Optional<Snapshot> newestSnapshot() {
        return snapshots.isEmpty() ? Optional.empty() : Optional.of(snapshots.getLast());
    }

    /** Where the log begins: 0, or further on when its beginning was purged. */
    public long start() {
        return log().startPosition();
    }

    /** The log does not go beyond this position; where exactly it ends, only reading it tells. */
    public long endAtMost() {
        Recording log = log();
        if (!log.isOpen()) {
            return log.stopPosition();
        }
        long position = log.segmentPosition(start());
        while (Segment.exists(log, archive(), position)) {
            position += log.form().segmentBytes();
        }
        return position;
    }

    /** The number under which the archive keeps the log. */
    public long logRecording() {
        return log().id();
    }

    boolean hasLog() {
        return logId != Aeron.NULL_VALUE;
    }

    Recording log() {
        if (!hasLog()) {
            throw new NoLogException(directory);
        }
        return recording(logId);
    }

    Recording recording(long id) {
        Recording recording = recordings.get(id);
        if (recording == null) {
            throw new DamagedLogException("recording " + id + " is missing from the catalog in " + archive(directory));
        }
        return recording;
    }

    /** Those that were being written when the member was killed, or are now. */
    List<Recording> openRecordings() {
        return recordings.values().stream().filter(Recording::isOpen).toList();
    }

    Path archive() {
        return archive(directory);
    }
}
