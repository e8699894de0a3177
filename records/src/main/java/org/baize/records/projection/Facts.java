package org.baize.records.projection;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Optional;
import org.baize.engine.command.Origin;
import org.baize.engine.event.Cause;
import org.baize.engine.event.DisputeEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.SetupEvent;
import org.baize.engine.event.Signature;
import org.baize.engine.event.WagerEvent;
import org.baize.rules.law.RuleId;

/**
 * What an event says of itself under the names that all events use: table, round, terminal, who, by which rule and why.
 * Read off its components, so that no event can be forgotten here.
 *
 * @param table 0 where it is about none; so with round, terminal and person
 */
public record Facts(
        int table, long round, int terminal, int person, Optional<Signature> by, String rule, String reason) {

    private static final ClassValue<Method[]> ACCESSORS = new ClassValue<>() {
        @Override
        protected Method[] computeValue(Class<?> type) {
            return Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getAccessor)
                    .toArray(Method[]::new);
        }
    };

    private static final Facts NONE = new Facts(0, 0, 0, 0, Optional.empty(), "", "");

    public static Facts of(Event event) {
        if (event instanceof WagerEvent touch) {
            return NONE.at(touch.table()).ofTerminal(touch.terminal());
        }
        Facts facts = NONE;
        for (Method accessor : ACCESSORS.get(event.getClass())) {
            facts = facts.with(accessor.getName(), value(accessor, event));
        }
        return facts.nested(event);
    }

    /** Where a part of the event says it, or it goes by another name. */
    private Facts nested(Event event) {
        return switch (event) {
            case SetupEvent.TableInstalled installed -> at(installed.number());
            case SetupEvent.TerminalInstalled installed -> ofTerminal(installed.number());
            case FaultEvent.CaseOpened opened -> in(opened.opened().round());
            case FaultEvent.ClaimLodged lodged ->
                in(lodged.claim().round()).ofTerminal(lodged.claim().terminal());
            case DisputeEvent.DisputeRaised raised ->
                in(raised.matter().round()).ofTerminal(raised.matter().terminal());
            default -> this;
        };
    }

    private static Object value(Method accessor, Object of) {
        try {
            return accessor.invoke(of);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(of.getClass() + " cannot be read", e);
        }
    }

    private Facts with(String name, Object value) {
        return switch (value) {
            case Signature signature -> by(signature);
            case Optional<?> maybe when maybe.orElse(null) instanceof Signature signature -> by(signature);
            case Cause cause -> by(cause.by()).because(cause.rule().toString(), cause.reason());
            case RuleId named -> because(named.toString(), reason);
            default -> plain(name, value);
        };
    }

    private Facts plain(String name, Object value) {
        return switch (name) {
            case "table" -> at((Integer) value);
            case "round" -> value instanceof Long number ? in(number) : this;
            case "terminal" -> ofTerminal((Integer) value);
            case "person" -> ofPerson((Integer) value);
            case "reason" -> value instanceof String words ? because(rule, words) : this;
            default -> this;
        };
    }

    private Facts at(int number) {
        return new Facts(number, round, terminal, person, by, rule, reason);
    }

    /** With the round, where the event names none of its own. */
    Facts in(long number) {
        return new Facts(table, number, terminal, person, by, rule, reason);
    }

    private Facts ofTerminal(int number) {
        return new Facts(table, round, number, person, by, rule, reason);
    }

    private Facts ofPerson(int number) {
        return new Facts(table, round, terminal, number, by, rule, reason);
    }

    /** Whoever an event is about stays; otherwise it is about whoever did it. */
    private Facts by(Signature signature) {
        boolean person = signature.who().kind() == Origin.Kind.PERSON && this.person == 0;
        return new Facts(
                table,
                round,
                terminal,
                person ? signature.who().number() : this.person,
                Optional.of(signature),
                rule,
                reason);
    }

    private Facts because(String named, String words) {
        return new Facts(table, round, terminal, person, by, named, words);
    }
}
