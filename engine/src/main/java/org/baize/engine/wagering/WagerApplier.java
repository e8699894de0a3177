package org.baize.engine.wagering;

import java.util.List;
import org.baize.engine.chapter.Applier;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.event.WagerEvent.Change;
import org.baize.engine.ledger.Flow;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;

/** Moves chips between the account, the layout and what is locked. */
public final class WagerApplier implements Applier<WagerEvent> {

    private final FloorState state;

    public WagerApplier(FloorState state) {
        this.state = state;
    }

    @Override
    public void apply(WagerEvent event) {
        Table table = state.tableAt(event.table());
        Terminal terminal = state.terminalAt(event.terminal());
        int seat = table.layout().sit(event.terminal());
        switch (event) {
            case WagerEvent.WagerPlaced placed -> {
                set(table.layout(), terminal, seat, placed.bet(), placed.toCents());
                table.undo().push(seat, placed);
            }
            case WagerEvent.WagersChanged changed -> {
                change(table.layout(), terminal, seat, changed.changes());
                table.undo().push(seat, changed);
            }
            case WagerEvent.TouchUndone undone -> {
                change(table.layout(), terminal, seat, undone.changes());
                table.undo().pop(seat);
            }
            case WagerEvent.WagersConfirmed confirmed -> confirm(table, terminal, seat, confirmed);
        }
    }

    /** Chips that are lifted are lifted first, so that the account never needs what it gets in the same touch. */
    private void change(Layout layout, Terminal terminal, int seat, List<Change> changes) {
        for (Change change : changes) {
            if (change.toCents() < change.fromCents()) {
                set(layout, terminal, seat, change.bet(), change.toCents());
            }
        }
        for (Change change : changes) {
            if (change.toCents() > change.fromCents()) {
                set(layout, terminal, seat, change.bet(), change.toCents());
            }
        }
    }

    private void set(Layout layout, Terminal terminal, int seat, int bet, long cents) {
        long more = cents - layout.pendingCents(seat, bet);
        layout.setPending(seat, bet, cents);
        if (more >= 0) {
            state.ledger().post(terminal.chips(), terminal.layout(), more, Flow.PLACED);
        } else {
            state.ledger().post(terminal.layout(), terminal.chips(), -more, Flow.LIFTED);
        }
    }

    private void confirm(Table table, Terminal terminal, int seat, WagerEvent.WagersConfirmed confirmed) {
        change(table.layout(), terminal, seat, confirmed.rejected());
        long staked = table.layout().pendingOfSeatCents(seat);
        state.ledger().post(terminal.layout(), terminal.inPlay(), staked, Flow.STAKED);
        table.layout().lock(seat);
        table.undo().clear(seat);
    }
}
