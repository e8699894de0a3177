package org.baize.engine.chapter;

import java.util.List;
import org.baize.engine.event.Event;
import org.baize.engine.state.Table;

/** Something that happens at a table by itself when its time has come. */
public interface Deadlines {

    /** No time at all. */
    long NEVER = Long.MAX_VALUE;

    /** When it is due, or {@link #NEVER}. */
    long dueMillis(Table table);

    /**
     * What happens then.
     *
     * @param nowMillis when the floor comes to do it, at that time or later
     */
    List<Event> fire(Table table, long dueMillis, long nowMillis);
}
