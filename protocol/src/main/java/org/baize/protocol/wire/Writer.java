package org.baize.protocol.wire;

import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.agrona.MutableDirectBuffer;

/** Where bytes of a message go, and how far they have come. The buffer grows with what is written. */
final class Writer {

    private static final ByteOrder ORDER = ByteOrder.LITTLE_ENDIAN;

    private final MutableDirectBuffer buffer;
    private int position;

    Writer(MutableDirectBuffer buffer, int position) {
        this.buffer = buffer;
        this.position = position;
    }

    int position() {
        return position;
    }

    /** Keeps room for a block whose fields are put one by one. */
    int reserve(int bytes) {
        int start = position;
        buffer.checkLimit(start + bytes);
        position += bytes;
        return start;
    }

    void putByte(int at, int value) {
        buffer.putByte(at, (byte) value);
    }

    void putShort(int at, int value) {
        buffer.putShort(at, (short) value, ORDER);
    }

    void putInt(int at, int value) {
        buffer.putInt(at, value, ORDER);
    }

    void putLong(int at, long value) {
        buffer.putLong(at, value, ORDER);
    }

    void text(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        int start = reserve(Integer.BYTES + bytes.length);
        putInt(start, bytes.length);
        buffer.putBytes(start + Integer.BYTES, bytes);
    }
}
