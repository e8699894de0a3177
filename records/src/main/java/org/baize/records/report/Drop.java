package org.baize.records.report;

import java.util.ArrayList;
import java.util.List;
import org.baize.records.report.Lines.DropLine;
import org.baize.records.row.Reader;
import org.baize.records.row.Sheet;

/**
 * The notes in the stackers by denomination. A page adds up the notes of some terminals after each other and stops when it is full: the
 * embedded database would add up all that follow for every page.
 */
final class Drop {

    private static final Sheet<DropLine> LINES = Sheet.of(DropLine.class);
    private static final Sheet<Last> LASTS = Sheet.of(Last.class);

    /** Notes are smaller than ten million dollars, so that a terminal and a denomination make one key. */
    private static final long CENTS = 1_000_000_000;

    /** So many numbers of terminals at first; then twice as many each time, since a house may number its terminals as it likes. */
    private static final long TERMINALS = 32;

    private static final String STACKED = "select cast(terminal_no as bigint) * " + CENTS
            + " + denomination_cents, terminal_no, denomination_cents, count(*), cast(sum(denomination_cents) as bigint)"
            + " from note where terminal_no >= ? and terminal_no < ? and (terminal_no > ? or denomination_cents > ?)"
            + " and at_millis >= ? and at_millis < ?"
            + " group by terminal_no, denomination_cents order by terminal_no, denomination_cents limit ?";

    private final Reader reader;
    private final Reports.Period period;

    Drop(Reader reader, Reports.Period period) {
        this.reader = reader;
        this.period = period;
    }

    /** The terminal with the greatest number of those that took a note. */
    record Last(int terminalNo) {}

    List<DropLine> after(long line, int limit) {
        long terminal = Math.max(line, 0) / CENTS;
        long cents = Math.max(line, 0) % CENTS;
        long last = last();
        List<DropLine> lines = new ArrayList<>();
        long width = TERMINALS;
        for (long from = terminal; from <= last && lines.size() < limit; from += width, width *= 2) {
            lines.addAll(reader.query(
                    LINES,
                    STACKED,
                    from,
                    from + width,
                    terminal,
                    cents,
                    period.fromMillis(),
                    period.toMillis(),
                    limit - lines.size()));
        }
        return lines;
    }

    private long last() {
        return reader.query(LASTS, "select coalesce(max(terminal_no), -1) from note")
                .getFirst()
                .terminalNo();
    }
}
