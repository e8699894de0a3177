package org.baize.protocol.wire;

import java.nio.ByteOrder;
import org.agrona.DirectBuffer;

/**
 * A message that is nothing but a list of others, taken apart and put together as bytes: whoever has many small ones to say at once
 * pays for one, and a part that cannot be read spoils none of the others. The bytes are those of the record with that list.
 */
public final class Bundle {

    static final ByteOrder ORDER = ByteOrder.LITTLE_ENDIAN;

    /** Behind the header of the whole: the block length of an entry, which has none, and how many there are. */
    static final int COUNT_OFFSET = Header.BYTES + Short.BYTES;

    /** Where the length of the first part stands. */
    static final int FIRST_OFFSET = COUNT_OFFSET + Integer.BYTES;

    /** Frames of a log are filled up with zeros to a multiple of this, and a damaged length of one may hide zeros at the very end. */
    private static final int FILLED_UP_TO = 32;

    /** Whoever is older knows none; what claims to be of such a version is none for anybody. */
    private static final int FIRST_VERSION = 6;

    private final Messages messages;
    private final long wholeHeader;
    private final long partHeader;
    private final int packedBytes;

    /**
     * A list of messages of one type.
     *
     * @param whole the record that holds them
     * @param part what each of them is
     * @param packedBytes so many are put together at most; whatever finds room in one message is taken apart
     */
    public Bundle(Messages messages, Class<?> whole, Class<?> part, int packedBytes) {
        this.messages = messages;
        this.packedBytes = packedBytes;
        this.wholeHeader = messages.headerOf(whole);
        this.partHeader = messages.headerOf(part);
    }

    /** Is shown the parts. */
    @FunctionalInterface
    public interface Part {
        void at(DirectBuffer bytes, int offset, int length);
    }

    /** Begins to put messages together; for one thread. */
    public Packing packing() {
        return new Packing(messages, wholeHeader, packedBytes);
    }

    /**
     * Shows every part, in order; only if all of it is such a list.
     *
     * @return false for everything else, and then nothing was shown
     */
    public boolean split(DirectBuffer bytes, int offset, int length, Part each) {
        int end = offset + length;
        if (length < FIRST_OFFSET || length >= Packing.MOST_BYTES + FILLED_UP_TO || !isWhole(bytes, offset, end)) {
            return false;
        }
        int at = offset + FIRST_OFFSET;
        for (int left = bytes.getInt(offset + COUNT_OFFSET, ORDER); left > 0; left--) {
            int start = at + Integer.BYTES;
            at = start + bytes.getInt(at, ORDER);
            each.at(bytes, start, Math.min(at, end) - start);
        }
        return true;
    }

    private boolean isWhole(DirectBuffer bytes, int offset, int end) {
        long header = bytes.getLong(offset, ORDER);
        int count = bytes.getInt(offset + COUNT_OFFSET, ORDER);
        boolean whole = isSame(header, wholeHeader) && Header.version(header) >= FIRST_VERSION && count > 0;
        int at = offset + FIRST_OFFSET;
        for (int left = count; left > 0 && whole; left--) {
            int hidden = left == 1 ? FILLED_UP_TO - 1 : 0;
            whole = isPart(bytes, at, end + hidden, end, header);
            at += whole ? Integer.BYTES + bytes.getInt(at, ORDER) : 0;
        }
        return whole && isFilledUp(bytes, at, end);
    }

    /** Parts are of the version of the whole: whoever must not understand the one does not understand the others either. */
    private boolean isPart(DirectBuffer bytes, int at, int mayEnd, int end, long wholeRead) {
        int start = at + Integer.BYTES;
        if (end - start < Header.BYTES) {
            return false;
        }
        int size = bytes.getInt(at, ORDER);
        long header = bytes.getLong(start, ORDER);
        return size >= Header.BYTES
                && size <= mayEnd - start
                && isSame(header, partHeader)
                && Header.version(header) == Header.version(wholeRead);
    }

    /** The same message of the same schema, of whatever version. */
    private static boolean isSame(long one, long other) {
        return Header.templateId(one) == Header.templateId(other) && Header.schemaId(one) == Header.schemaId(other);
    }

    private static boolean isFilledUp(DirectBuffer bytes, int from, int end) {
        boolean zeros = end - from < FILLED_UP_TO;
        for (int at = from; at < end && zeros; at++) {
            zeros = bytes.getByte(at) == 0;
        }
        return zeros;
    }
}
