package org.baize.simulator.floor;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.baize.engine.Floor;
import org.baize.rules.law.Components;
import org.jspecify.annotations.Nullable;

/** Where two floors first differ, in words: a hash only says that they do. */
final class StateDifference {

    private StateDifference() {}

    static String of(Floor one, Floor other) {
        return difference("floor", one.snapshot(), other.snapshot());
    }

    private static String difference(String where, @Nullable Object one, @Nullable Object other) {
        if (Objects.equals(one, other)) {
            return "";
        }
        if (one instanceof Record left && other instanceof Record right && left.getClass() == right.getClass()) {
            return ofRecords(where, left, right);
        }
        if (one instanceof List<?> left && other instanceof List<?> right && left.size() == right.size()) {
            for (int place = 0; place < left.size(); place++) {
                if (!Objects.equals(left.get(place), right.get(place))) {
                    return difference(where + "[" + place + "]", left.get(place), right.get(place));
                }
            }
        }
        if (one instanceof Map<?, ?> left
                && other instanceof Map<?, ?> right
                && left.keySet().equals(right.keySet())) {
            for (Object key : left.keySet()) {
                if (!Objects.equals(left.get(key), right.get(key))) {
                    return difference(where + "[" + key + "]", left.get(key), right.get(key));
                }
            }
        }
        return where + " was " + one + " and is " + other;
    }

    private static String ofRecords(String where, Record left, Record right) {
        for (RecordComponent component : Components.of(left.getClass())) {
            Object one = Components.valueOf(component, left);
            Object other = Components.valueOf(component, right);
            if (!Objects.equals(one, other)) {
                return difference(where + "." + component.getName(), one, other);
            }
        }
        return where + " differs only in order";
    }
}
