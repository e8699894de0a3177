package org.baize.gateway.floor;

import org.baize.cluster.log.Step;
import org.baize.engine.state.FloorState;

/**
 * Sees everything that happens on the floor. All calls come on one thread, and the state may be read during the call only.
 */
public interface FloorWatcher {

    /** The floor as it is when watching begins, and whenever somebody wanted a look. */
    void stands(FloorState state, long atMillis);

    /** Something was asked, or a time has come. */
    void stepped(Step step, FloorState after);

    /** There will be no further step: the log cannot be read any more. */
    void failed(Throwable why);
}
