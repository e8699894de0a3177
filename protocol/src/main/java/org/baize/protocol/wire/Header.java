package org.baize.protocol.wire;

/**
 * What stands before every message, as one number of eight bytes: from its low end the block length, the number of the
 * message, that of the schema, and its version, in two bytes each.
 */
final class Header {

    static final int BYTES = Long.BYTES;

    /** As many numbers as two bytes can hold. */
    static final int MOST_TEMPLATES = 1 << Short.SIZE;

    private Header() {}

    static long of(int blockLength, int templateId, Schema schema) {
        return blockLength
                | ((long) templateId << Short.SIZE)
                | ((long) schema.id() << (2 * Short.SIZE))
                | ((long) schema.version() << (3 * Short.SIZE));
    }

    static int blockLength(long header) {
        return part(header, 0);
    }

    static int templateId(long header) {
        return part(header, 1);
    }

    static int schemaId(long header) {
        return part(header, 2);
    }

    static int version(long header) {
        return part(header, 3);
    }

    private static int part(long header, int place) {
        return (int) (header >>> (place * Short.SIZE)) & 0xFFFF;
    }
}
