package org.baize.records.report;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.baize.records.report.Lines.TakingsLine;
import org.baize.records.row.Reader;
import org.baize.records.row.Sheet;

/** What each table took, shift after shift. */
final class ShiftTakings {

    /** Numbers of tables go up to a hundred thousand, so that a shift and a table make one key. */
    private static final long TABLES = 1_000_000;

    private static final Sheet<Takings> TAKINGS = Sheet.of(Takings.class);
    private static final Sheet<Reports.Period> SPANS = Sheet.of(Reports.Period.class);

    private final Reader reader;
    private final Shifts shifts;
    private final LocalDate first;
    private final LocalDate last;

    ShiftTakings(Reader reader, Shifts shifts, LocalDate first, LocalDate last) {
        this.reader = reader;
        this.shifts = shifts;
        this.first = first;
        this.last = last;
    }

    /** What one table took in a shift. */
    record Takings(int tableNo, long turnover, long wins, long commission, long forfeited, long entries) {}

    List<TakingsLine> after(long line, int limit) {
        Shifts.Stretch stretch = shifts.within(first, last, onRecord());
        List<TakingsLine> lines = new ArrayList<>();
        for (long at = Math.max(stretch.from(), Math.max(line, 0) / TABLES);
                at < stretch.to() && lines.size() < limit;
                at++) {
            lines.addAll(takings(at, shifts.after(first, at), line, limit - lines.size()));
        }
        return lines;
    }

    /** From the first takings to the last: whoever asks for a thousand years need not wait for all their shifts. */
    private Reports.Period onRecord() {
        return reader.query(SPANS, "select coalesce(min(at_millis), 0), coalesce(max(at_millis), -1) + 1 from takings")
                .getFirst();
    }

    private List<TakingsLine> takings(long number, Shifts.Shift shift, long after, int limit) {
        long afterTable = Math.max(0, Math.max(after, 0) - number * TABLES);
        return reader.query(TAKINGS, """
                        select table_no, cast(sum(turnover_cents) as bigint), cast(sum(wins_cents) as bigint),
                          cast(sum(commission_cents) as bigint), cast(sum(forfeited_cents) as bigint), count(*)
                        from takings where at_millis >= ? and at_millis < ? and table_no > ?
                        group by table_no order by table_no limit ?""", shift.fromMillis(), shift.toMillis(), afterTable, limit).stream()
                .map(table -> line(number, shift, table))
                .toList();
    }

    private static TakingsLine line(long number, Shifts.Shift shift, Takings table) {
        return new TakingsLine(
                number * TABLES + table.tableNo(),
                shift.day().toString(),
                shift.number(),
                shift.fromMillis(),
                shift.toMillis(),
                table.tableNo(),
                table.turnover(),
                table.wins(),
                table.turnover() - table.wins(),
                table.commission(),
                table.forfeited(),
                table.entries());
    }
}
