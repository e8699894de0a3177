package org.baize.cluster.service;

import org.agrona.DirectBuffer;
import org.agrona.ExpandableArrayBuffer;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.wire.Messages;

/**
 * Reads a message as it stands in the log. Frames there are filled up with zeros to a multiple of 32 bytes, and no checksum
 * covers the length of a frame: a damaged bit of it may take in some of those zeros, or leave out some with which the message
 * ends. Zeros at its end therefore do not count, so that it stays the message that it was.
 */
public final class LoggedMessage {

    private static final int FILLED_UP_TO = 32;

    private LoggedMessage() {}

    private interface Reading {
        Object read(DirectBuffer bytes, int offset, int length);
    }

    /** Decodes it, the usual way first. */
    public static Object decode(Messages messages, DirectBuffer bytes, int offset, int length) {
        return decode(messages::decode, bytes, offset, length);
    }

    /** The same, and refuses what is newer than that version. */
    static Object decode(Messages messages, int newestVersion, DirectBuffer bytes, int offset, int length) {
        return decode((from, start, size) -> messages.decode(from, start, size, newestVersion), bytes, offset, length);
    }

    private static Object decode(Reading reading, DirectBuffer bytes, int offset, int length) {
        try {
            return reading.read(bytes, offset, length);
        } catch (BadMessageException asItStands) {
            return decodeOtherLength(reading, bytes, offset, length, asItStands);
        }
    }

    private static Object decodeOtherLength(
            Reading reading, DirectBuffer bytes, int offset, int length, BadMessageException asItStands) {
        ExpandableArrayBuffer filled = new ExpandableArrayBuffer(length + FILLED_UP_TO);
        filled.putBytes(0, bytes, offset, length);
        for (int other = length + FILLED_UP_TO - 1; other > 0 && other > length - FILLED_UP_TO; other--) {
            try {
                return reading.read(filled, 0, other);
            } catch (BadMessageException _) {
                if (other <= length && filled.getByte(other - 1) != 0) {
                    break; // more than zeros would be left out
                }
            }
        }
        throw asItStands;
    }
}
