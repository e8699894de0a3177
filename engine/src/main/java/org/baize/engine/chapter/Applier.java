package org.baize.engine.chapter;

import org.baize.engine.event.Event;

/** Changes the state by the events of one chapter. An event that was decided can always be applied. */
public interface Applier<E extends Event> {

    void apply(E event);
}
