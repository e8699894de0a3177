package org.baize.protocol.wire;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.MessageType;
import org.baize.protocol.shape.Shape;
import org.jspecify.annotations.Nullable;

/** Writes and reads the records of one type. */
final class MessageCodec {

    /** To make a class takes a millisecond or so, which is paid back by messages that come often. */
    static final int WARM_UP = 1_000;

    private final Schema.Layout message;
    private final MethodHandle parts;
    private final MethodHandle maker;
    private final Body body;
    private final long header;
    private final Class<?> type;
    private int coldUses = WARM_UP;
    private @Nullable RecordCodec compiled;

    MessageCodec(MessageType type, Messages messages) {
        this.message = messages.schema().message(type.name());
        this.type = type.type();
        List<RecordComponent> components = type.components();
        Map<String, Shape> shapes = new LinkedHashMap<>();
        components.forEach(component -> shapes.put(component.getName(), type.shapeOf(component)));
        this.body = new Body(shapes, message.places(), message.blockLength(), messages);
        this.header = Header.of(message.blockLength(), message.id(), messages.schema());
        try {
            MethodHandles.Lookup inside = MethodHandles.privateLookupIn(type.type(), MethodHandles.lookup());
            this.parts = parts(components, inside);
            this.maker = maker(type, inside);
        } catch (IllegalAccessException | NoSuchMethodException closed) {
            throw new IllegalStateException(type.name() + " cannot be read or made", closed);
        }
    }

    /** Reads all components at once, from a record to an array: one call that the machine can melt into one piece. */
    private static MethodHandle parts(List<RecordComponent> components, MethodHandles.Lookup inside)
            throws IllegalAccessException {
        MethodHandle[] getters = new MethodHandle[components.size()];
        for (int i = 0; i < getters.length; i++) {
            getters[i] = inside.unreflect(components.get(i).getAccessor())
                    .asType(MethodType.methodType(Object.class, Object.class));
        }
        MethodHandle collector = MethodHandles.identity(Object[].class).asCollector(Object[].class, getters.length);
        MethodHandle ofEach = MethodHandles.filterArguments(collector, 0, getters);
        return MethodHandles.permuteArguments(
                ofEach, MethodType.methodType(Object[].class, Object.class), new int[getters.length]);
    }

    private static MethodHandle maker(MessageType type, MethodHandles.Lookup inside)
            throws IllegalAccessException, NoSuchMethodException {
        Class<?>[] types =
                type.components().stream().map(RecordComponent::getType).toArray(Class<?>[]::new);
        return inside.findConstructor(type.type(), MethodType.methodType(void.class, types))
                .asSpreader(Object[].class, types.length)
                .asType(MethodType.methodType(Object.class, Object[].class));
    }

    int templateId() {
        return message.id();
    }

    /** What stands before each message of this type. */
    long header() {
        return header;
    }

    void write(Object value, Writer out) {
        RecordCodec hot = hot();
        if (hot == null) {
            body.write(parts(value), out);
        } else {
            hot.write(value, out);
        }
    }

    Object read(Reader in, int blockLength, int version) {
        RecordCodec hot = version == body.version() ? hot() : null;
        if (hot == null) {
            return make(body.read(in, blockLength, version));
        }
        int block = body.block(in, blockLength, version);
        try {
            return hot.read(in, block);
        } catch (IllegalArgumentException | ArithmeticException refused) {
            throw refused(refused);
        }
    }

    private @Nullable RecordCodec hot() {
        if (compiled == null && --coldUses == 0) {
            compiled = RecordCompiler.compile(type, body);
        }
        return compiled;
    }

    private BadMessageException refused(RuntimeException why) {
        return new BadMessageException(message.name() + ": " + why.getMessage(), why);
    }

    private Object[] parts(Object value) {
        try {
            return (Object[]) parts.invokeExact(value);
        } catch (RuntimeException | Error known) {
            throw known;
        } catch (Throwable impossible) {
            throw new IllegalStateException("an accessor of a record throws nothing checked", impossible);
        }
    }

    private Object make(Object[] values) {
        try {
            return maker.invokeExact(values);
        } catch (IllegalArgumentException | ArithmeticException refused) {
            throw refused(refused);
        } catch (RuntimeException | Error known) {
            throw known;
        } catch (Throwable impossible) {
            throw new IllegalStateException("a constructor of a record throws nothing checked", impossible);
        }
    }
}
