package org.baize.cluster.log;

import static java.nio.ByteOrder.LITTLE_ENDIAN;

import io.aeron.logbuffer.FrameDescriptor;
import io.aeron.protocol.DataHeaderFlyweight;
import io.aeron.protocol.HeaderFlyweight;
import java.nio.ByteBuffer;
import java.util.zip.CRC32C;
import org.agrona.BitUtil;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * One frame of a recording: a header and a piece of a message. The checksum, which covers all but the header, stands in
 * place of the session; every field of the header is known beforehand or must fit the frames beside it.
 */
final class Frame {

    static final int HEADER = DataHeaderFlyweight.HEADER_LENGTH;

    private static final int SECTOR = 512;

    private final CRC32C sum = new CRC32C();
    private UnsafeBuffer bytes = new UnsafeBuffer(0, 0);
    private ByteBuffer content = ByteBuffer.allocate(0);
    private int offset;
    private int length;

    /** Looks at the frame at a position. */
    Frame at(Segment segment, long position) {
        bytes = segment.bytes();
        content = segment.content();
        offset = segment.offset(position);
        length = FrameDescriptor.frameLengthVolatile(bytes, offset);
        return this;
    }

    /** Nothing was written here yet. */
    boolean isAbsent() {
        return length == 0;
    }

    boolean isPadding() {
        return FrameDescriptor.isPaddingFrame(bytes, offset);
    }

    boolean begins() {
        return (flags() & FrameDescriptor.BEGIN_FRAG_FLAG) != 0;
    }

    boolean ends() {
        return (flags() & FrameDescriptor.END_FRAG_FLAG) != 0;
    }

    private byte flags() {
        return FrameDescriptor.frameFlags(bytes, offset);
    }

    int alignedLength() {
        return BitUtil.align(length, FrameDescriptor.FRAME_ALIGNMENT);
    }

    UnsafeBuffer bytes() {
        return bytes;
    }

    int payloadOffset() {
        return offset + HEADER;
    }

    int payloadLength() {
        return length - HEADER;
    }

    /** Why this cannot be what was written at that position; empty if it can. */
    String flaw(Recording recording, long position) {
        int termOffset = recording.termOffset(position);
        if (length < HEADER || alignedLength() > recording.form().termBytes() - termOffset) {
            return "its length is " + length;
        }
        if (!hasRightHeader(recording, position)) {
            return "its header does not fit this place";
        }
        if (isPadding()) {
            return "";
        }
        if (!ends() && length != recording.form().mtuBytes()) {
            return "it is not the last piece of a message, and is not full";
        }
        return hasRightChecksum() && Zeros.are(bytes, offset + length, offset + alignedLength())
                ? ""
                : "its checksum does not fit its content";
    }

    private boolean hasRightHeader(Recording recording, long position) {
        int type = FrameDescriptor.frameType(bytes, offset);
        return FrameDescriptor.frameVersion(bytes, offset) == HeaderFlyweight.CURRENT_VERSION
                && (type == HeaderFlyweight.HDR_TYPE_PAD || type == HeaderFlyweight.HDR_TYPE_DATA)
                && (flags() & ~FrameDescriptor.UNFRAGMENTED) == 0
                && DataHeaderFlyweight.termOffset(bytes, offset) == recording.termOffset(position)
                && DataHeaderFlyweight.termId(bytes, offset) == recording.termId(position)
                && DataHeaderFlyweight.streamId(bytes, offset)
                        == recording.form().streamId()
                && bytes.getLong(offset + DataHeaderFlyweight.RESERVED_VALUE_OFFSET, LITTLE_ENDIAN) == 0;
    }

    /** By the platform's own class: the archive's goes through a method handle, which is slow until it is compiled. */
    private boolean hasRightChecksum() {
        sum.reset();
        sum.update(content.clear().limit(offset + alignedLength()).position(offset + HEADER));
        return (int) sum.getValue() == FrameDescriptor.frameSessionId(bytes, offset);
    }

    /**
     * Whether a disk may have left it like this when the power failed: at least one whole sector of it, or all of it that
     * lies in one, was never written. Somebody who only changed bytes leaves no such hole.
     */
    boolean looksTorn() {
        if (length < HEADER || offset + length > bytes.capacity()) {
            return false;
        }
        int end = offset + length;
        for (int from = offset; from < end; from = (from / SECTOR + 1) * SECTOR) {
            if (Zeros.are(bytes, from, Math.min((from / SECTOR + 1) * SECTOR, end))) {
                return true;
            }
        }
        return false;
    }
}
