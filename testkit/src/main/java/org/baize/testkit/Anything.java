package org.baize.testkit;

import java.lang.reflect.Constructor;
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
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Makes any value that a message may hold, sensible or not, by looking at its type. */
public final class Anything {

    private static final int MOST_ITEMS = 3;
    private static final long[] AMOUNTS = {
        0, 1, -1, 2, 3, 5_00, 10_00, 20_00, 100_00, 12_34, 1_000_000_00, Long.MAX_VALUE, Long.MIN_VALUE, 40_000
    };
    private final RandomGenerator random;
    private final List<String> words;
    private final Map<Class<?>, Supplier<?>> makers = new LinkedHashMap<>();

    /** Texts are drawn from these words. */
    public Anything(RandomGenerator random, List<String> words) {
        this.random = random;
        this.words = List.copyOf(words);
    }

    /** How values of a type are made that shows nothing of its inside. */
    public <T> Anything making(Class<T> type, Supplier<? extends T> maker) {
        makers.put(type, maker);
        return this;
    }

    /** A record of that sealed family; empty where its own constructor refuses what was drawn. */
    public <T> Optional<T> any(Class<T> family) {
        try {
            return Optional.of(family.cast(of(family)));
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof IllegalArgumentException) {
                return Optional.empty();
            }
            throw new IllegalStateException(family + " breaks while it is made", refused);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(family + " cannot be made", broken);
        }
    }

    private Object of(Type type) throws ReflectiveOperationException {
        if (type instanceof ParameterizedType generic) {
            return container((Class<?>) generic.getRawType(), generic.getActualTypeArguments());
        }
        Class<?> known = (Class<?>) type;
        if (known.isEnum()) {
            return pick(Arrays.asList(known.getEnumConstants()));
        }
        if (known.isRecord()) {
            return record(known);
        }
        if (known.isSealed()) {
            return of(pick(Arrays.asList(known.getPermittedSubclasses())));
        }
        return plain(known);
    }

    private Object plain(Class<?> type) {
        if (type == int.class || type == Integer.class) {
            return random.nextInt(8) == 0 ? random.nextInt() : random.nextInt(0, 8);
        }
        if (type == long.class || type == Long.class) {
            return random.nextBoolean() ? random.nextLong(0, 6) : AMOUNTS[random.nextInt(AMOUNTS.length)];
        }
        if (type == boolean.class || type == Boolean.class) {
            return random.nextBoolean();
        }
        if (type == String.class) {
            return pick(words);
        }
        if (type == LocalDate.class) {
            return LocalDate.of(2019, 1, 1).plusDays(random.nextInt(4000));
        }
        if (type == LocalTime.class) {
            return LocalTime.of(random.nextInt(24), 0);
        }
        if (type == OptionalInt.class) {
            return random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(0, 9));
        }
        if (type == OptionalLong.class) {
            return random.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(random.nextLong(-1, 900_00));
        }
        Supplier<?> maker = makers.get(type);
        if (maker == null) {
            throw new IllegalStateException("nothing makes a " + type);
        }
        return maker.get();
    }

    private Object container(Class<?> raw, Type[] of) throws ReflectiveOperationException {
        if (raw == Optional.class) {
            return random.nextBoolean() ? Optional.empty() : Optional.of(of(of[0]));
        }
        if (raw == List.class) {
            List<Object> items = new ArrayList<>();
            for (int i = random.nextInt(MOST_ITEMS + 1); i > 0; i--) {
                items.add(of(of[0]));
            }
            return items;
        }
        if (Map.class.isAssignableFrom(raw)) {
            LinkedHashMap<Object, Object> map = new LinkedHashMap<>();
            for (int i = random.nextInt(MOST_ITEMS + 1); i > 0; i--) {
                map.put(of(of[0]), of(of[1]));
            }
            return map;
        }
        return record(raw, of);
    }

    private Object record(Class<?> type, Type... arguments) throws ReflectiveOperationException {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] values = new Object[components.length];
        for (int i = 0; i < values.length; i++) {
            Type component = components[i].getGenericType();
            int argument = Arrays.asList(type.getTypeParameters()).indexOf(component);
            values[i] = of(argument < 0 ? component : arguments[argument]);
        }
        Constructor<?> canonical = type.getDeclaredConstructor(types);
        canonical.setAccessible(true);
        return canonical.newInstance(values);
    }

    public <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
