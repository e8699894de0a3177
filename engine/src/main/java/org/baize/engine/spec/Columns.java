package org.baize.engine.spec;

import java.util.stream.LongStream;

/** A value that keeps its numbers in primitive columns; the numbers in a fixed order are all there is to it. */
public interface Columns {

    LongStream numbers();
}
