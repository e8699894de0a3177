package org.baize.engine.wagering;

import org.baize.engine.chapter.Applier;
import org.baize.engine.event.ClothEvent;
import org.baize.engine.ledger.Flow;
import org.baize.engine.state.Cloth;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;

/** Keeps boxes, colours and stake buttons, and locks cash that was counted late. */
public final class ClothApplier implements Applier<ClothEvent> {

    private final FloorState state;

    public ClothApplier(FloorState state) {
        this.state = state;
    }

    @Override
    public void apply(ClothEvent event) {
        Table table = state.tableAt(event.table());
        Cloth cloth = table.cloth();
        int terminal = event.terminal();
        switch (event) {
            case ClothEvent.BoxTaken taken ->
                table.cloth(cloth.with(new Cloth.Hand(terminal, taken.bet(), taken.box())));
            case ClothEvent.ColourGiven given -> table.cloth(cloth.with(terminal, marking(given.colour())));
            case ClothEvent.StakeButtonLaid laid -> table.cloth(cloth.with(button(terminal, laid.cash())));
            case ClothEvent.StakeButtonLifted lifted ->
                table.cloth(cloth.withoutButton(lifted.cash().button()));
            case ClothEvent.CashReturned returned ->
                table.cloth(cloth.withoutButton(returned.cash().button()));
            case ClothEvent.CashCounted counted ->
                table.cloth(cloth.withoutButton(counted.cash().button()));
            case ClothEvent.MarkerSet set -> table.cloth(cloth.with(new Cloth.Marker(terminal, set.bets())));
            case ClothEvent.CashWagerStands stands -> stake(table, stands);
        }
    }

    private void stake(Table table, ClothEvent.CashWagerStands stands) {
        Terminal terminal = state.terminalAt(stands.terminal());
        state.ledger().post(terminal.chips(), terminal.inPlay(), stands.stakedCents(), Flow.STAKED);
        table.layout().raiseLocked(table.layout().sit(stands.terminal()), stands.bet(), stands.stakedCents());
    }

    private static Cloth.Marking marking(ClothEvent.Colour colour) {
        return new Cloth.Marking(colour.account(), colour.name(), colour.chipCents(), colour.badge());
    }

    private static Cloth.Button button(int terminal, ClothEvent.Cash cash) {
        return new Cloth.Button(cash.button(), terminal, cash.bet(), cash.cents());
    }
}
