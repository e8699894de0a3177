package org.baize.cluster.node;

import io.aeron.archive.client.AeronArchive;
import io.aeron.archive.client.ArchiveException;
import io.aeron.cluster.ConsensusModule;
import io.aeron.cluster.RecordingLog;
import java.util.List;
import org.baize.cluster.log.Hold;

/** Takes old snapshots and the part of the log before them away. The consensus never looks back beyond the newest ones. */
final class Purge {

    private final NodeConfig config;
    private final Retention retention;

    Purge(NodeConfig config) {
        this.config = config;
        this.retention = new Retention(config.upkeep().keep());
    }

    /** Looks at what there is, and purges what may go; what another member just reads to catch up stays for the next time. */
    void run(AeronArchive archive, long nowMillis) {
        try {
            purge(archive, nowMillis);
        } catch (ArchiveException refused) {
            if (!isInUse(refused)) {
                throw refused;
            }
        }
    }

    /** The archive has no number of its own for a part of the log that somebody reads. */
    private static boolean isInUse(ArchiveException refused) {
        return refused.errorCode() == ArchiveException.ACTIVE_RECORDING
                || refused.errorCode() == ArchiveException.GENERIC;
    }

    private void purge(AeronArchive archive, long nowMillis) {
        try (RecordingLog log = new RecordingLog(config.clusterDirectory().toFile(), false)) {
            long recording = log.findLastTermRecordingId();
            Retention.Bounds bounds =
                    new Retention.Bounds(Hold.lowest(config.directory()), archive.getRecordingPosition(recording));
            Retention.Dispensable dispensable = retention.of(snapshots(log, archive), bounds, nowMillis);
            for (Retention.Snapshot snapshot : dispensable.snapshots()) {
                log.entries().stream()
                        .filter(entry -> isSnapshot(entry) && entry.logPosition == snapshot.position())
                        .forEach(entry -> archive.purgeRecording(entry.recordingId));
            }
            purgeLog(archive, recording, dispensable.log());
        }
    }

    /** The snapshots of the consensus stand for those of the floor, which are taken with them. */
    private static List<Retention.Snapshot> snapshots(RecordingLog log, AeronArchive archive) {
        return log.entries().stream()
                .filter(entry -> isSnapshot(entry)
                        && entry.serviceId == ConsensusModule.Configuration.SERVICE_ID
                        && isThere(archive, entry.recordingId))
                .map(entry -> new Retention.Snapshot(entry.logPosition, entry.timestamp))
                .toList();
    }

    private static boolean isSnapshot(RecordingLog.Entry entry) {
        return entry.isValid && entry.type == RecordingLog.ENTRY_TYPE_SNAPSHOT;
    }

    private static boolean isThere(AeronArchive archive, long recording) {
        try {
            archive.getStartPosition(recording);
            return true;
        } catch (ArchiveException unknown) {
            if (unknown.errorCode() == ArchiveException.UNKNOWN_RECORDING) {
                return false; // purged before
            }
            throw unknown;
        }
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
