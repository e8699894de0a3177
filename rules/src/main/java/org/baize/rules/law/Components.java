package org.baize.rules.law;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;

/** Reads records by their components, for whatever walks them: what is walked so can leave nothing out. */
public final class Components {

    private Components() {}

    /** What that record holds there. */
    public static Object valueOf(RecordComponent component, Object of) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(of);
        } catch (IllegalAccessException | InvocationTargetException unreadable) {
            throw new IllegalStateException("a record lets its components be read: " + component, unreadable);
        }
    }
}
