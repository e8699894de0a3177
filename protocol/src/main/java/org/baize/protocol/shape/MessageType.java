package org.baize.protocol.shape;

import java.lang.reflect.RecordComponent;
import java.util.List;
import org.baize.rules.law.Components;
import org.baize.rules.law.Ruled;

/**
 * A record that is a message, under its name in the schema.
 *
 * @param type the record
 * @param argument what a generic record is of; the record itself otherwise
 */
public record MessageType(Class<?> type, Class<?> argument) {

    static MessageType of(Class<?> type) {
        return new MessageType(type, type);
    }

    /** The names of the enclosing types and its own: {@code WagerCommandPlace}. */
    public String name() {
        return type == argument ? nameOf(type) : type.getSimpleName() + nameOf(argument);
    }

    /** How a type of the engine or of the rules is called in the schema. */
    public static String nameOf(Class<?> type) {
        if (type == org.baize.rules.fault.Finding.class || type == org.baize.rules.fault.Measure.class) {
            return "Fault" + type.getSimpleName(); // the cards have a finding and a measure too
        }
        Class<?> outer = type.getEnclosingClass();
        return (outer == null ? "" : nameOf(outer)) + type.getSimpleName();
    }

    public List<RecordComponent> components() {
        return Components.of(type.asSubclass(Record.class));
    }

    /** The shape of one of its components. */
    public Shape shapeOf(RecordComponent component) {
        boolean generic = type == Ruled.class && component.getGenericType() != component.getType();
        return generic ? Shapes.of(argument) : Shapes.of(component.getGenericType());
    }
}
