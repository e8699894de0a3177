package org.baize.rules.rulebook;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.rules.law.Components;
import org.baize.rules.law.RuleId;

/** Finds every rule that the policies of a text rest on, by walking the records that they are made of. */
final class RulesCited {

    private RulesCited() {}

    static List<RuleId> in(Rulebook text) {
        List<RuleId> rules = new ArrayList<>();
        collect(text, rules);
        return rules;
    }

    private static void collect(Object value, List<RuleId> rules) {
        switch (value) {
            case RuleId rule -> rules.add(rule);
            case Optional<?> maybe -> maybe.ifPresent(inner -> collect(inner, rules));
            case Collection<?> items -> items.forEach(item -> collect(item, rules));
            case Map<?, ?> map ->
                map.forEach((key, item) -> {
                    collect(key, rules);
                    collect(item, rules);
                });
            case Record entry -> components(entry).forEach(component -> collect(component, rules));
            default -> {}
        }
    }

    static List<Object> components(Record entry) {
        List<Object> values = new ArrayList<>();
        for (RecordComponent component : Components.of(entry.getClass())) {
            values.add(Components.valueOf(component, entry));
        }
        return values;
    }
}
