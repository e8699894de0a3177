package org.baize.engine;

import java.util.List;
import org.baize.engine.state.StateSnapshot;

/**
 * The whole floor as a value.
 *
 * @param nowMillis the time of the last request
 */
public record FloorSnapshot(long nowMillis, StateSnapshot state, List<OriginSnapshot> origins) {

    public FloorSnapshot {
        origins = List.copyOf(origins);
    }
}
