package org.baize.protocol.wire;

/** Writes and reads the components of one type of record, behind its header and in the version of this build. */
interface RecordCodec {

    void write(Object message, Writer out);

    /**
     * Reads one.
     *
     * @param block where its fixed fields begin; groups and data are next in the reader
     */
    Object read(Reader in, int block);
}
