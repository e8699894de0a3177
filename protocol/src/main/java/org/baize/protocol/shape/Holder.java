package org.baize.protocol.shape;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** The Java types that hold a value or none. */
public enum Holder {
    OPTIONAL {
        @Override
        public @Nullable Object inside(Object held) {
            return held instanceof Optional<?> optional ? optional.orElse(null) : null;
        }

        @Override
        public Object around(@Nullable Object value) {
            return Optional.ofNullable(value);
        }
    },
    OPTIONAL_INT {
        @Override
        public @Nullable Object inside(Object held) {
            return held instanceof OptionalInt optional && optional.isPresent() ? (Object) optional.getAsInt() : null;
        }

        @Override
        public Object around(@Nullable Object value) {
            return value == null ? OptionalInt.empty() : OptionalInt.of((Integer) value);
        }
    },
    OPTIONAL_LONG {
        @Override
        public @Nullable Object inside(Object held) {
            return held instanceof OptionalLong optional && optional.isPresent() ? (Object) optional.getAsLong() : null;
        }

        @Override
        public Object around(@Nullable Object value) {
            return value == null ? OptionalLong.empty() : OptionalLong.of((Long) value);
        }
    };

    public static Holder of(Class<?> type) {
        if (type == Optional.class) {
            return OPTIONAL;
        }
        return type == OptionalInt.class ? OPTIONAL_INT : OPTIONAL_LONG;
    }

    /** What it holds; null for none. */
    public abstract @Nullable Object inside(Object held);

    public abstract Object around(@Nullable Object value);
}
