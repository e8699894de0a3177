package org.baize.engine.house;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Applier;
import org.baize.engine.event.HouseEvent;
import org.baize.engine.state.Bar;
import org.baize.engine.state.ChangeNotice;
import org.baize.engine.state.ClosingNotice;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Notice;
import org.baize.engine.state.PersonalMaximum;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.engine.state.TableStatus;
import org.baize.engine.state.Terminal;

/** Keeps how a table stands, what its players were told, and its seats. */
public final class HouseApplier implements Applier<HouseEvent> {

    private final FloorState state;

    public HouseApplier(FloorState state) {
        this.state = state;
    }

    @Override
    public void apply(HouseEvent event) {
        Table table = state.tableAt(event.table());
        TableStatus status = table.status();
        switch (event) {
            case HouseEvent.ClosingAnnounced told ->
                table.status(status.closing(Optional.of(ClosingNotice.of(new Notice(told.owedTo(), told.atMillis())))));
            case HouseEvent.ClosingCancelled _ -> table.status(status.closing(Optional.empty()));
            case HouseEvent.ClosingRoundCounted counted ->
                table.status(status.closing(status.closing().map(told -> told.after(counted.as()))));
            case HouseEvent.LastRoundOrdered ordered -> table.status(lastRound(status, ordered));
            case HouseEvent.TableClosed _ -> close(table);
            case HouseEvent.TableSuspended _ -> table.status(status.in(TableStatus.State.SUSPENDED));
            case HouseEvent.TableReopened _ -> table.status(status.in(TableStatus.State.OPEN));
            case HouseEvent.ChangeAnnounced change -> table.status(status.change(Optional.of(notice(change))));
            case HouseEvent.ChangeCancelled _ -> table.status(status.change(Optional.empty()));
            case HouseEvent.ChangeTookEffect change -> {
                table.respecify(table.spec().withSetup(change.setup()));
                table.status(status.change(Optional.empty()));
            }
            case HouseEvent.NoticeShown shown -> table.status(status.shownAt(shown.terminal(), shown.atMillis()));
            case HouseEvent.MaximumGranted granted ->
                table.seating(table.seating()
                        .with(granted.terminal(), new PersonalMaximum(granted.account(), granted.byLineCents())));
            case HouseEvent.IdleRoundsSet set -> table.seating(table.seating().meaning(set.rounds()));
            case HouseEvent.SatOutCounted counted ->
                table.seating(table.seating().satOut(counted.rounds()));
            case HouseEvent.SeatFlagged _ -> {}
            case HouseEvent.SeatVacated vacated -> vacate(vacated);
        }
    }

    private static void close(Table table) {
        table.status(table.status().in(TableStatus.State.CLOSED));
        if (table.device() instanceof ShoeState cards) {
            table.device(cards.uncounted());
        }
    }

    private static TableStatus lastRound(TableStatus status, HouseEvent.LastRoundOrdered ordered) {
        ClosingNotice told =
                status.closing().orElseGet(() -> ClosingNotice.of(new Notice(List.of(), ordered.atMillis())));
        return status.closing(Optional.of(told.orderedBy(ordered.by())));
    }

    private static ChangeNotice notice(HouseEvent.ChangeAnnounced change) {
        Notice notice = new Notice(change.told().owedTo(), change.told().atMillis());
        return new ChangeNotice(change.setup(), change.subjects(), notice);
    }

    private void vacate(HouseEvent.SeatVacated vacated) {
        Terminal terminal = state.terminalAt(vacated.terminal());
        terminal.presence(terminal.presence()
                .barred(new Bar(
                        FloorReason.SEAT_VACATED,
                        terminal.status().accountNumber(),
                        Optional.empty(),
                        false,
                        vacated.rule())));
    }
}
