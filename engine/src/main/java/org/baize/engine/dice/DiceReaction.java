package org.baize.engine.dice;

import java.util.List;
import java.util.OptionalInt;
import org.baize.engine.chapter.Reaction;
import org.baize.engine.event.DiceEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.spec.FaultCase;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.law.Verdict;
import org.baize.rules.sicbo.Dice;
import org.baize.rules.sicbo.DiceResultRules;
import org.baize.rules.sicbo.TumblerAct;
import org.baize.rules.sicbo.TumblerIncident;

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
        return event instanceof FaultEvent.CaseOpened opened
                ? takeOut(state.tableAt(opened.table()), opened)
                : List.of();
    }

    /**
     * A tumbler that somebody thinks has failed is taken out of service where the text does so, whoever takes it on
     * file.
     */
    private static List<Event> takeOut(Table table, FaultEvent.CaseOpened opened) {
        boolean tumbler = table.device() instanceof TumblerState
                && opened.opened().matter() instanceof FaultCase.Matter.Failed failed
                && failed.malfunction().part() == FaultyPart.TUMBLER;
        if (!tumbler) {
            return List.of();
        }
        return Tumblers.rules(table)
                .incidents()
                .outOfService(TumblerIncident.TUMBLER_FAULT)
                .<Event>map(rule -> new DiceEvent.IncidentReported(
                        table.number(),
                        opened.opened().round(),
                        TumblerIncident.TUMBLER_FAULT,
                        List.of(TumblerAct.TAKE_OUT_OF_SERVICE),
                        rule,
                        opened.reason(),
                        opened.by()))
                .stream()
                .toList();
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
