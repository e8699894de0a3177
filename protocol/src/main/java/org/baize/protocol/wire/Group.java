package org.baize.protocol.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.baize.engine.spec.Columns;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.Columnar;
import org.baize.protocol.shape.Entry;
import org.baize.protocol.shape.Holder;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.wire.Schema.Place;
import org.jspecify.annotations.Nullable;

/** A repeating group: a list, a map, a table of numbers, or a value of no fixed size that may be absent. */
final class Group {

    private static final int HEADER = Short.BYTES + Integer.BYTES;

    private final Shape shape;
    private final Body entry;

    /** Most lists are of messages: an entry is then this and nothing else, and needs no row around it. */
    private final @Nullable DataCodec single;

    private Group(Shape shape, Body entry) {
        this.shape = shape;
        this.entry = entry;
        this.single = shape instanceof Shape.Many && entry.data().size() == 1
                ? entry.data().getFirst().codec()
                : null;
    }

    static Group of(Shape shape, Place place, Messages messages) {
        Body entry = new Body(Entry.of(shape), place.entry(), place.entryLength(), messages);
        return new Group(shape, entry);
    }

    void write(Object value, Writer out) {
        switch (shape) {
            case Shape.Many _ -> writeItems((List<?>) value, out);
            case Shape.Maybe maybe -> {
                Object held = Holder.of(maybe.holder()).inside(value);
                writeItems(held == null ? List.of() : List.of(held), out);
            }
            case Shape.Pairs _ -> writePairs((Map<?, ?>) value, out);
            case Shape.Table table -> writeTable(((Columns) value).numbers().toArray(), table.columns(), out);
            default -> throw new IllegalArgumentException(shape + " is not a group");
        }
    }

    private void writeHeader(int entries, Writer out) {
        int header = out.reserve(HEADER);
        out.putShort(header, entry.blockLength());
        out.putInt(header + Short.BYTES, entries);
    }

    private void writeItems(List<?> items, Writer out) {
        writeHeader(items.size(), out);
        for (Object item : items) {
            if (single == null) {
                entry.write(new Object[] {item}, out);
            } else {
                single.write(item, out);
            }
        }
    }

    private void writePairs(Map<?, ?> pairs, Writer out) {
        writeHeader(pairs.size(), out);
        pairs.forEach((key, value) -> entry.write(new Object[] {key, value}, out));
    }

    private void writeTable(long[] numbers, Columnar columns, Writer out) {
        int width = columns.columns().size();
        int height = numbers.length / width;
        writeHeader(height, out);
        Object[] row = new Object[width];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                row[x] = numbers[x * height + y];
            }
            entry.write(row, out);
        }
    }

    Object read(Reader in, int version) {
        int header = in.take(HEADER);
        int blockLength = in.getShort(header);
        int count = in.getInt(header + Short.BYTES);
        if (count < 0 || (long) count * Math.max(1, blockLength) > in.remaining()) {
            throw new BadMessageException(
                    "a group announces " + (count & 0xFFFF_FFFFL) + " entries, more than there are bytes");
        }
        if (single != null && version == entry.version()) {
            return readSingles(in, count, blockLength, single);
        }
        Object[][] rows = new Object[count][];
        for (int i = 0; i < count; i++) {
            rows[i] = entry.read(in, blockLength, version);
        }
        return value(rows);
    }

    private List<Object> readSingles(Reader in, int count, int blockLength, DataCodec codec) {
        Object[] items = new Object[count];
        for (int i = 0; i < count; i++) {
            entry.block(in, blockLength, entry.version());
            items[i] = codec.read(in);
        }
        return List.of(items);
    }

    private Object value(Object[][] rows) {
        return switch (shape) {
            case Shape.Many _ -> list(rows);
            case Shape.Maybe maybe -> {
                if (rows.length > 1) {
                    throw new BadMessageException("one value at most, and not " + rows.length);
                }
                yield Holder.of(maybe.holder()).around(rows.length == 0 ? null : rows[0][0]);
            }
            case Shape.Pairs _ -> {
                Map<Object, Object> map = new LinkedHashMap<>();
                for (Object[] row : rows) {
                    map.put(row[0], row[1]);
                }
                yield map;
            }
            case Shape.Table table -> table(rows, table.columns());
            default -> throw new IllegalArgumentException(shape + " is not a group");
        };
    }

    private static List<Object> list(Object[][] rows) {
        Object[] items = new Object[rows.length];
        for (int i = 0; i < items.length; i++) {
            items[i] = rows[i][0];
        }
        return List.of(items);
    }

    private static Object table(Object[][] rows, Columnar columns) {
        try {
            return columns.make(numbers(rows, columns.columns().size()));
        } catch (ArithmeticException tooBig) {
            throw new BadMessageException("a number is too big for its column", tooBig);
        }
    }

    private static long[] numbers(Object[][] rows, int width) {
        long[] numbers = new long[rows.length * width];
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < width; x++) {
                numbers[x * rows.length + y] = (Long) rows[y][x];
            }
        }
        return numbers;
    }
}
