package org.baize.engine.state;

import java.util.OptionalInt;
import org.baize.rules.roulette.SpinPhase;
import org.baize.rules.sicbo.Shoot;
import org.baize.rules.sicbo.Spin;
import org.baize.rules.sicbo.TumblerCondition;

/** What a table deals with: it lives longer than a round. */
public sealed interface DeviceState {

    /**
     * A wheel.
     *
     * @param phase how far the spin of this round is
     */
    record WheelState(SpinPhase phase) implements DeviceState {

        public static final WheelState AT_REST = new WheelState(SpinPhase.AWAITING_SPIN);
    }

    /** A tumbler with its dice, and who starts it. */
    record TumblerState(Spin spin, TumblerCondition condition, Shoot shoot) implements DeviceState {

        public static final TumblerState UNUSED =
                new TumblerState(Spin.none(), TumblerCondition.fit(), new Shoot.Wagering(OptionalInt.empty()));
    }

    /** A shoe; none is there before cards are brought. */
    record ShoeState() implements DeviceState {

        public static final ShoeState EMPTY = new ShoeState();
    }
}
