package org.baize.rules.law;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;

/** Reads records by their components, for whatever walks them: what is walked so can leave nothing out. */
public final class Components {

    /** Asked of the platform, each answer is made anew, and the first reading by each costs far more than all that follow. */
    private static final ClassValue<List<RecordComponent>> OF_TYPE = new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
            List<RecordComponent> components = List.of(type.getRecordComponents());
            components.forEach(component -> component.getAccessor().setAccessible(true));
            return components;
        }
    };

    private Components() {}

    /** The components of a record, in their order. */
    public static List<RecordComponent> of(Class<? extends Record> type) {
        return OF_TYPE.get(type);
    }

    /** What that record holds there; the component is one that {@link #of} named. */
    public static Object valueOf(RecordComponent component, Object of) {
        try {
            return component.getAccessor().invoke(of);
        } catch (IllegalAccessException | InvocationTargetException unreadable) {
            throw new IllegalStateException("a record lets its components be read: " + component, unreadable);
        }
    }
}
