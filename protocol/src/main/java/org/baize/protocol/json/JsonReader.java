package org.baize.protocol.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.Holder;
import org.baize.protocol.shape.MessageType;
import org.baize.protocol.shape.Reasons;
import org.baize.protocol.shape.Shape;
import org.jspecify.annotations.Nullable;

/** JSON to values, by their shapes. Every complaint names the place it is about. */
final class JsonReader {

    private static final Pattern LONG_NUMBER = Pattern.compile("[0-9]{1,18}");

    /** Constructors and shapes are read off a type once: a verification reads every event that ever was. */
    private static final Map<MessageType, Form> FORMS = new ConcurrentHashMap<>();

    /** How a record is made, and the shapes of its components by their names. */
    private record Form(Constructor<?> canonical, Map<String, Shape> parts) {

        private static Form of(MessageType type) {
            Map<String, Shape> parts = new LinkedHashMap<>();
            type.components().forEach(component -> parts.put(component.getName(), type.shapeOf(component)));
            try {
                Constructor<?> canonical = type.type()
                        .getDeclaredConstructor(type.components().stream()
                                .map(RecordComponent::getType)
                                .toArray(Class<?>[]::new));
                canonical.setAccessible(true);
                return new Form(canonical, parts);
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(type.name() + " cannot be made", e);
            }
        }
    }

    private JsonReader() {}

    static Object of(Shape shape, @Nullable JsonNode node, String at) {
        if (shape instanceof Shape.Maybe maybe) {
            boolean none = node == null || node.isNull();
            return Holder.of(maybe.holder()).around(none ? null : held(maybe.of(), node, at));
        }
        if (node == null || node.isNull()) {
            throw bad(at, "is missing");
        }
        return switch (shape) {
            case Shape.Whole whole -> whole(whole, node, at);
            case Shape.Flag _ -> {
                expect(node.isBoolean(), at, "must be true or false");
                yield node.booleanValue();
            }
            case Shape.Choice choice -> constant(choice.of(), text(node, at), at);
            case Shape.Text _ -> text(node, at);
            case Shape.Day _ -> day(text(node, at), at);
            case Shape.Clock _ -> time(text(node, at), at);
            case Shape.Why _ -> Reasons.byName(text(node, at)).orElseThrow(() -> bad(at, "is no reason"));
            case Shape.Many many -> array(many.of(), node, at);
            case Shape.Pairs pairs -> map(pairs, node, at);
            case Shape.Composite composite -> object(composite.type(), node, at, false);
            case Shape.Document document -> object(document.type(), node, at, false);
            case Shape.OneOf oneOf -> member(oneOf, node, at);
            case Shape.Table table -> table(table, node, at);
            case Shape.Maybe _ -> throw new IllegalStateException("handled above");
        };
    }

    /** On the wire the least number stands for a value that is missing, and cannot be one. */
    private static Object held(Shape of, @Nullable JsonNode node, String at) {
        Object inside = of(of, node, at);
        boolean standsForNone = inside.equals(Integer.MIN_VALUE) || inside.equals(Long.MIN_VALUE);
        expect(!standsForNone, at, inside + " is too small");
        return inside;
    }

    /** Above 53 bits a page cannot say a number, such as that of a ticket, but as a text of digits. */
    private static Object whole(Shape.Whole whole, JsonNode node, String at) {
        if (whole.wide()
                && node.isTextual()
                && LONG_NUMBER.matcher(node.textValue()).matches()) {
            return Long.valueOf(node.textValue());
        }
        boolean fits = node.isIntegralNumber() && (whole.wide() ? node.canConvertToLong() : node.canConvertToInt());
        expect(fits, at, "must be a whole number" + (whole.wide() ? "" : " of 32 bits"));
        return whole.wide() ? (Object) node.longValue() : (Object) node.intValue();
    }

    private static String text(JsonNode node, String at) {
        expect(node.isTextual(), at, "must be a text");
        return node.textValue();
    }

