package org.baize.records.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.baize.records.row.Reader;
import org.baize.records.row.Sheet;

/** One report: rows in the order of a key, which is the first column. Memory stays bounded however long it is. */
public final class Report<R extends Record> {

    private final String name;
    private final Sheet<R> sheet;
    private final Reader.Pager<R> pager;

    Report(String name, Sheet<R> sheet, Reader.Pager<R> pager) {
        this.name = name;
        this.sheet = sheet;
        this.pager = pager;
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

    /** The rows behind that key as JSON, and the key to ask for the next ones with, as text; null at the end. */
    public String json(long after, int limit) {
        Page<R> page = page(after, limit);
        StringBuilder text = new StringBuilder("{\"rows\":[");
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

    /** A line of names, and a line for each row, as RFC 4180 has it. */
    public void csv(Appendable to) {
        try {
            to.append(String.join(",", sheet.columns())).append("\r\n");
            for (Iterator<R> rows = stream().iterator(); rows.hasNext(); ) {
                CsvLine.append(to, sheet, rows.next());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A list of objects, one a line. */
    public void json(Appendable to) {
        try {
            to.append('[');
            String between = "\n";
            for (Iterator<R> rows = stream().iterator(); rows.hasNext(); ) {
                to.append(between).append(JsonLine.of(sheet, rows.next()));
                between = ",\n";
            }
            to.append("\n]\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
