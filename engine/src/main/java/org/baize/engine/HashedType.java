package org.baize.engine;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.baize.rules.law.Components;

/**
 * What is the same for all records of a type in a {@link StateHash}, worked out once: the state of a busy floor has hundreds of
 * thousands of small ones, most of them numbers, and nobody is answered until a snapshot has its hash.
 */
final class HashedType {

    private static final ClassValue<HashedType> OF_TYPE = new ClassValue<>() {
        @Override
        protected HashedType computeValue(Class<?> type) {
            return new HashedType(type.asSubclass(Record.class));
        }
    };

    private final byte[] name;
    private final List<Part> parts;

    /** The record is called without its package, which may change. */
    private HashedType(Class<? extends Record> type) {
        name = named(type.getName().substring(type.getPackageName().length() + 1));
        parts = Components.of(type).stream().map(Part::of).toList();
    }

    static HashedType of(Class<? extends Record> type) {
        return OF_TYPE.get(type);
    }

    byte[] name() {
        return name;
    }

    /** Its components, in their order. */
    List<Part> parts() {
        return parts;
    }

    /** One component. */
    abstract static sealed class Part {

        final RecordComponent component;
        private final byte[] name;

        private Part(RecordComponent component) {
            this.component = component;
            this.name = named(component.getName());
        }

        private static Part of(RecordComponent component) {
            Class<?> type = component.getType();
            return type == int.class || type == long.class ? new WholeNumber(component) : new Other(component);
        }

        byte[] name() {
            return name;
        }
    }

    /** Most components are one, so it is read without a detour. */
    static final class WholeNumber extends Part {

        private final MethodHandle reading;

        private WholeNumber(RecordComponent component) {
            super(component);
            try {
                reading = MethodHandles.lookup()
                        .unreflect(component.getAccessor())
                        .asType(MethodType.methodType(long.class, Record.class));
            } catch (IllegalAccessException closed) {
                throw new IllegalStateException("a record lets its components be read: " + component, closed);
            }
        }

        long in(Record composite) {
            try {
                return (long) reading.invokeExact(composite);
            } catch (Throwable broken) {
                throw new IllegalStateException("a record lets its components be read: " + component, broken);
            }
        }
    }

    /** Whatever else a component is. */
    static final class Other extends Part {

        private Other(RecordComponent component) {
            super(component);
        }

        Object in(Record composite) {
            return Components.valueOf(component, composite);
        }
    }

    /** A name behind its length, as every text is in the hash. */
    private static byte[] named(String name) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(Long.BYTES + bytes.length)
                .putLong(bytes.length)
                .put(bytes)
                .array();
    }
}
