package org.baize.engine.wheel;

import org.baize.engine.chapter.Applier;
import org.baize.engine.event.WheelEvent;
import org.baize.engine.state.BallSpin;
import org.baize.engine.state.DeviceState.WheelState;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.roulette.NoSpinRules;

/** Keeps track of wheel and ball. */
public final class WheelApplier implements Applier<WheelEvent> {

    private final FloorState state;

    public WheelApplier(FloorState state) {
        this.state = state;
    }

    @Override
    public void apply(WheelEvent event) {
        Table table = state.tableAt(event.table());
        table.device(after(table, Spins.state(table), event));
    }

    private static WheelState after(Table table, WheelState wheel, WheelEvent event) {
        BallSpin spin = Spins.spin(table);
        return switch (event) {
            case WheelEvent.WheelFitted fitted -> wheel.fitted(fitted.wheel());
            case WheelEvent.BallChanged changed -> wheel.withBall(changed.approval());
            case WheelEvent.BallExamined _ -> wheel.examined();
            case WheelEvent.BallSpun _ -> wheel.with(spin.spun());
            case WheelEvent.BallTracked seen -> wheel.with(spin.tracked(seen.direction(), seen.revolutions()));
            case WheelEvent.NumberSensed sensed -> wheel.with(spin.sensed(outcome(table, sensed.number())));
            case WheelEvent.NumberKeyed keyed -> wheel.with(spin.keyed(outcome(table, keyed.number())));
            case WheelEvent.NoSpinCalled called -> calledOff(wheel, spin, called);
            case WheelEvent.DisplayDisregarded _ -> wheel;
        };
    }

    /** Where the text only offers the operator to void the round, the spin goes on until that is done. */
    private static WheelState calledOff(WheelState wheel, BallSpin spin, WheelEvent.NoSpinCalled called) {
        if (called.wagers() == NoSpinRules.Wagers.OPERATOR_MAY_VOID) {
            return wheel;
        }
        boolean examine = called.followUp()
                .filter(what -> what == NoSpinRules.FollowUp.EXAMINE_BALL)
                .isPresent();
        WheelState off = wheel.with(spin.off());
        return examine ? off.toBeExamined(called.rule()) : off;
    }

    private static int outcome(Table table, String number) {
        return table.play().outcome(number);
    }
}
