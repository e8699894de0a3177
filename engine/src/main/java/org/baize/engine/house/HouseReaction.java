package org.baize.engine.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.chapter.Reaction;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.HouseEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.Signature;
import org.baize.engine.spec.RoundKind;
import org.baize.engine.state.ClosingNotice;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.house.ClosingReason;
import org.baize.rules.house.FinishedRound;
import org.baize.rules.round.WageringPeriod;

/** What the house does when a round ends: seats and owed rounds are counted, and a table that waits for it closes. */
public final class HouseReaction implements Reaction {

    private static final long SECOND_MILLIS = 1000;

    private final FloorState state;
    private final IdleSeats seats;

    public HouseReaction(FloorState state) {
        this.state = state;
        this.seats = new IdleSeats(state);
    }

    @Override
    public List<Event> to(Event event, long atMillis) {
        if (event instanceof RoundEvent.RoundSettled settled) {
            return settled(state.tableAt(settled.table()), settled);
        }
        if (event instanceof RoundEvent.RoundVoided voided) {
            return madeVoid(state.tableAt(voided.table()), voided.round());
        }
        if (event instanceof CardEvent.CardsChecked checked) {
            return counted(state.tableAt(checked.table()));
        }
        if (event instanceof RoundEvent.BettingReopened reopened) {
            return heldOpen(state.tableAt(reopened.table()));
        }
        return List.of();
    }

    private List<Event> settled(Table table, RoundEvent.RoundSettled settled) {
        if (table.round().kind() == RoundKind.NO_BET) {
            return ended(table, FinishedRound.NO_BETTING);
        }
        List<Event> events = new ArrayList<>(seats.count(table, settled.payouts()));
        events.addAll(ended(table, cutShort(table) ? FinishedRound.CUT_SHORT : FinishedRound.FULL));
        return events;
    }

    /** Where the same cards go on without wagers, that round is the one that ends. */
    private List<Event> madeVoid(Table table, long round) {
        return table.round().number() == round ? ended(table, FinishedRound.VOID) : List.of();
    }

    private List<Event> ended(Table table, FinishedRound as) {
        Optional<Signature> last = table.status().lastRound();
        if (last.isPresent()) {
            return closed(table, last.get());
        }
        return table.status().closing().filter(told -> beganAfter(table, told)).isPresent()
                ? List.of(new HouseEvent.ClosingRoundCounted(
                        table.number(), table.round().number(), as))
                : List.of();
    }

    /** A table whose cards must be counted first stays as it is until they are. */
    private static List<Event> closed(Table table, Signature by) {
        return TableClosing.uncounted(table).isPresent()
                ? List.of()
                : List.of(new HouseEvent.TableClosed(table.number(), by));
    }

    private static List<Event> counted(Table table) {
        return table.round().phase().running()
                ? List.of()
                : table.status().lastRound().map(by -> closed(table, by)).orElse(List.of());
    }

    /** Rounds are owed from the notice on: one that was open already is not one of them. */
    private boolean beganAfter(Table table, ClosingNotice told) {
        boolean after = table.round()
                .period()
                .map(period -> period.opensAtMillis() > told.notice().shownMillis())
                .orElse(true);
        return after && told.notice().stands(OpenTerminals.at(state, table));
    }

    private static boolean cutShort(Table table) {
        long fullMillis = table.play().setup().floor().wageringPeriodSeconds() * SECOND_MILLIS;
        Optional<WageringPeriod> period = table.round().period();
        return !table.closeIsCalled()
                && period.filter(was -> was.closesAtMillis() - was.opensAtMillis() < fullMillis)
                        .isPresent();
    }

    /** Betting is held open for want of wagers, and nobody wants another round. */
    private static List<Event> heldOpen(Table table) {
        Optional<Signature> last = table.status().lastRound();
        return last.isPresent() && TableClosing.idle(table)
                ? List.of(new RoundEvent.RoundVoided(
                        table.number(),
                        table.round().number(),
                        table.rulebook().house().conduct().floor().closing().rule(),
                        ClosingReason.TABLE_CLOSED.sentence(),
                        last.get()))
                : List.of();
    }
}
