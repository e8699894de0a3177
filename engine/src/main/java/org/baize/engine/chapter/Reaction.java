package org.baize.engine.chapter;

import java.util.List;
import org.baize.engine.event.Event;

/** What follows by itself from an event that has been applied, such as the settlement of a result that needs nobody. */
public interface Reaction {

    List<Event> to(Event event, long atMillis);
}
