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
 * component, so nothing that is in a snapshot can be left out of it.
 */
public final class StateHash {

    /** The digest takes many bytes at once far faster than a few at a time. */
    private static final int BYTES_AT_ONCE = 8 * 1024;

    private static final ClassValue<byte[]> NAMES = new ClassValue<>() {
        @Override
        protected byte[] computeValue(Class<?> type) {
            return type.getName().getBytes(StandardCharsets.UTF_8);
        }
    };

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
        add(text.getBytes(StandardCharsets.UTF_8));
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
        add(NAMES.get(composite.getClass()));
        for (RecordComponent component : Components.of(composite.getClass())) {
            add(Components.valueOf(component, composite));
        }
    }
}
