package org.baize.cluster.log;

import io.aeron.cluster.RecordingLog;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a node leaves behind that was killed while it purged or took a snapshot: a part of a snapshot whose other part is gone or
 * was never listed, files of recordings that are off the catalog, files of the log before its beginning. Nobody would ever come
 * back to them.
 */
final class Leftovers {

    /** A file of a recording; the archive gives it the longer name while it deletes it. */
    private static final Pattern SEGMENT = Pattern.compile("(\\d{1,18})-(\\d{1,18})\\.rec(\\.del)?");

    private final MemberDirectory member;
    private final Path archive;

    private Leftovers(MemberDirectory member) {
        this.member = member;
        this.archive = member.archive();
    }

    /**
     * Takes them away. Only for whoever holds the lock on the directory, and has found it sound. A crash is harmless: what is off the
     * catalog loses its files at the next start.
     */
    static void remove(Path directory) throws IOException {
        new Leftovers(MemberDirectory.open(directory)).remove();
    }

    private void remove() throws IOException {
        CatalogFile catalog = CatalogFile.load(archive);
        Set<Long> orphans = snapshotParts(catalog);
        orphans.removeAll(referredTo());
        if (!orphans.isEmpty()) {
            WholeFile.replace(archive, CatalogFile.NAME, catalog.withPurged(orphans));
        }
        deleteFiles(CatalogFile.load(archive));
    }

    /** What is recorded from another stream than the log; the catalog has that under a checksum, and the list of terms has none. */
    private Set<Long> snapshotParts(CatalogFile catalog) {
        int stream = member.log().form().streamId();
        return catalog.recordings().values().stream()
                .filter(recording -> recording.form().streamId() != stream)
                .map(Recording::id)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The log, snapshots of which nothing was purged, and what was set aside, for whoever wants to know why. */
    private Set<Long> referredTo() {
        Set<Long> named = new TreeSet<>();
        Stream.concat(member.unpurged().stream(), member.newestSnapshot().stream())
                .flatMap(snapshot -> Stream.of(snapshot.floor(), snapshot.consensus()))
                .forEach(named::add);
        try (RecordingLog list =
                new RecordingLog(MemberDirectory.cluster(member.directory()).toFile(), false)) {
            list.entries().stream()
                    .filter(entry -> entry.type != RecordingLog.ENTRY_TYPE_SNAPSHOT || !entry.isValid)
                    .forEach(entry -> named.add(entry.recordingId));
        }
        return named;
    }

    private void deleteFiles(CatalogFile catalog) throws IOException {
        Set<Long> present = catalog.present();
        long next = catalog.nextRecording();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(archive)) {
            for (Path file : files) {
                Matcher name = SEGMENT.matcher(String.valueOf(file.getFileName()));
                if (name.matches() && isLeft(name, present, next)) {
                    Files.delete(file);
                }
            }
        }
    }

    private boolean isLeft(Matcher name, Set<Long> present, long next) {
        long recording = Long.parseLong(name.group(1));
        boolean deleting = name.group(3) != null;
        boolean purged = recording < next && !present.contains(recording);
        return deleting || purged || (recording == member.log().id() && isBeforeLog(Long.parseLong(name.group(2))));
    }

    private boolean isBeforeLog(long position) {
        return position < member.log().segmentPosition(member.start());
    }
}
