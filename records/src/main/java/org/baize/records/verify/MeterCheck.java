package org.baize.records.verify;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.baize.engine.meters.Meters;
import org.baize.engine.meters.TableMeters;
import org.baize.engine.meters.TerminalMeters;
import org.baize.engine.paper.Slip;
import org.baize.engine.state.FloorState;
import org.baize.records.row.Reader;
import org.baize.records.row.Row;
import org.baize.records.row.Sheet;
import org.baize.records.row.Sheets;

/** Whether takings, notes and papers on record are what the meters of the floor say. */
final class MeterCheck {

    private static final Sheet<Table> TABLES = Sheet.of(Table.class);
    private static final Sheet<Stacked> STACKED = Sheet.of(Stacked.class);

    private final Reader reader;
    private final FloorState floor;
    private final Meters meters;

    MeterCheck(Reader reader, FloorState floor) {
        this.reader = reader;
        this.floor = floor;
        this.meters = Meters.of(floor);
    }

    /** What a table took, by the records. */
    record Table(int tableNo, long turnover, long wins, long commission, long forfeited) {}

    /** The notes of one denomination in a stacker, by the records. */
    record Stacked(int terminalNo, long denominationCents, long notes) {}

    Optional<Finding> firstFinding() {
        return Stream.concat(tables().stream(), notes().stream()).findFirst().or(this::papers);
    }

    private List<Finding> tables() {
        Map<Integer, Table> onRecord = new TreeMap<>();
        reader.query(
                        TABLES,
                        "select table_no, cast(sum(turnover_cents) as bigint), cast(sum(wins_cents) as bigint),"
                                + " cast(sum(commission_cents) as bigint), cast(sum(forfeited_cents) as bigint)"
                                + " from takings group by table_no")
                .forEach(table -> onRecord.put(table.tableNo(), table));
        return meters.tables().stream()
                .map(MeterCheck::metered)
                .filter(meter ->
                        !meter.equals(onRecord.getOrDefault(meter.tableNo(), new Table(meter.tableNo(), 0, 0, 0, 0))))
                .map(meter -> new Finding(
                        "meters",
                        0,
                        "on record " + onRecord.get(meter.tableNo()) + ", and the floor has metered " + meter))
                .toList();
    }

    private static Table metered(TableMeters table) {
        return new Table(table.table(), table.turnover(), table.wins(), table.commission(), table.forfeited());
    }

    private List<Finding> notes() {
        Map<Integer, Map<Long, Long>> onRecord = new TreeMap<>();
        reader.query(
                        STACKED,
                        "select terminal_no, denomination_cents, count(*) from note"
                                + " group by terminal_no, denomination_cents")
                .forEach(stacked -> onRecord.computeIfAbsent(stacked.terminalNo(), terminal -> new TreeMap<>())
                        .put(stacked.denominationCents(), stacked.notes()));
        return meters.terminals().stream()
                .filter(meter -> !meter.notes().equals(onRecord.getOrDefault(meter.terminal(), Map.of())))
                .map(meter -> notes(meter, onRecord))
                .toList();
    }

    private static Finding notes(TerminalMeters meter, Map<Integer, Map<Long, Long>> onRecord) {
        return new Finding(
                "meters",
                0,
                "terminal " + meter.terminal() + " has notes " + meter.notes() + " in its stacker, and on record "
                        + onRecord.get(meter.terminal()));
    }

    /** Read once from end to end: there may be millions of them. */
    private Optional<Finding> papers() {
        long onRecord = 0;
        for (Iterator<Row.Paper> rows = reader.iterator(Sheets.PAPERS); rows.hasNext(); onRecord++) {
            Row.Paper row = rows.next();
            Optional<Slip> slip = floor.papers().slip(row.paperNo());
            if (slip.filter(one -> isSame(row, one)).isEmpty()) {
                return Optional.of(new Finding(
                        "paper",
                        row.paperNo(),
                        "on record it is " + row.state() + ", and on the floor "
                                + slip.map(one -> one.state().name()).orElse("nothing")));
            }
        }
        int onTheFloor = floor.papers().slips().size();
        return onRecord == onTheFloor
                ? Optional.empty()
                : Optional.of(new Finding(
                        "paper", 0, onRecord + " papers are on record, and the floor has made out " + onTheFloor));
    }

    private static boolean isSame(Row.Paper row, Slip slip) {
        return row.state().equals(slip.state().name()) && row.cents() == slip.cents();
    }
}
