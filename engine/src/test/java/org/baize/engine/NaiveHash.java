package org.baize.engine;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.baize.engine.spec.Columns;

/** The hash of a state as it is defined, written down byte after byte without regard to speed. */
final class NaiveHash {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);

    static String of(Record state) throws Exception {
        NaiveHash hash = new NaiveHash();
        hash.record(state);
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(hash.bytes.toByteArray()));
    }

    private void record(Record composite) throws Exception {
        Class<?> type = composite.getClass();
        text(type.getName().substring(type.getPackageName().length() + 1));
        for (RecordComponent component : type.getRecordComponents()) {
            component.getAccessor().setAccessible(true);
            Object value = component.getAccessor().invoke(composite);
            if (!isEmpty(value)) {
                text(component.getName());
                value(value);
            }
        }
        out.writeLong(0);
    }

    private static boolean isEmpty(Object value) {
        return value.equals(Optional.empty())
                || value.equals(OptionalInt.empty())
                || value.equals(OptionalLong.empty())
                || (value instanceof Collection<?> all && all.isEmpty())
                || (value instanceof Map<?, ?> map && map.isEmpty());
    }

    private void value(Object value) throws Exception {
        if (value instanceof Record composite) {
            record(composite);
        } else if (value instanceof Number number) {
            out.writeLong(number.longValue());
        } else if (value instanceof Boolean yes) {
            out.writeBoolean(yes);
        } else if (value instanceof Enum<?> constant) {
            text(constant.name());
        } else if (value instanceof Collection<?> all) {
            out.writeLong(all.size());
            for (Object each : all) {
                value(each);
            }
        } else if (value instanceof Map<?, ?> map) {
            out.writeLong(map.size());
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                value(entry.getKey());
                value(entry.getValue());
            }
        } else if (value instanceof Columns columns) {
            value(columns.numbers().boxed().toList());
        } else {
            maybe(value);
        }
    }

    private void maybe(Object value) throws Exception {
        if (value instanceof Optional<?> there) {
            value(there.stream().toList());
        } else if (value instanceof OptionalInt there) {
            value(there.stream().boxed().toList());
        } else if (value instanceof OptionalLong there) {
            value(there.stream().boxed().toList());
        } else {
            text(value.toString());
        }
    }

    private void text(String text) throws IOException {
        byte[] written = text.getBytes(StandardCharsets.UTF_8);
        out.writeLong(written.length);
        out.write(written);
    }
}
