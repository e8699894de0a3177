package org.baize.simulator.floor;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.baize.engine.spec.PinVerifier;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.TableSetup;

/** Makes any record up from its components, half of it plausible and half of it nonsense. */
final class Invention {

    private static final List<Long> AMOUNTS = List.of(
            0L,
            1L,
            5L,
            50L,
            1_00L,
            5_00L,
            7_77L,
            10_00L,
            50_00L,
            100_00L,
            12_345_00L,
            -5_00L,
            Long.MAX_VALUE,
            Long.MIN_VALUE,
            Long.MAX_VALUE / 2);

    private final Stage stage;
    private final Chance chance;
    private final Words words;

    Invention(Stage stage) {
        this.stage = stage;
        this.chance = stage.chance();
        this.words = new Words(stage);
    }

    /** All records below a sealed type, in the order in which they are written down. */
    static List<Class<?>> records(Class<?> sealed) {
        List<Class<?>> found = new ArrayList<>();
        if (sealed.isSealed()) {
            Arrays.stream(sealed.getPermittedSubclasses()).forEach(type -> found.addAll(records(type)));
        } else if (sealed.isRecord()) {
            found.add(sealed);
        }
        return found;
    }

    /** One of that type; empty if what was made up cannot even be written down. */
    Optional<Object> of(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        Object[] values = new Object[components.length];
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            Optional<Object> value = value(components[i].getGenericType(), components[i].getName());
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values[i] = value.get();
            types[i] = components[i].getType();
        }
        try {
            var constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return Optional.of(constructor.newInstance(values));
        } catch (InvocationTargetException impossible) {
            return Optional.empty();
        } catch (ReflectiveOperationException unreadable) {
            throw new IllegalStateException("a record has its constructor: " + type, unreadable);
        }
    }

    int tableNumber() {
        return chance.percent(90) ? chance.between(1, stage.tableSpecs().size()) : chance.between(-1, 99);
    }

    int terminalNumber() {
        return chance.percent(90) ? chance.between(1, stage.terminalSpecs().size()) : chance.between(-1, 999);
    }

    int personNumber() {
        return chance.percent(90) ? chance.between(1, 13) : chance.between(-1, 110);
    }

    private Optional<Object> value(Type type, String name) {
        if (type instanceof ParameterizedType generic) {
            return container((Class<?>) generic.getRawType(), generic.getActualTypeArguments(), name);
        }
        Class<?> plain = (Class<?>) type;
        if (plain == TableSpec.class) {
            return Optional.of(tableSpec());
        }
        if (plain == TerminalSpec.class) {
            TerminalSpec limited = chance.pick(stage.terminalSpecs());
            return Optional.of(chance.pick(stage.terminalSpecs())
                    .withLimits(limited.reach().limits()));
        }
        if (plain == TableSetup.class) {
            return Optional.of(tableSpec().setup());
        }
        if (plain == PinVerifier.class) {
            return Optional.of(PinVerifier.of("salt", "key"));
        }
        if (plain.isEnum()) {
            return Optional.of(chance.pick(Arrays.<Object>asList(plain.getEnumConstants())));
        }
        if (plain.isSealed() || plain.isRecord()) {
            return of(chance.pick(records(plain)));
        }
        return Optional.of(simple(plain, name));
    }

    private Object simple(Class<?> plain, String name) {
        if (plain == int.class || plain == Integer.class) {
            return number(name);
        }
        if (plain == long.class || plain == Long.class) {
            return longNumber(name);
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return chance.oneIn(2);
        }
        if (plain == String.class) {
            return words.about(name);
        }
        if (plain == LocalDate.class) {
            return LocalDate.of(2026, 11, 16).plusDays(chance.between(-400, 5));
        }
        if (plain == LocalTime.class) {
            return LocalTime.of(chance.below(24), 0);
        }
        if (plain == OptionalInt.class) {
            return chance.oneIn(2) ? OptionalInt.empty() : OptionalInt.of(number(name));
        }
        if (plain == OptionalLong.class) {
            return chance.oneIn(2) ? OptionalLong.empty() : OptionalLong.of(longNumber(name));
        }
        throw new IllegalStateException("nobody can make up a " + plain + " for " + name);
    }

    private Optional<Object> container(Class<?> raw, Type[] of, String name) {
        if (raw == Optional.class) {
            return chance.oneIn(2)
                    ? Optional.of(Optional.empty())
                    : value(of[0], name).map(Optional::of);
        }
        if (raw == List.class) {
            List<Object> list = new ArrayList<>();
            for (int i = chance.below(4); i > 0; i--) {
                value(of[0], name).ifPresent(list::add);
            }
            return Optional.of(list);
        }
        if (raw == Map.class) {
            Map<Object, Object> map = new LinkedHashMap<>();
            for (int i = chance.below(3); i > 0; i--) {
                Optional<Object> key = value(of[0], name);
                Optional<Object> content = value(of[1], name);
                if (key.isPresent() && content.isPresent()) {
                    map.put(key.get(), content.get());
                }
            }
            return Optional.of(map);
        }
        throw new IllegalStateException("nobody can make up a " + raw + " for " + name);
    }

    private int number(String name) {
        return switch (name) {
            case "table", "tables" -> tableNumber();
            case "terminal", "terminals" -> terminalNumber();
            case "person" -> personNumber();
            case "number" -> chance.between(-1, 120);
            default -> chance.percent(90) ? chance.below(60) : chance.between(-5, 1_000_000);
        };
    }

    private long longNumber(String name) {
        if (name.endsWith("Cents") || name.equals("cents")) {
            return chance.pick(AMOUNTS);
        }
        if (name.endsWith("Millis")) {
            return stage.nowMillis() + chance.between(-3_600_000, 3_600_000);
        }
        if (name.equals("round")) {
            long latest = stage.state()
                    .table(tableNumber())
                    .map(table -> table.round().number())
                    .orElse(0L);
            return latest - chance.below(4);
        }
        return chance.percent(90) ? chance.below(200) : chance.bits();
    }

    private TableSpec tableSpec() {
        TableSpec some = chance.pick(stage.tableSpecs());
        Rulebook rulebook = chance.pick(Rulebooks.all());
        return chance.percent(70)
                ? some
                : some.withSetup(new SetupPlan(chance)
                        .any(rulebook, chance.pick(rulebook.games()).id()));
    }
}
