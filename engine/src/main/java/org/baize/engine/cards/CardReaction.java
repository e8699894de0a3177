package org.baize.engine.cards;

import java.util.List;
import java.util.Optional;
import org.baize.engine.chapter.Reaction;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.round.Wagered;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.ExtraRounds;
import org.baize.rules.round.RoundEnd;

/** What cards do by themselves: they are discarded when the round is over, and extra rounds end with a wager. */
public final class CardReaction implements Reaction {

    private final FloorState state;

    public CardReaction(FloorState state) {
        this.state = state;
    }

    @Override
    public List<Event> to(Event event, long atMillis) {
        if (event instanceof RoundEvent.RoundSettled settled) {
            return discard(state.tableAt(settled.table()), settled.round());
        }
        if (event instanceof RoundEvent.RoundVoided voided) {
            return discard(state.tableAt(voided.table()), voided.round());
        }
        return event instanceof RoundEvent.BettingClosed closed
                ? endExtraRounds(state.tableAt(closed.table()))
                : List.of();
    }

    /** Where a text wants to see the discard first, the dealer does it. */
    private static List<Event> discard(Table table, long round) {
        boolean byItself = table.spec().apparatus() == Apparatus.SHOE
                && table.apparatusRules().opening().end().value() != RoundEnd.CARDS_DISCARDED;
        return byItself
                        && ShoeState.of(table).cardsOnTable()
                        && ShoeState.of(table).coup().round() == round
                ? List.of(Coups.discarded(table, Optional.empty()))
                : List.of();
    }

    private static List<Event> endExtraRounds(Table table) {
        Optional<ExtraRounds> extra = table.rulebook().dealing().rounds().extraRounds();
        boolean running = table.spec().apparatus() == Apparatus.SHOE
                && ShoeState.of(table).noBets().extra();
        if (!running || extra.isEmpty()) {
            return List.of();
        }
        var kind = extra.get().kindOf(Wagered.seats(table));
        return kind.value() == ExtraRounds.Kind.NORMAL
                ? List.of(new CardEvent.ExtraRoundsDirected(table.number(), false, kind.rule(), Optional.empty()))
                : List.of();
    }
}
