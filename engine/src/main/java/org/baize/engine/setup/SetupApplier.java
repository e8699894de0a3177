package org.baize.engine.setup;

import org.baize.engine.chapter.Applier;
import org.baize.engine.event.SetupEvent;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.engine.state.TableStatus;

/** Builds the floor. */
public final class SetupApplier implements Applier<SetupEvent> {

    private final FloorState state;

    public SetupApplier(FloorState state) {
        this.state = state;
    }

    @Override
    public void apply(SetupEvent event) {
        switch (event) {
            case SetupEvent.ClockSet set -> state.utcOffsetMinutes(set.utcOffsetMinutes());
            case SetupEvent.BroughtIntoForce text -> state.bringIntoForce(text.rulebookId(), text.from());
            case SetupEvent.TableInstalled table -> state.install(table.number(), table.spec());
            case SetupEvent.TerminalInstalled terminal ->
                state.install(terminal.number(), terminal.spec(), terminal.rulebookId());
            case SetupEvent.TableOpened opened -> open(state.tableAt(opened.table()));
        }
    }

    private static void open(Table table) {
        table.status(table.status().in(TableStatus.State.OPEN));
        if (table.device() instanceof ShoeState cards) {
            table.device(cards.uncounted());
        }
    }
}
