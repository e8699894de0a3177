package org.baize.protocol.shape;

import java.util.LinkedHashMap;
import java.util.Map;

/** What one entry of a repeating group holds. */
public final class Entry {

    private static final String KEY = "key";
    private static final String VALUE = "value";

    private Entry() {}

    /** Lists, maps, tables of numbers, and values of no fixed size that may be absent are groups. */
    public static boolean repeats(Shape shape) {
        return switch (shape) {
            case Shape.Many _, Shape.Pairs _, Shape.Table _ -> true;
            case Shape.Maybe _ -> !shape.inBlock();
            case Shape.Fixed _, Shape.Text _, Shape.Why _, Shape.Composite _, Shape.OneOf _, Shape.Document _ -> false;
        };
    }

    /** The values of one entry, by the names that they have in the schema. */
    public static Map<String, Shape> of(Shape shape) {
        Map<String, Shape> entry = new LinkedHashMap<>();
        switch (shape) {
            case Shape.Many many -> entry.put(VALUE, many.of());
            case Shape.Maybe maybe -> entry.put(VALUE, maybe.of());
            case Shape.Pairs pairs -> {
                entry.put(KEY, pairs.key());
                entry.put(VALUE, pairs.value());
            }
            case Shape.Table table ->
                table.columns().columns().forEach(column -> entry.put(column, new Shape.Whole(true)));
            case Shape.Fixed _, Shape.Text _, Shape.Why _, Shape.Composite _, Shape.OneOf _, Shape.Document _ ->
                throw new IllegalArgumentException(shape + " is not a group");
        }
        return entry;
    }
}
