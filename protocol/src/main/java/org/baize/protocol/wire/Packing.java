package org.baize.protocol.wire;

import org.agrona.DirectBuffer;
import org.agrona.ExpandableArrayBuffer;

/** Puts messages together until as many are in it as may travel at once. One alone travels as itself. */
public final class Packing {

    /**
     * Two and more never take more bytes than this: the shortest buffer that a session can have takes messages of 8 kB, with a header
     * of the cluster in front.
     */
    public static final int MOST_BYTES = 8_000;

    private static final int ALONE_OFFSET = Bundle.FIRST_OFFSET + Integer.BYTES;

    private final Messages messages;
    private final int mostBytes;
    private final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer(MOST_BYTES);
    private int count;
    private int end = Bundle.FIRST_OFFSET;

    /**
     * An empty one.
     *
     * @param mostBytes of two and more, {@link #MOST_BYTES} or less
     */
    Packing(Messages messages, long header, int mostBytes) {
        this.messages = messages;
        this.mostBytes = mostBytes;
        buffer.putLong(0, header, Bundle.ORDER);
    }

    /** Adds a message; false if it must wait for the next bundle. The first finds room, however long it is. */
    public boolean add(Object message) {
        int length = messages.encode(message, buffer, end + Integer.BYTES);
        if (count > 0 && end + Integer.BYTES + length > mostBytes) {
            return false;
        }
        buffer.putInt(end, length, Bundle.ORDER);
        end += Integer.BYTES + length;
        count++;
        buffer.putInt(Bundle.COUNT_OFFSET, count, Bundle.ORDER);
        return true;
    }

    /** How many are in it. */
    public int count() {
        return count;
    }

    public DirectBuffer buffer() {
        return buffer;
    }

    /** Where in the buffer that begins which is to travel. */
    public int offset() {
        return count == 1 ? ALONE_OFFSET : 0;
    }

    public int length() {
        return end - offset();
    }

    /** Takes all out. */
    public void clear() {
        count = 0;
        end = Bundle.FIRST_OFFSET;
    }
}
