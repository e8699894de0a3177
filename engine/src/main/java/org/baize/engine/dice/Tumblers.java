package org.baize.engine.dice;

import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.engine.state.Table;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.setup.DealingChoice;
import org.baize.rules.sicbo.Spin;
import org.baize.rules.sicbo.TumblerRules;

/** What is asked of a table with a tumbler. */
public final class Tumblers {

    private Tumblers() {}

    /** Whether the dealer must be asked to tumble the dice now. */
    public static boolean due(Table table) {
        return table.round().phase().running()
                && rules(table).shakes().due(choice(table).shake(), wageringOpen(table), spin(table));
    }

    static TumblerRules rules(Table table) {
        return table.rulebook().dealing().tumbler().orElseThrow();
    }

    /** The tumbler as it stands in the latest round. */
    static TumblerState state(Table table) {
        return ((TumblerState) table.device()).in(table.round());
    }

    static Spin spin(Table table) {
        return state(table).spin();
    }

    static DealingChoice.Dice choice(Table table) {
        return (DealingChoice.Dice) table.play().setup().dealing();
    }

    static boolean wageringOpen(Table table) {
        return table.round().phase() == RoundPhase.BETTING;
    }
}
