package org.baize.engine.dice;

import java.util.List;
import java.util.OptionalInt;
import org.baize.engine.chapter.Reaction;
import org.baize.engine.event.DiceEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.law.Verdict;
import org.baize.rules.sicbo.Dice;
import org.baize.rules.sicbo.DiceResultRules;

/** What a tumbler does by itself: it finds a shooter at the close, and shows the faces of a settled round. */
public final class DiceReaction implements Reaction {

    private final FloorState state;

    public DiceReaction(FloorState state) {
        this.state = state;
    }

    @Override
    public List<Event> to(Event event, long atMillis) {
        if (event instanceof RoundEvent.BettingClosed closed && atTumbler(closed)) {
            return Shooters.close(state, state.tableAt(closed.table()), closed.closedAtMillis());
        }
        if (event instanceof RoundEvent.RoundSettled settled && atTumbler(settled)) {
            return show(state.tableAt(settled.table()), settled);
        }
        return List.of();
    }

    private boolean atTumbler(RoundEvent event) {
        return state.tableAt(event.table()).device() instanceof TumblerState;
    }

    private static List<Event> show(Table table, RoundEvent.RoundSettled settled) {
        DiceResultRules results = Tumblers.rules(table).results();
        Dice dice = (Dice) table.play().payTable().outcomes().get(settled.outcome());
        Verdict shown = results.shown(false, true);
        boolean withTotal =
                results.totalShown(false, true, Tumblers.choice(table).showTotal());
        OptionalInt total = withTotal ? OptionalInt.of(dice.total()) : OptionalInt.empty();
        return List.of(new DiceEvent.DiceShown(table.number(), settled.round(), dice, total, shown.rule()));
    }
}
