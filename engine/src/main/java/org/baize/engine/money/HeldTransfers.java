package org.baize.engine.money;

import java.util.List;
import java.util.Optional;
import org.baize.engine.chapter.Reaction;
import org.baize.engine.event.Event;
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
        return event instanceof RoundEvent.RoundVoided voided ? release(voided.table(), voided.round()) : List.of();
    }

    /** Only of those who played that round: so each is released by the event that decided the last of its wagers. */
    private List<Event> release(int table, long round) {
        List<Integer> played = state.tableAt(table).past(round).map(PastRound::stood).orElse(List.of()).stream()
                .map(PastRound.Stood::terminal)
                .toList();
        return state.transfers().held().stream()
                .filter(held -> played.contains(held.terminal()))
                .map(desk::release)
                .flatMap(Optional::stream)
                .<Event>map(credited -> credited)
                .toList();
    }
}
