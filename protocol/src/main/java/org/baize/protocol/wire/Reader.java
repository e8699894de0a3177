package org.baize.protocol.wire;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.agrona.DirectBuffer;
import org.baize.protocol.shape.BadMessageException;

/** Reads bytes of a message and never goes beyond its end, whatever lengths the bytes claim. */
final class Reader {

    private static final ByteOrder ORDER = ByteOrder.LITTLE_ENDIAN;

    private final DirectBuffer buffer;
    private final int end;
    private final int newestVersion;
    private int position;

    /**
     * Reads one message.
     *
     * @param newestVersion no part of it may be newer
     */
    Reader(DirectBuffer buffer, int offset, int length, int newestVersion) {
        if (offset < 0 || length < 0 || length > buffer.capacity() - offset) {
            throw new BadMessageException(
                    "a message of " + length + " bytes at " + offset + " is not in " + buffer.capacity() + " bytes");
        }
        this.buffer = buffer;
        this.position = offset;
        this.end = offset + length;
        this.newestVersion = newestVersion;
    }

    int newestVersion() {
        return newestVersion;
    }

    int remaining() {
        return end - position;
    }

    /** Steps over so many bytes and says where they begin. */
    int take(int bytes) {
        if (bytes < 0 || bytes > remaining()) {
            throw new BadMessageException("the message ends " + remaining() + " bytes on, where "
                    + (bytes & 0xFFFF_FFFFL) + " are announced");
        }
        int start = position;
        position += bytes;
        return start;
    }

    int getByte(int at) {
        return Byte.toUnsignedInt(buffer.getByte(at));
    }

    int getShort(int at) {
        return Short.toUnsignedInt(buffer.getShort(at, ORDER));
    }

    int getInt(int at) {
        return buffer.getInt(at, ORDER);
    }

    long getLong(int at) {
        return buffer.getLong(at, ORDER);
    }

    String text() {
        int length = getInt(take(Integer.BYTES));
        int start = take(length);
        byte[] bytes = new byte[length];
        buffer.getBytes(start, bytes);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadMessageException("a text is not UTF-8", e);
        }
    }

    /** The part that a length in front announces. */
    Reader part() {
        int length = getInt(take(Integer.BYTES));
        return new Reader(buffer, take(length), length, newestVersion);
    }
}
