package org.baize.cluster.node;

import io.aeron.archive.client.AeronArchive;
import io.aeron.archive.client.ArchiveException;
import io.aeron.exceptions.AeronEvent;
import java.util.List;
import org.agrona.ErrorHandler;
import org.baize.cluster.log.DamagedLogException;
import org.baize.cluster.log.Hold;
import org.baize.cluster.log.MemberDirectory;

/** Takes old snapshots and the part of the log before them away. The consensus never looks back beyond the newest ones. */
final class Purge {

    /** Whoever reads the log to catch up is done after one or two snapshots. */
    private static final int USUAL_FAILURES = 4;

    private final NodeConfig config;
    private final Retention retention;
    private final ErrorHandler warned;
    private int failures;

    /**
     * For one member.
     *
     * @param warned is told why old log stays, as a warning
     */
    Purge(NodeConfig config, ErrorHandler warned) {
        this.config = config;
        this.retention = new Retention(config.upkeep().keep());
        this.warned = warned;
    }

    /** Looks at what there is, and purges what may go; what another member just reads to catch up stays for the next time. */
    void run(AeronArchive archive, long nowMillis) {
        try {
            purge(archive, nowMillis);
            failures = 0;
        } catch (ArchiveException refused) {
            if (!isInUse(refused)) {
                throw refused;
            }
            failed(refused);
        } catch (DamagedLogException written) {
            failed(written); // the archive was writing its list just now
        }
    }

    /** The archive has no number of its own for a part of the log that somebody reads. */
    private static boolean isInUse(ArchiveException refused) {
        return refused.errorCode() == ArchiveException.ACTIVE_RECORDING
                || refused.errorCode() == ArchiveException.GENERIC;
    }

    /** Once or twice is nothing; but a log that never gets shorter fills the disk some day. */
    private void failed(RuntimeException why) {
        failures++;
        if (failures % USUAL_FAILURES == 0) {
            warn("old log could not be purged " + failures + " times in a row: " + why.getMessage());
        }
    }

    private void warn(String sentence) {
        warned.onError(new AeronEvent(sentence));
    }

    private void purge(AeronArchive archive, long nowMillis) {
        MemberDirectory member = MemberDirectory.open(config.directory());
        List<Hold.Held> holds = Hold.on(config.directory());
        holds.forEach(held -> held.flaw().ifPresent(this::warn));
        Retention.Bounds bounds =
                new Retention.Bounds(Hold.lowest(holds), archive.getRecordingPosition(member.logRecording()));
        Retention.Dispensable dispensable = retention.of(snapshots(member), bounds, nowMillis);
        member.snapshots().stream()
                .filter(snapshot -> dispensable.snapshots().contains(of(snapshot)))
                .forEach(snapshot -> {
                    archive.purgeRecording(snapshot.consensus()); // first: by this part a snapshot is listed
                    archive.purgeRecording(snapshot.floor());
                });
        purgeLog(archive, member.logRecording(), dispensable.log());
        member.halfPurged().forEach(archive::purgeRecording); // last: somebody may still read them, as the last time
    }

    private static List<Retention.Snapshot> snapshots(MemberDirectory member) {
        return member.snapshots().stream().map(Purge::of).toList();
    }

    private static Retention.Snapshot of(MemberDirectory.Snapshot snapshot) {
        return new Retention.Snapshot(snapshot.position(), snapshot.atMillis());
    }

    private static void purgeLog(AeronArchive archive, long recording, long before) {
        long start = archive.getStartPosition(recording);
        if (before <= start) {
            return;
        }
        long segment = AeronArchive.segmentFileBasePosition(start, before, Settings.TERM_BYTES, Settings.SEGMENT_BYTES);
        if (segment > start) {
            archive.purgeSegments(recording, segment);
        }
    }
}
