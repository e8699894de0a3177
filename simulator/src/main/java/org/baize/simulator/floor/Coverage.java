package org.baize.simulator.floor;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.baize.engine.Handled;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Request;
import org.baize.engine.event.Event;

/** How often each kind of command was accepted and refused, each kind of event happened, and each reason was given. */
public final class Coverage {

    private final Map<String, Long> accepted = new TreeMap<>();
    private final Map<String, Long> refused = new TreeMap<>();
    private final Map<String, Long> events = new TreeMap<>();
    private final Map<String, Long> reasons = new TreeMap<>();

    void add(Request request, Handled handled) {
        handled.fired().forEach(this::add);
        String command = name(request.command().getClass());
        switch (handled.answer()) {
            case Answer.Accepted yes -> {
                accepted.merge(command, 1L, Long::sum);
                yes.events().forEach(this::add);
            }
            case Answer.Refused no -> {
                refused.merge(command, 1L, Long::sum);
                no.noted().forEach(this::add);
                reasons.merge(command + " " + no.refusal().reason(), 1L, Long::sum);
            }
        }
    }

    private void add(Event event) {
        events.merge(name(event.getClass()), 1L, Long::sum);
    }

    void add(Coverage other) {
        other.accepted.forEach((name, times) -> accepted.merge(name, times, Long::sum));
        other.refused.forEach((name, times) -> refused.merge(name, times, Long::sum));
        other.events.forEach((name, times) -> events.merge(name, times, Long::sum));
        other.reasons.forEach((name, times) -> reasons.merge(name, times, Long::sum));
    }

    public Map<String, Long> accepted() {
        return Collections.unmodifiableMap(accepted);
    }

    public Map<String, Long> refused() {
        return Collections.unmodifiableMap(refused);
    }

    public Map<String, Long> events() {
        return Collections.unmodifiableMap(events);
    }

    /** By command and reason. */
    public Map<String, Long> reasons() {
        return Collections.unmodifiableMap(reasons);
    }

    /** The chapter and the name: {@code WagerCommand.Place}. */
    static String name(Class<?> type) {
        Class<?> chapter = type.getEnclosingClass();
        return chapter == null ? type.getSimpleName() : chapter.getSimpleName() + "." + type.getSimpleName();
    }
}
