package org.baize.engine;

import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.temporal.TemporalAccessor;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.baize.engine.spec.Columns;
import org.baize.rules.law.Components;

/**
 * One number for a whole snapshot: two floors with the same hash know the same. It walks the values component by
 * component, so nothing that is in a snapshot can be left out of it. What is empty counts for nothing: a component that a later
 * version adds is empty in all states from before, whose hashes must stay what they were.
 */
public final class StateHash {

    /** The digest takes many bytes at once far faster than a few at a time. */
    private static final int BYTES_AT_ONCE = 8 * 1024;

    /** Behind the last component, where otherwise the length of a name stands. */
    private static final long NO_MORE = 0;

    private static final ClassValue<Names> NAMES = new ClassValue<>() {
        @Override
        protected Names computeValue(Class<?> type) {
            return Names.of(type.asSubclass(Record.class));
        }
    };

    /** How a record and its components are called; the record without its package, which may change. */
    private static final class Names {

        private final byte[] type;
        private final List<byte[]> components;

        private Names(byte[] type, List<byte[]> components) {
            this.type = type;
            this.components = components;
        }

        static Names of(Class<? extends Record> type) {
            String name = type.getName().substring(type.getPackageName().length() + 1);
            return new Names(
                    bytes(name),
                    Components.of(type).stream()
                            .map(component -> bytes(component.getName()))
                            .toList());
        }
    }

    private final MessageDigest digest;
    private final ByteBuffer waiting = ByteBuffer.allocate(BYTES_AT_ONCE);

    private StateHash() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java platform has SHA-256", missing);
        }
    }

    public static String of(FloorSnapshot snapshot) {
        StateHash hash = new StateHash();
        hash.add(snapshot);
        hash.digest.update(hash.waiting.flip());
        return HexFormat.of().formatHex(hash.digest.digest());
    }

    private void add(Object value) {
        switch (value) {
            case String text -> add(text);
            case Boolean yes -> room(Byte.BYTES).put((byte) (yes ? 1 : 0));
            case Number number -> add(number.longValue());
            case Enum<?> constant -> add(constant.name());
            case Record composite -> addComponents(composite);
            case List<?> list -> addAll(list);
            case Map<?, ?> map -> addEntries(map);
            case Optional<?> optional -> {
                add(optional.isPresent() ? 1 : 0);
                optional.ifPresent(this::add);
            }
            case OptionalInt optional -> {
                add(optional.isPresent() ? 1 : 0);
                optional.ifPresent(this::add);
            }
            case OptionalLong optional -> {
                add(optional.isPresent() ? 1 : 0);
                optional.ifPresent(this::add);
            }
            case Columns columns -> {
                long[] numbers = columns.numbers().toArray();
                add(numbers.length);
                for (long number : numbers) {
                    add(number);
                }
            }
            case TemporalAccessor time -> add(time.toString());
            default -> throw new IllegalArgumentException(value.getClass() + " cannot be in a snapshot");
        }
    }

    private void add(String text) {
        add(bytes(text));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private void add(byte[] bytes) {
        add(bytes.length);
        if (bytes.length <= BYTES_AT_ONCE) {
            room(bytes.length).put(bytes);
        } else {
            room(BYTES_AT_ONCE);
            digest.update(bytes);
        }
    }

    private void add(long number) {
        room(Long.BYTES).putLong(number);
    }

    private ByteBuffer room(int bytes) {
        if (waiting.remaining() < bytes) {
            digest.update(waiting.flip());
            waiting.clear();
        }
        return waiting;
    }

    private void addAll(List<?> values) {
        add(values.size());
        values.forEach(this::add);
    }

    private void addEntries(Map<?, ?> map) {
        add(map.size());
        map.forEach((key, value) -> {
            add(key);
            add(value);
        });
    }

    private void addComponents(Record composite) {
        List<RecordComponent> components = Components.of(composite.getClass());
        Names names = NAMES.get(composite.getClass());
        add(names.type);
        for (int i = 0; i < components.size(); i++) {
            Object value = Components.valueOf(components.get(i), composite);
            if (!isEmpty(value)) {
                add(names.components.get(i));
                add(value);
            }
        }
        add(NO_MORE);
    }

    private static boolean isEmpty(Object value) {
        return switch (value) {
            case Optional<?> optional -> optional.isEmpty();
            case OptionalInt optional -> optional.isEmpty();
            case OptionalLong optional -> optional.isEmpty();
            case List<?> list -> list.isEmpty();
            case Map<?, ?> map -> map.isEmpty();
            default -> false;
        };
    }
}
