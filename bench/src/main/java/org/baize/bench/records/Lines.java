package org.baize.bench.records;

import java.io.Writer;
import java.util.function.LongConsumer;

/** Counts the lines of a report that is written as a stream, and keeps nothing of it. */
final class Lines extends Writer {

    private final LongConsumer each;
    private long lines;

    /**
     * Counts.
     *
     * @param each is told how many there are at every line
     */
    Lines(LongConsumer each) {
        this.each = each;
    }

    @Override
    public void write(char[] text, int from, int length) {
        for (int at = from; at < from + length; at++) {
            if (text[at] == '\n') {
                each.accept(++lines);
            }
        }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
