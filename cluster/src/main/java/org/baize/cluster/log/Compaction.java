package org.baize.cluster.log;

import io.aeron.cluster.RecordingLog;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/**
 * Takes purged snapshots off the lists of a member, the catalog and the list of terms. While a node runs these only grow, by two
 * entries in each for a snapshot. Rejected: Aeron's own tool for the catalog, which deletes it before it puts the new one in its
 * place, and knows nothing of the other list.
 */
final class Compaction {

    private Compaction() {}

    /**
     * Only for whoever holds the lock on the directory, and has found it sound. A crash between the two lists is harmless: the
     * catalog still knows what was purged, and the next start goes on from there.
     */
    static void of(Path directory) throws IOException {
        Path archive = MemberDirectory.archive(directory);
        CatalogFile catalog = CatalogFile.load(archive);
        Set<Long> purged = catalog.purged();
        if (purged.isEmpty()) {
            return;
        }
        Path cluster = MemberDirectory.cluster(directory);
        byte[] terms = Files.readAllBytes(cluster.resolve(RecordingLog.RECORDING_LOG_FILE_NAME));
        WholeFile.replace(cluster, RecordingLog.RECORDING_LOG_FILE_NAME, withoutSnapshots(terms, purged));
        WholeFile.replace(archive, CatalogFile.NAME, catalog.without(purged));
    }

    static byte[] withoutSnapshots(byte[] list, Set<Long> recordings) {
        ByteArrayOutputStream left = new ByteArrayOutputStream(list.length);
        ByteBuffer entries = ByteBuffer.wrap(list).order(ByteOrder.LITTLE_ENDIAN);
        for (int entry = 0; entry < list.length; entry += MemberDirectory.ENTRY_BYTES) {
            if (!isSnapshot(entries.getInt(entry + RecordingLog.ENTRY_TYPE_OFFSET))
                    || !recordings.contains(entries.getLong(entry + RecordingLog.RECORDING_ID_OFFSET))) {
                left.write(list, entry, MemberDirectory.ENTRY_BYTES);
            }
        }
        return left.toByteArray();
    }

    /** Also one that was set aside. */
    private static boolean isSnapshot(int type) {
        return (type & ~RecordingLog.ENTRY_TYPE_INVALID_FLAG) == RecordingLog.ENTRY_TYPE_SNAPSHOT;
    }
}
