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

    private final MessageDigest digest;

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
        return HexFormat.of().formatHex(hash.digest.digest());
    }

    private void add(Object value) {
        switch (value) {
            case String text -> add(text);
            case Boolean yes -> digest.update((byte) (yes ? 1 : 0));
            case Number number -> add(number.longValue());
            case Enum<?> constant -> add(constant.name());
            case Record composite -> addComponents(composite);
            case List<?> list -> addAll(list);
            case Map<?, ?> map -> addEntries(map);
            case Optional<?> optional -> addAll(optional.stream().toList());
            case OptionalInt optional -> addAll(optional.stream().boxed().toList());
            case OptionalLong optional -> addAll(optional.stream().boxed().toList());
            case Columns columns -> addAll(columns.numbers().boxed().toList());
            case TemporalAccessor time -> add(time.toString());
            default -> throw new IllegalArgumentException(value.getClass() + " cannot be in a snapshot");
        }
    }

    private void add(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        add(bytes.length);
        digest.update(bytes);
    }

    private void add(long number) {
        digest.update(ByteBuffer.allocate(Long.BYTES).putLong(number).flip());
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
        add(composite.getClass().getName());
        for (RecordComponent component : Components.of(composite.getClass())) {
            add(Components.valueOf(component, composite));
        }
    }
}
