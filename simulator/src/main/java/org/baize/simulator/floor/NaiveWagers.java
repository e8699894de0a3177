package org.baize.simulator.floor;

import java.util.List;
import org.baize.engine.command.Command;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.ClothEvent;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.event.WagerEvent.Change;

/** Chips between an account and a layout, as the naive model sees them. */
final class NaiveWagers {

    private final Books books;

    NaiveWagers(Books books) {
        this.books = books;
    }

    void see(Command asked, WagerEvent event, NaiveTable table) {
        int terminal = event.terminal();
        switch (event) {
            case WagerEvent.WagerPlaced placed -> {
                Change change = new Change(placed.bet(), placed.fromCents(), placed.toCents());
                checkAsked(asked, change);
                change(table, terminal, List.of(change));
            }
            case WagerEvent.WagersChanged changed -> {
                changed.changes().forEach(change -> checkAsked(asked, change));
                change(table, terminal, changed.changes());
            }
            case WagerEvent.TouchUndone undone -> change(table, terminal, undone.changes());
            case WagerEvent.WagersConfirmed confirmed -> {
                change(table, terminal, confirmed.rejected());
                lock(table, terminal);
            }
        }
    }

    /** One touch never takes more than the player asked for, and only from where it was. */
    private static void checkAsked(Command asked, Change change) {
        if (asked instanceof WagerCommand.Place place
                && (change.bet() != place.bet() || change.toCents() - change.fromCents() > place.cents())) {
            throw new Disagreement(change + " is more than " + place);
        }
    }

    private void change(NaiveTable table, int terminal, List<Change> changes) {
        for (Change change : changes) {
            long there = table.pending(terminal, change.bet());
            if (there != change.fromCents()) {
                throw new Disagreement("terminal " + terminal + " has " + there + " cents on " + table.bet(change.bet())
                        + ", not " + change.fromCents());
            }
            table.setPending(terminal, change.bet(), change.toCents());
            books.move(Books.chips(terminal), Books.layout(terminal), change.toCents() - change.fromCents());
        }
    }

    /** Cash that is counted after the close goes from the account straight into play. */
    void stand(NaiveTable table, ClothEvent.CashWagerStands cash) {
        int terminal = cash.terminal();
        table.setLocked(terminal, cash.bet(), table.locked(terminal, cash.bet()) + cash.stakedCents());
        books.move(Books.chips(terminal), Books.inPlay(terminal), cash.stakedCents());
    }

    void lock(NaiveTable table, int terminal) {
        books.move(Books.layout(terminal), Books.inPlay(terminal), table.lock(terminal));
    }

    /** Chips go back first from what is not locked. */
    void giveBack(NaiveTable table, int terminal, int bet, long cents) {
        long open = Math.min(table.pending(terminal, bet), cents);
        table.setPending(terminal, bet, table.pending(terminal, bet) - open);
        table.setLocked(terminal, bet, table.locked(terminal, bet) - (cents - open));
        books.move(Books.layout(terminal), Books.chips(terminal), open);
        books.move(Books.inPlay(terminal), Books.chips(terminal), cents - open);
    }
}
