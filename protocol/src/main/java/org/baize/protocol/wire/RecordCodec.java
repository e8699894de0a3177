package org.baize.protocol.wire;

/**
 * Writes and reads the components of one type of record, behind its header and in the version of this build. A class and no
 * interface: many of them take turns at every wager, and to find a method of an interface took a twentieth of what one costs.
 */
abstract class RecordCodec {

    abstract void write(Object message, Writer out);

    /**
     * Reads one.
     *
     * @param block where its fixed fields begin; groups and data are next in the reader
     */
    abstract Object read(Reader in, int block);
}
