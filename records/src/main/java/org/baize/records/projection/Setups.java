package org.baize.records.projection;

import java.util.HashMap;
import java.util.Map;
import org.baize.engine.event.Event;
import org.baize.engine.event.HouseEvent;
import org.baize.engine.event.SetupEvent;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.state.Play;
import org.baize.records.row.RecordsException;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;
import org.baize.rules.game.PayTable;
import org.baize.rules.rulebook.Rulebooks;

/** How each table was set up, now and when an older round was played. */
final class Setups {

    /** Set-ups of rounds that were corrected long after are made again when they are asked for. */
    private static final int PAY_TABLES_KEPT = 256;

    private final Store store;
    private final Map<Integer, Row.Setup> latest = new HashMap<>();
    private final Map<Long, PayTable<?, ?>> payTables = new HashMap<>();

    Setups(Store store) {
        this.store = store;
        store.find(Sheets.SETUPS, "where event_no in (select max(event_no) from setup group by table_no)")
                .forEach(setup -> latest.put(setup.tableNo(), setup));
    }

    void see(Event event, Moment moment) {
        if (event instanceof SetupEvent.TableInstalled installed) {
            put(installed.number(), installed.spec(), moment);
        } else if (event instanceof HouseEvent.ChangeTookEffect change) {
            TableSpec before = Texts.spec(at(change.table()).body());
            put(change.table(), before.withSetup(change.setup()), moment);
        }
    }

    private void put(int table, TableSpec spec, Moment moment) {
        Row.Setup setup = new Row.Setup(
                moment.event(),
                table,
                spec.name(),
                spec.rulebookId(),
                spec.setup().game().gameId(),
                Texts.of(spec));
        latest.put(table, setup);
        store.begin(Sheets.SETUPS, setup);
    }

    Row.Setup at(int table) {
        Row.Setup setup = latest.get(table);
        if (setup == null) {
            throw new RecordsException("table " + table + " is not on record");
        }
        return setup;
    }

    /** What a round of that set-up paid. */
    PayTable<?, ?> payTable(long setupEvent) {
        if (payTables.size() > PAY_TABLES_KEPT) {
            payTables.clear();
        }
        return payTables.computeIfAbsent(setupEvent, event -> {
            Row.Setup setup = store.get(Sheets.SETUPS, event)
                    .orElseThrow(() -> new RecordsException("there is no set-up of event " + event));
            TableSpec spec = Texts.spec(setup.body());
            return Play.of(Rulebooks.byId(spec.rulebookId()), spec.setup()).payTable();
        });
    }
}
