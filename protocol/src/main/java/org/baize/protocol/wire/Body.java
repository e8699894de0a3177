package org.baize.protocol.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.Entry;
import org.baize.protocol.shape.Holder;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.wire.Schema.Place;

/**
 * A row of values as it lies on the wire: first the block of fixed fields, then the groups, then what has a length of its
 * own. A message is one such row behind a header, and so is each entry of a group.
 */
final class Body {

    /** One value of the row. */
    record Slot<C>(int index, int offset, int sinceVersion, Value value, C codec) {

        static <C> Slot<C> of(int index, Shape shape, Place place, C codec) {
            return new Slot<>(index, place.offset(), place.sinceVersion(), new Value(place.name(), shape), codec);
        }

        boolean isIn(int version) {
            return sinceVersion <= version;
        }
    }

    record Value(String name, Shape shape) {

        /** What a value is that the writer's version did not have yet. */
        Object missing() {
            return switch (shape) {
                case Shape.Maybe maybe -> Holder.of(maybe.holder()).around(null);
                case Shape.Many _ -> List.of();
                case Shape.Pairs _ -> Map.of();
                default -> throw new BadMessageException("'" + name + "' is missing");
            };
        }
    }

    private final List<Slot<FixedCodec>> fields = new ArrayList<>();
    private final List<Slot<Group>> groups = new ArrayList<>();
    private final List<Slot<DataCodec>> data = new ArrayList<>();
    private final int size;
    private final int blockLength;
    private final int newest;

    /** By version: what is shorter lacks a field that was there already. */
    private final int[] shortestBlock;

    /**
     * Finds the place of every value.
     *
     * @param shapes the values by their names, in the order of the row
     */
    Body(Map<String, Shape> shapes, List<Place> places, int blockLength, Messages messages) {
        this.size = shapes.size();
        this.blockLength = blockLength;
        this.newest = messages.schema().version();
        List<String> names = List.copyOf(shapes.keySet());
        for (Place place : places) {
            Shape shape = shapes.get(place.name());
            if (shape == null) {
                throw new IllegalStateException("no value belongs to the schema's field " + place);
            }
            add(names.indexOf(place.name()), shape, place, messages);
        }
        if (fields.size() + groups.size() + data.size() != size) {
            throw new IllegalStateException("the schema lacks one of the fields " + names);
        }
        this.shortestBlock =
                IntStream.rangeClosed(0, newest).map(this::endOfFields).toArray();
    }

    /** A field that a later version adds goes behind all others. */
    private int endOfFields(int version) {
        return fields.stream()
                .filter(field -> !field.isIn(version))
                .mapToInt(Slot::offset)
                .min()
                .orElse(blockLength);
    }

    private void add(int index, Shape shape, Place place, Messages messages) {
        if (shape.inBlock()) {
            fields.add(Slot.of(index, shape, place, FixedCodec.of(shape, messages.schema())));
        } else if (Entry.repeats(shape)) {
            groups.add(Slot.of(index, shape, place, Group.of(shape, place, messages)));
        } else {
            data.add(Slot.of(index, shape, place, DataCodec.of(shape, messages)));
        }
    }

    int blockLength() {
        return blockLength;
    }

    /** The version that this build writes. */
    int version() {
        return newest;
    }

    List<Slot<FixedCodec>> fields() {
        return fields;
    }

    List<Slot<Group>> groups() {
        return groups;
    }

    List<Slot<DataCodec>> data() {
        return data;
    }

    void write(Object[] values, Writer out) {
        int block = out.reserve(blockLength);
        for (Slot<FixedCodec> field : fields) {
            field.codec().put(out, block + field.offset(), values[field.index()]);
        }
        for (Slot<Group> group : groups) {
            group.codec().write(values[group.index()], out);
        }
        for (Slot<DataCodec> one : data) {
            one.codec().write(values[one.index()], out);
        }
    }

    /** Steps over the block of fixed fields, and says where it begins. All that the version has of them is in it. */
    int block(Reader in, int writtenBlockLength, int version) {
        int block = in.take(writtenBlockLength);
        if (version == newest ? writtenBlockLength != blockLength : writtenBlockLength < shortestBlock[version]) {
            throw new BadMessageException(
                    "a block has " + writtenBlockLength + " bytes instead of " + shortestBlock[version]);
        }
        return block;
    }

    /** Reads a row that was written under an earlier version or this one, whose block may be shorter than ours. */
    Object[] read(Reader in, int writtenBlockLength, int version) {
        Object[] values = new Object[size];
        int block = block(in, writtenBlockLength, version);
        for (Slot<FixedCodec> field : fields) {
            values[field.index()] = field.isIn(version)
                    ? field.codec().get(in, block + field.offset())
                    : field.value().missing();
        }
        for (Slot<Group> group : groups) {
            values[group.index()] = group.isIn(version)
                    ? group.codec().read(in, version)
                    : group.value().missing();
        }
        for (Slot<DataCodec> one : data) {
            values[one.index()] =
                    one.isIn(version) ? one.codec().read(in) : one.value().missing();
        }
        return values;
    }
}
