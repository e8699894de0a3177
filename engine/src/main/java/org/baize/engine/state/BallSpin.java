package org.baize.engine.state;

import java.util.OptionalInt;
import org.baize.rules.roulette.BallDirection;
import org.baize.rules.roulette.SpinPhase;

/**
 * The spin of one round, as far as it has come.
 *
 * @param calledOff the last spin of this round does not count, and no other has begun
 * @param revolutions as a sensor counted them
 * @param sensed the place in the pay table of what the sensor read
 * @param keyed the same of what was keyed in
 */
public record BallSpin(
        long round,
        SpinPhase phase,
        boolean calledOff,
        BallDirection direction,
        OptionalInt revolutions,
        OptionalInt sensed,
        OptionalInt keyed) {

    static BallSpin awaited(long round) {
        return waiting(round, false);
    }

    private static BallSpin waiting(long round, boolean calledOff) {
        return new BallSpin(
                round,
                SpinPhase.AWAITING_SPIN,
                calledOff,
                BallDirection.NOT_SENSED,
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty());
    }

    public BallSpin spun() {
        return waiting(round, false).at(SpinPhase.BALL_SPINNING);
    }

    public BallSpin off() {
        return waiting(round, true);
    }

    public BallSpin tracked(BallDirection seen, OptionalInt counted) {
        return new BallSpin(round, phase, calledOff, seen, counted, sensed, keyed);
    }

    public BallSpin at(SpinPhase reached) {
        return new BallSpin(round, reached, calledOff, direction, revolutions, sensed, keyed);
    }

    public BallSpin sensed(int outcome) {
        return new BallSpin(
                round, SpinPhase.BALL_AT_REST, calledOff, direction, revolutions, OptionalInt.of(outcome), keyed);
    }

    public BallSpin keyed(int outcome) {
        return new BallSpin(
                round, SpinPhase.BALL_AT_REST, calledOff, direction, revolutions, sensed, OptionalInt.of(outcome));
    }
}
