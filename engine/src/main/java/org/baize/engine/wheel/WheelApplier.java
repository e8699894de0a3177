package org.baize.engine.wheel;

import org.baize.engine.chapter.Applier;
import org.baize.engine.event.WheelEvent;
import org.baize.engine.state.DeviceState.WheelState;
import org.baize.engine.state.FloorState;
import org.baize.rules.roulette.SpinPhase;

/** Keeps track of the ball. */
public final class WheelApplier implements Applier<WheelEvent> {

    private final FloorState state;

    public WheelApplier(FloorState state) {
        this.state = state;
    }

    @Override
    public void apply(WheelEvent event) {
        switch (event) {
            case WheelEvent.NumberKeyed keyed ->
                state.tableAt(keyed.table()).device(new WheelState(SpinPhase.BALL_AT_REST));
        }
    }
}
