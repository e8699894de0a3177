package org.baize.protocol.shape;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Ruled;
import org.baize.rules.setup.TableSetup;

/** Reads shapes off Java types. A type that it does not know is a mistake of the programmer and is named. */
public final class Shapes {

    /** What the house writes and people read: how tables and terminals are set up. */
    private static final List<Class<?>> DOCUMENTS = List.of(TableSpec.class, TerminalSpec.class, TableSetup.class);

    private Shapes() {}

    public static Shape of(Type type) {
        return type instanceof ParameterizedType generic
                ? generic((Class<?>) generic.getRawType(), generic.getActualTypeArguments())
                : plain((Class<?>) type);
    }

    private static Shape generic(Class<?> raw, Type[] of) {
        if (raw == List.class) {
            return new Shape.Many(of(of[0]));
        }
        if (raw == Map.class) {
            return new Shape.Pairs(of(of[0]), of(of[1]));
        }
        if (raw == Optional.class) {
            return new Shape.Maybe(of(of[0]), Optional.class);
        }
        if (raw == Ruled.class) {
            return new Shape.Composite(new MessageType(raw, (Class<?>) of[0]));
        }
        throw new IllegalArgumentException("no message can hold a " + raw);
    }

    private static Shape plain(Class<?> type) {
        if (type.isEnum()) {
            return choice(type);
        }
        if (DOCUMENTS.contains(type)) {
            return new Shape.Document(MessageType.of(type));
        }
        if (type.isRecord()) {
            return new Shape.Composite(MessageType.of(type));
        }
        if (type.isSealed()) {
            return new Shape.OneOf(type, members(type).map(MessageType::of).toList());
        }
        return Columnar.of(type).<Shape>map(Shape.Table::new).orElseGet(() -> basic(type));
    }

    @SuppressWarnings("unchecked") // the caller has seen that it is an enum
    private static Shape choice(Class<?> type) {
        return new Shape.Choice((Class<? extends Enum<?>>) type);
    }

    private static Stream<Class<?>> members(Class<?> family) {
        return Arrays.stream(family.getPermittedSubclasses())
                .flatMap(member -> member.isSealed() ? members(member) : Stream.of(member));
    }

    private static Shape basic(Class<?> type) {
        if (type == int.class || type == Integer.class) {
            return new Shape.Whole(false);
        }
        if (type == long.class || type == Long.class) {
            return new Shape.Whole(true);
        }
        if (type == boolean.class || type == Boolean.class) {
            return new Shape.Flag();
        }
        if (type == String.class) {
            return new Shape.Text();
        }
        if (type == LocalDate.class) {
            return new Shape.Day();
        }
        if (type == LocalTime.class) {
            return new Shape.Clock();
        }
        if (type == OptionalInt.class) {
            return new Shape.Maybe(new Shape.Whole(false), type);
        }
        if (type == OptionalLong.class) {
            return new Shape.Maybe(new Shape.Whole(true), type);
        }
        if (type == Reason.class) {
            return new Shape.Why();
        }
        throw new IllegalArgumentException("no message can hold a " + type);
    }
}
