package org.baize.engine.money;

import java.util.List;
import java.util.Optional;
import org.baize.engine.chapter.Reaction;
import org.baize.engine.event.Event;
import org.baize.engine.state.FloorState;

/**
 * Credits transfers that waited for a wager, as soon as nothing of that player is at stake, and gives them back when
 * the player's account closes. There are many ways for a wager to end, so the rules are asked again after every event
 * but a touch of the layout: a transfer waits for what is in play, and a touch never makes that less.
 */
public final class HeldTransfers implements Reaction {

    private final FloorState state;
    private final TransferDesk desk;

    public HeldTransfers(FloorState state) {
        this.state = state;
        this.desk = new TransferDesk(state);
    }

    @Override
    public List<Event> to(Event event, long atMillis) {
        return state.transfers().held().stream()
                .map(desk::release)
                .flatMap(Optional::stream)
                .<Event>map(released -> released)
                .toList();
    }
}
