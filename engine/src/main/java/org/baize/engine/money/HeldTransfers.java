package org.baize.engine.money;

import java.util.List;
import java.util.Optional;
import org.baize.engine.chapter.Reaction;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.PastRound;

/** Credits transfers that waited for a wager, as soon as it is decided. */
public final class HeldTransfers implements Reaction {

    private final FloorState state;
    private final TransferDesk desk;

    public HeldTransfers(FloorState state) {
        this.state = state;
        this.desk = new TransferDesk(state);
    }

    @Override
    public List<Event> to(Event event, long atMillis) {
        if (state.transfers().held().isEmpty()) {
            return List.of();
        }
        if (event instanceof RoundEvent.RoundSettled settled) {
            return release(settled.table(), settled.round());
        }
        if (event instanceof RoundEvent.RoundVoided voided) {
            return release(voided.table(), voided.round());
        }
        return event instanceof FaultEvent.WagersVoided voided
                        && !voided.stakes().isEmpty()
                ? release(List.of(voided.terminal()))
                : List.of();
    }

    /** Only of those who played that round: so each is released by the event that decided the last of its wagers. */
    private List<Event> release(int table, long round) {
        return release(state.tableAt(table).past(round).map(PastRound::stood).orElse(List.of()).stream()
                .map(PastRound.Stood::terminal)
                .toList());
    }

    private List<Event> release(List<Integer> played) {
        return state.transfers().held().stream()
                .filter(held -> played.contains(held.terminal()))
                .map(desk::release)
                .flatMap(Optional::stream)
                .<Event>map(credited -> credited)
                .toList();
    }
}
