package org.baize.engine.wheel;

import java.util.Optional;
import org.baize.engine.state.BallSpin;
import org.baize.engine.state.DeviceState.WheelState;
import org.baize.engine.state.Table;
import org.baize.rules.law.RuleId;
import org.baize.rules.roulette.Betting;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.roulette.SpinProcedure;
import org.baize.rules.roulette.SpinRules;
import org.baize.rules.roulette.Wheel;
import org.baize.rules.roulette.WheelOperation;

/** What is asked of a table with a wheel. */
public final class Spins {

    private Spins() {}

    /** The rule by which the dealer is told to spin the ball now; empty when nothing presses. */
    public static Optional<RuleId> due(Table table) {
        return procedure(table).start().dueNow(betting(table), spin(table).phase());
    }

    static SpinRules rules(Table table) {
        return table.rulebook().dealing().spins().orElseThrow();
    }

    static SpinProcedure procedure(Table table) {
        WheelOperation operation = table.spec().installation().operation().orElseThrow();
        return rules(table).on(operation);
    }

    static WheelState state(Table table) {
        return (WheelState) table.device();
    }

    static BallSpin spin(Table table) {
        return state(table).spinOf(table.round());
    }

    /** The wheel that the game of this table is made for. */
    static Wheel wheel(Table table) {
        return table.play().payTable().outcomes().contains(Pocket.DOUBLE_ZERO) ? Wheel.DOUBLE_ZERO : Wheel.SINGLE_ZERO;
    }

    static Betting betting(Table table) {
        return switch (table.round().phase()) {
            case IDLE, SETTLED, VOID -> Betting.NOT_OPENED;
            case BETTING -> Betting.OPEN;
            case CLOSED, DEALING, RESULT -> Betting.CLOSED;
        };
    }
}
