package org.baize.records.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.baize.records.row.Reader;
import org.baize.records.row.Sheet;

/** One report: rows in the order of a key, which is the first column. Memory stays bounded however long it is. */
public final class Report<R extends Record> {

    private final String name;
    private final Sheet<R> sheet;
    private final Reader.Pager<R> pager;
    private final List<String> totals;

    Report(String name, Sheet<R> sheet, Reader.Pager<R> pager) {
        this(name, sheet, pager, List.of());
    }

    private Report(String name, Sheet<R> sheet, Reader.Pager<R> pager, List<String> totals) {
        this.name = name;
        this.sheet = sheet;
        this.pager = pager;
        this.totals = totals;
    }

    /** The same with the sums of these columns at its end. */
    Report<R> totalling(String... columns) {
        if (!sheet.columns().containsAll(List.of(columns))) {
            throw new IllegalArgumentException(name + " has no " + String.join(", ", columns));
        }
        return new Report<>(name, sheet, pager, List.of(columns));
    }

    /**
     * Some rows.
     *
     * @param next the key to ask for the next page with; empty at the end
     */
    public record Page<R>(List<R> rows, OptionalLong next) {

        public Page {
            rows = List.copyOf(rows);
        }
    }

    public String name() {
        return name;
    }

    /** The first rows. */
    public Page<R> firstPage(int limit) {
        return page(Long.MIN_VALUE, limit);
    }

    /** The rows behind that key. */
    public Page<R> page(long after, int limit) {
        List<R> rows = pager.after(after, limit);
        return new Page<>(
                rows, rows.size() < limit ? OptionalLong.empty() : OptionalLong.of(sheet.key(rows.getLast())));
    }

    /**
     * The rows behind that key as JSON under the heading, and the key to ask for the next ones with, as text; null at the end.
     */
    public String json(Heading heading, long after, int limit) {
        Page<R> page = page(after, limit);
        StringBuilder text = new StringBuilder(JsonLine.heading(name, heading)).append(",\"rows\":[");
        String between = "\n";
        for (R row : page.rows()) {
            text.append(between).append(JsonLine.of(sheet, row));
            between = ",\n";
        }
        String next = page.next().isPresent() ? "\"" + page.next().getAsLong() + "\"" : "null";
        return text.append("],\"next\":").append(next).append("}\n").toString();
    }

    /** All rows, read page by page. */
    public Stream<R> stream() {
        return Reader.stream(pager, sheet);
    }

    /** A heading, a line of names, a line for each row, and totals, in lines and fields as RFC 4180 has them. */
    public void csv(Heading heading, Appendable to) {
        try {
            CsvSheet<R> csv = new CsvSheet<>(sheet, to, heading.utcOffsetMinutes());
            csv.heading(name, heading);
            Sums sums = new Sums();
            for (Iterator<R> rows = stream().iterator(); rows.hasNext(); ) {
                csv.row(sums.with(rows.next()));
            }
            csv.totals(sums.rows, sums.cents);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All rows as one object under the heading, a row a line, with their number and the totals at the end. */
    public void json(Heading heading, Appendable to) {
        try {
            to.append(JsonLine.heading(name, heading)).append(",\"rows\":[");
            Sums sums = new Sums();
            String between = "\n";
            for (Iterator<R> rows = stream().iterator(); rows.hasNext(); ) {
                to.append(between).append(JsonLine.of(sheet, sums.with(rows.next())));
                between = ",\n";
            }
            to.append("\n],\"count\":" + sums.rows + ",\"totals\":" + JsonLine.totals(sums.cents) + "}\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds up while the rows go by. */
    private final class Sums {

        private final Map<String, Long> cents = new LinkedHashMap<>();
        private long rows;

        Sums() {
            totals.forEach(column -> cents.put(column, 0L));
        }

        R with(R row) {
            rows++;
            for (String column : totals) {
                Number value = (Number) sheet.value(row, sheet.columns().indexOf(column));
                cents.merge(column, value.longValue(), Math::addExact);
            }
            return row;
        }
    }
}
