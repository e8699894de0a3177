package org.baize.cluster.log;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** Copies recordings of an archive, cut at a position, with a catalog that knows no others. */
final class ArchiveCopy {

    private final MemberDirectory member;
    private final Path to;
    private final CatalogFile catalog;
    private final List<Long> copied = new ArrayList<>();

    ArchiveCopy(MemberDirectory member, Path to) {
        this.member = member;
        this.to = to;
        this.catalog = CatalogFile.load(member.archive());
    }

    /** The files of the log that hold something between two positions; returns where the first of them begins. */
    long copyLog(long from, long end) throws IOException {
        Recording log = member.log();
        long start = Math.max(log.segmentPosition(from), log.startPosition());
        copy(log, start, end);
        return start;
    }

    void copyWhole(long id) throws IOException {
        Recording recording = member.recording(id);
        copy(recording, recording.startPosition(), recording.stopPosition());
    }

    private void copy(Recording recording, long start, long end) throws IOException {
        copied.add(recording.id());
        long segment = recording.segmentPosition(start);
        do {
            long bytes = Math.min(end - segment, recording.form().segmentBytes());
            // What lies behind the end, such as half a write, is left out.
            SparseFiles.copy(
                    recording.segmentFile(member.archive(), segment), recording.segmentFile(to, segment), bytes);
            segment += recording.form().segmentBytes();
        } while (segment < end);
    }

    /** The log begins and ends where it was cut. */
    void writeCatalog(Recording.Extent log) throws IOException {
        Files.write(
                to.resolve(CatalogFile.NAME),
                catalog.edited(copied, member.log().id(), log),
                StandardOpenOption.CREATE_NEW,
                StandardOpenOption.SYNC);
    }
}
