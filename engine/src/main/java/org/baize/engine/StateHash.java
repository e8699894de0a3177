package org.baize.engine;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
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

    private static final byte[] NO = {0};
    private static final byte[] YES = {1};

    private static final VarHandle NUMBERS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private final MessageDigest digest;
    private final byte[] waiting = new byte[BYTES_AT_ONCE];
    private int waits;

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
        hash.digestWaiting();
        return HexFormat.of().formatHex(hash.digest.digest());
    }

    private void add(Object value) {
        switch (value) {
            case String text -> add(text);
            case Boolean yes -> put(yes ? YES : NO);
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
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        add(bytes.length);
        put(bytes);
    }

    private void put(byte[] bytes) {
        if (bytes.length > BYTES_AT_ONCE) {
            digestWaiting();
            digest.update(bytes);
            return;
        }
        makeRoom(bytes.length);
        System.arraycopy(bytes, 0, waiting, waits, bytes.length);
        waits += bytes.length;
    }

    private void add(long number) {
        makeRoom(Long.BYTES);
        NUMBERS.set(waiting, waits, number);
        waits += Long.BYTES;
    }

    private void makeRoom(int bytes) {
        if (waits + bytes > BYTES_AT_ONCE) {
            digestWaiting();
        }
    }

    private void digestWaiting() {
        digest.update(waiting, 0, waits);
        waits = 0;
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
        HashedType type = HashedType.of(composite.getClass());
        put(type.name());
        for (HashedType.Part part : type.parts()) {
            switch (part) {
                case HashedType.WholeNumber number -> {
                    put(number.name());
                    add(number.in(composite));
                }
                case HashedType.Other other -> {
                    Object value = other.in(composite);
                    if (!isEmpty(value)) {
                        put(other.name());
                        add(value);
                    }
                }
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
