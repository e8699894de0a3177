package org.baize.cluster.log;

import org.agrona.DirectBuffer;

/** Bytes that were never written. Looked at in words, since a start looks at megabytes of them before anything is compiled. */
final class Zeros {

    private Zeros() {}

    /** Whether all bytes in a range are zero. */
    static boolean are(DirectBuffer bytes, int from, int to) {
        int offset = from;
        while (offset < to && offset % Long.BYTES != 0) {
            if (bytes.getByte(offset++) != 0) {
                return false;
            }
        }
        for (; offset + Long.BYTES <= to; offset += Long.BYTES) {
            if (bytes.getLong(offset) != 0) {
                return false;
            }
        }
        while (offset < to) {
            if (bytes.getByte(offset++) != 0) {
                return false;
            }
        }
        return true;
    }
}
