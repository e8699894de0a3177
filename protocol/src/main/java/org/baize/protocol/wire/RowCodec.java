package org.baize.protocol.wire;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.baize.protocol.shape.MessageType;
import org.baize.protocol.shape.Shape;

/**
 * Writes and reads records as rows of values: the way for messages that come rarely, and for those of older versions.
 *
 * @param parts from a record to the array of its components: one call that the machine can melt into one piece
 * @param maker from such an array to the record
 */
record RowCodec(Body body, MethodHandle parts, MethodHandle maker) {

    static RowCodec of(MessageType type, Schema.Layout message, Messages messages) {
        List<RecordComponent> components = type.components();
        Map<String, Shape> shapes = new LinkedHashMap<>();
        components.forEach(component -> shapes.put(component.getName(), type.shapeOf(component)));
        Body body = new Body(shapes, message.places(), message.blockLength(), messages);
        try {
            MethodHandles.Lookup inside = MethodHandles.privateLookupIn(type.type(), MethodHandles.lookup());
            return new RowCodec(body, parts(components, inside), maker(type, inside));
        } catch (IllegalAccessException | NoSuchMethodException closed) {
            throw new IllegalStateException(type.name() + " cannot be read or made", closed);
        }
    }

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

    void write(Object value, Writer out) {
        body.write(parts(value), out);
    }

    Object read(Reader in, int blockLength, int version) {
        return make(body.read(in, blockLength, version));
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
        } catch (RuntimeException | Error known) {
            throw known;
        } catch (Throwable impossible) {
            throw new IllegalStateException("a constructor of a record throws nothing checked", impossible);
        }
    }
}
