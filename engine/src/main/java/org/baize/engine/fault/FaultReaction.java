package org.baize.engine.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.chapter.Reaction;
import org.baize.engine.event.Cause;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.round.Settling;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;

/** A round is settled on a corrected result at once, and nothing of a void round is left to decide. */
public final class FaultReaction implements Reaction {

    private final FloorState state;

    public FaultReaction(FloorState state) {
        this.state = state;
    }

    @Override
    public List<Event> to(Event event, long atMillis) {
        if (event instanceof FaultEvent.ResultCorrected corrected) {
            return settle(state.tableAt(corrected.table()), corrected);
        }
        if (event instanceof FaultEvent.RoundCorrected corrected
                && corrected.actual().isEmpty()) {
            return close(state.tableAt(corrected.table()), corrected.round(), corrected.cause());
        }
        if (event instanceof RoundEvent.RoundVoided voided) {
            Cause cause = new Cause(voided.rule(), voided.reason(), voided.by());
            Table table = state.tableAt(voided.table());
            List<Event> events = new ArrayList<>(Corrections.reversePairs(state, table, cause));
            events.addAll(close(table, voided.round(), cause));
            return events;
        }
        if (event instanceof RoundEvent.RoundSettled settled) {
            return Corrections.recheckPairs(state, state.tableAt(settled.table()), settled.rule());
        }
        return List.of();
    }

    private static List<Event> settle(Table table, FaultEvent.ResultCorrected corrected) {
        return table.paysNothing() || table.awaitsCash()
                ? List.of()
                : List.of(new RoundEvent.RoundSettled(
                        table.number(),
                        corrected.round(),
                        corrected.actual(),
                        Settling.payouts(table, corrected.actual()),
                        corrected.cause().rule(),
                        Optional.of(corrected.cause().by())));
    }

    private static List<Event> close(Table table, long round, Cause cause) {
        return table.faults().cases().stream()
                .filter(one -> one.round() == round)
                .<Event>map(one -> new FaultEvent.CaseClosed(table.number(), one.number(), cause))
                .toList();
    }
}
