package org.baize.cluster.log;

import io.aeron.archive.client.AeronArchive;
import java.nio.file.Path;

/** One recorded stream, as the catalog describes it: the log, or one part of a snapshot. */
record Recording(long id, Extent extent, Form form) {

    /**
     * From where to where it goes.
     *
     * @param stopPosition {@link AeronArchive#NULL_POSITION} while it is being written, and after a crash
     */
    record Extent(long startPosition, long stopPosition) {}

    /** How its frames lie in files. */
    record Form(int initialTermId, int segmentBytes, int termBytes, int mtuBytes, int streamId) {}

    boolean isOpen() {
        return extent.stopPosition == AeronArchive.NULL_POSITION;
    }

    long startPosition() {
        return extent.startPosition;
    }

    long stopPosition() {
        return extent.stopPosition;
    }

    /** It does not go beyond this, as far as it is listed. */
    long endAtMost() {
        return isOpen() ? Long.MAX_VALUE : extent.stopPosition;
    }

    /** Where the file begins that holds a position. */
    long segmentPosition(long position) {
        return AeronArchive.segmentFileBasePosition(extent.startPosition, position, form.termBytes, form.segmentBytes);
    }

    Path segmentFile(Path archive, long segmentPosition) {
        return archive.resolve(id + "-" + segmentPosition + ".rec");
    }

    int termOffset(long position) {
        return (int) (position & (form.termBytes - 1));
    }

    int termId(long position) {
        return form.initialTermId + (int) (position / form.termBytes);
    }
}