    private static Object constant(Class<? extends Enum<?>> type, String name, String at) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.name().equals(name))
                .findFirst()
                .orElseThrow(() -> bad(at, "'" + name + "' is none of " + Arrays.toString(type.getEnumConstants())));
    }

    private static LocalDate day(String text, String at) {
        try {
            LocalDate day = LocalDate.parse(text);
            expect(Math.abs(day.toEpochDay()) <= Integer.MAX_VALUE, at, "'" + text + "' is too far away");
            return day;
        } catch (DateTimeException e) {
            throw bad(at, "'" + text + "' is no day");
        }
    }

    private static LocalTime time(String text, String at) {
        try {
            return LocalTime.parse(text);
        } catch (DateTimeException e) {
            throw bad(at, "'" + text + "' is no time");
        }
    }

    private static List<Object> array(Shape of, JsonNode node, String at) {
        expect(node.isArray(), at, "must be a list");
        List<Object> items = new ArrayList<>();
        for (JsonNode item : node) {
            items.add(of(of, item, at + "[" + items.size() + "]"));
        }
        return items;
    }

    private static Map<Object, Object> map(Shape.Pairs pairs, JsonNode node, String at) {
        expect(node.isObject(), at, "must be an object");
        Map<Object, Object> map = new LinkedHashMap<>();
        node.properties()
                .forEach(entry -> map.put(
                        key(pairs.key(), entry.getKey(), at),
                        of(pairs.value(), entry.getValue(), at + "." + entry.getKey())));
        return map;
    }

    private static Object key(Shape shape, String key, String at) {
        try {
            return switch (shape) {
                case Shape.Whole whole -> whole.wide() ? (Object) Long.valueOf(key) : (Object) Integer.valueOf(key);
                case Shape.Choice choice -> constant(choice.of(), key, at);
                default -> key;
            };
        } catch (NumberFormatException e) {
            throw bad(at, "'" + key + "' is no number");
        }
    }

    private static Object member(Shape.OneOf oneOf, JsonNode node, String at) {
        String kind = text(node.path(JsonWriter.KIND), at + "." + JsonWriter.KIND);
        MessageType type = oneOf.members().stream()
                .filter(member -> member.type().getSimpleName().equals(kind))
                .findFirst()
                .orElseThrow(
                        () -> bad(at, "'" + kind + "' is no " + oneOf.family().getSimpleName()));
        return object(type, node, at, true);
    }

    private static Object object(MessageType type, JsonNode node, String at, boolean withKind) {
        expect(node.isObject(), at, "must be an object");
        Form form = FORMS.computeIfAbsent(type, Form::of);
        node.fieldNames()
                .forEachRemaining(name -> expect(
                        form.parts().containsKey(name) || (withKind && name.equals(JsonWriter.KIND)),
                        at + "." + name,
                        "is unknown here"));
        Object[] values = form.parts().entrySet().stream()
                .map(part -> of(part.getValue(), node.get(part.getKey()), at + "." + part.getKey()))
                .toArray();
        return make(type, form.canonical(), values, at);
    }

    private static Object make(MessageType type, Constructor<?> canonical, Object[] values, String at) {
        try {
            return canonical.newInstance(values);
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof RuntimeException why) {
                throw new BadMessageException(place(at) + ": " + why.getMessage(), why);
            }
            throw new IllegalStateException(type.name() + " breaks while it is made", refused);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type.name() + " cannot be made", e);
        }
    }

    private static Object table(Shape.Table table, JsonNode node, String at) {
        List<String> names = table.columns().columns();
        expect(node.isArray(), at, "must be a list");
        long[] numbers = new long[node.size() * names.size()];
        for (int y = 0; y < node.size(); y++) {
            for (int x = 0; x < names.size(); x++) {
                String name = names.get(x);
                numbers[x * node.size() + y] =
                        (Long) of(new Shape.Whole(true), node.get(y).get(name), at + "[" + y + "]." + name);
            }
        }
        return table.columns().make(numbers);
    }

    private static void expect(boolean holds, String at, String otherwise) {
        if (!holds) {
            throw bad(at, otherwise);
        }
    }

    private static BadMessageException bad(String at, String what) {
        return new BadMessageException(place(at) + " " + what);
    }

    private static String place(String at) {
        return at.isEmpty() ? "the document" : at.substring(1);
    }
}
