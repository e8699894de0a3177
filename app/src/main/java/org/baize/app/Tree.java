package org.baize.app;

import com.fasterxml.jackson.annotation.JsonValue;
import java.io.PrintWriter;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.baize.rules.game.Bet;
import org.baize.rules.game.Odds;
import org.baize.rules.law.Components;
import org.baize.rules.law.RuleId;
import org.jspecify.annotations.Nullable;

/**
 * Turns a policy of the rules module into plain maps, lists and texts by walking its record components, so that what
 * is printed is always all there is, under the names the code uses.
 */
final class Tree {

    private Tree() {}

    static Object of(Object value) {
        return switch (value) {
            case RuleId rule -> new Rule(rule.rule());
            case Bet bet -> bet.text();
            case Odds odds -> odds.toString();
            case Enum<?> constant -> kebab(constant.name());
            case Optional<?> maybe -> maybe.<Object>map(Tree::of).orElse(Absent.ABSENT);
            case Record entry -> ofRecord(entry);
            case Map<?, ?> map -> ofMap(map);
            case Collection<?> items -> items.stream().map(Tree::of).toList();
            case Number number -> number;
            case Boolean flag -> flag;
            default -> value.toString();
        };
    }

    /** A rule by its number: bare in JSON, in brackets for people. */
    record Rule(@JsonValue String number) {

        @Override
        public String toString() {
            return "[" + number + "]";
        }
    }

    /** What a text does not have: null in JSON, a word for people. */
    private enum Absent {
        ABSENT;

        @JsonValue
        @Nullable
        Object json() {
            return null;
        }

        @Override
        public String toString() {
            return "none";
        }
    }

    private static Map<String, Object> ofRecord(Record entry) {
        Map<String, Object> tree = new LinkedHashMap<>();
        if (Stream.of(entry.getClass().getInterfaces()).anyMatch(Class::isSealed)) {
            tree.put("kind", kebab(entry.getClass().getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "_")));
        }
        for (RecordComponent component : Components.of(entry.getClass())) {
            tree.put(component.getName(), of(Components.valueOf(component, entry)));
        }
        return tree;
    }

    private static Map<String, Object> ofMap(Map<?, ?> map) {
        Map<String, Object> tree = new LinkedHashMap<>();
        map.forEach((key, value) -> tree.put(of(key).toString(), of(value)));
        return tree;
    }

    static String kebab(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The tree as indented lines; a value with its rule stands on one line: {@code burn: one-face-down [3.12]}. */
    static void print(Object tree, String indent, PrintWriter out) {
        switch (tree) {
            case Map<?, ?> map -> map.forEach((key, value) -> printEntry(words(key.toString()), value, indent, out));
            case List<?> items -> items.forEach(item -> printItem(item, indent, out));
            default -> out.println(indent + tree);
        }
    }

    private static void printEntry(String name, Object value, String indent, PrintWriter out) {
        Optional<String> line = oneLine(value);
        if (line.isPresent()) {
            out.println(indent + name + ": " + line.get());
        } else {
            out.println(indent + name + ":");
            print(value, indent + "  ", out);
        }
    }

    private static void printItem(Object item, String indent, PrintWriter out) {
        Optional<String> line = oneLine(item);
        if (line.isPresent()) {
            out.println(indent + "- " + line.get());
        } else {
            out.println(indent + "-");
            print(item, indent + "  ", out);
        }
    }

    private static Optional<String> oneLine(Object value) {
        return switch (value) {
            case Map<?, ?> map when map.isEmpty() -> Optional.of("none");
            case Map<?, ?> map when isRuled(map) -> oneLine(ruledValue(map)).map(line -> line + " " + map.get("rule"));
            case Map<?, ?> map -> Optional.empty();
            case List<?> items
            when items.stream().allMatch(item -> !(item instanceof Map) && !(item instanceof List)) ->
                Optional.of(
                        items.isEmpty()
                                ? "none"
                                : String.join(
                                        ", ",
                                        items.stream().map(Object::toString).toList()));
            case List<?> items -> Optional.empty();
            default -> Optional.of(value.toString());
        };
    }

    private static boolean isRuled(Map<?, ?> map) {
        return map.size() == 2 && map.containsKey("rule");
    }

    private static Object ruledValue(Map<?, ?> map) {
        return map.entrySet().stream()
                .filter(entry -> !"rule".equals(entry.getKey()))
                .<Object>map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow();
    }

    /** {@code minimumRevolutions} as a person writes it. */
    private static String words(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
