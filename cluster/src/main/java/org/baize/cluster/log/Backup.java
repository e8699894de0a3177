package org.baize.cluster.log;

import io.aeron.cluster.RecordingLog;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.agrona.IoUtil;

/**
 * A copy of a member's state in a directory of its own: the newest snapshot, the log behind it up to its last whole entry, the
 * terms, and a {@link Manifest}. The member may run meanwhile. What is copied is what the member has written down at that
 * moment; in a cluster the end of it may not yet be with most members, and whoever restores it carries it out all the same.
 */
public final class Backup {

    private final Path from;
    private final Path to;

    Backup(Path from, Path to) {
        this.from = from;
        this.to = to;
    }

    /**
     * Copies, and verifies the copy by replaying it.
     *
     * @param to must be empty or not be there
     */
    public static Manifest take(Path from, Path to) {
        try {
            if (!isFree(to)) {
                throw new BackupException(to + " is not an empty directory; a backup goes into a new one");
            }
            return new Backup(from, to).copyOrNothing(MemberDirectory.open(from));
        } catch (IOException e) {
            throw new BackupException("the backup to " + to + " failed: " + FileTrouble.of(e), e);
        }
    }

    /** Whether a backup can go there: nothing is there, or an empty directory. */
    public static boolean isFree(Path to) throws IOException {
        if (!Files.exists(to)) {
            return true;
        }
        if (!Files.isDirectory(to)) {
            return false;
        }
        try (DirectoryStream<Path> found = Files.newDirectoryStream(to)) {
            return !found.iterator().hasNext();
        }
    }

    /** What is no backup leaves nothing behind, so that the next try finds the place free. */
    Manifest copyOrNothing(MemberDirectory member) throws IOException {
        Files.createDirectories(to, forOwner());
        Files.createDirectory(MemberDirectory.archive(to), forOwner()); // of two into one place, the second ends here
        try {
            Files.createDirectory(MemberDirectory.cluster(to), forOwner());
            return copy(member);
        } catch (IOException | RuntimeException failed) {
            for (Path made :
                    List.of(MemberDirectory.archive(to), MemberDirectory.cluster(to), to.resolve(Manifest.NAME))) {
                IoUtil.delete(made.toFile(), failed::addSuppressed);
            }
            throw failed;
        }
    }

    /** The log holds the keys of PINs and tickets: nobody but its owner looks into a copy of it. */
    private FileAttribute<?>[] forOwner() {
        return to.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
                }
                : new FileAttribute<?>[0];
    }

    private Manifest copy(MemberDirectory member) throws IOException {
        Optional<MemberDirectory.Snapshot> snapshot = member.newestSnapshot();
        long first = snapshot.map(MemberDirectory.Snapshot::position).orElse(member.start());
        ArchiveCopy archive = new ArchiveCopy(member, MemberDirectory.archive(to));
        if (snapshot
                .isPresent()) { // before the log, which may take long: a busy member purges a snapshot after two more
            archive.copyWhole(snapshot.get().floor());
            archive.copyWhole(snapshot.get().consensus());
        }
        long end = endOfLog(member, first);
        long start = archive.copyLog(first, end);
        archive.writeCatalog(new Recording.Extent(start, end));
        copyTerms(snapshot, end);
        LogVerifier.Result copied = LogVerifier.verify(MemberDirectory.open(to), _ -> {});
        if (copied.position() != end) {
            throw new BackupException("the copy ends at " + copied.position() + " and not at " + end);
        }
        return Manifest.write(to, end, copied.hash());
    }

    /** Behind the last whole entry. */
    private static long endOfLog(MemberDirectory member, long first) {
        try (LogReader log = new LogReader(member, first)) {
            long end = first;
            for (Optional<LogEntry> entry = log.next(); entry.isPresent(); entry = log.next()) {
                end = entry.get().place().end();
            }
            return end;
        }
    }

    /** Read only now: so every term that has begun in the copied log is in the list. What began behind it stays out. */
    private void copyTerms(Optional<MemberDirectory.Snapshot> snapshot, long end) {
        try (RecordingLog source =
                        new RecordingLog(MemberDirectory.cluster(from).toFile(), false);
                RecordingLog target =
                        new RecordingLog(MemberDirectory.cluster(to).toFile(), true)) {
            List<RecordingLog.Entry> valid =
                    source.entries().stream().filter(entry -> entry.isValid).toList();
            for (RecordingLog.Entry entry : valid) {
                if (entry.type == RecordingLog.ENTRY_TYPE_TERM && (entry.termBaseLogPosition < end || end == 0)) {
                    target.appendTerm(
                            entry.recordingId, entry.leadershipTermId, entry.termBaseLogPosition, entry.timestamp);
                }
            }
            snapshot.ifPresent(wanted -> valid.stream()
                    .filter(entry -> isPartOf(entry, wanted))
                    .forEach(entry -> target.appendSnapshot(
                            entry.recordingId,
                            entry.leadershipTermId,
                            entry.termBaseLogPosition,
                            entry.logPosition,
                            entry.timestamp,
                            entry.serviceId)));
            target.force(1);
        }
    }

    private static boolean isPartOf(RecordingLog.Entry entry, MemberDirectory.Snapshot snapshot) {
        return entry.type == RecordingLog.ENTRY_TYPE_SNAPSHOT
                && (entry.recordingId == snapshot.floor() || entry.recordingId == snapshot.consensus());
    }
}
