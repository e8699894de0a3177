package org.baize.records.report;

import java.io.IOException;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.baize.engine.paper.ValidationNumbers;
import org.baize.records.row.Sheet;

/**
 * A report as CSV, as somebody reads it in a spreadsheet: a heading, the names of the columns, the rows and a line of totals. Amounts
 * are dollars and times those of the house; a number that stands for nothing is left out, and so is the key of pages.
 */
final class CsvSheet<R extends Record> {

    private static final Set<String> PAPERS = Set.of("paper_no", "replaced_by");
    private static final String CENTS = "cents";
    private static final String MILLIS = "_millis";
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSS", Locale.ROOT);

    private final Sheet<R> sheet;
    private final Appendable to;
    private final ZoneOffset house;
    private final List<Integer> shown = new ArrayList<>();

    CsvSheet(Sheet<R> sheet, Appendable to, int utcOffsetMinutes) {
        this.sheet = sheet;
        this.to = to;
        this.house = ZoneOffset.ofTotalSeconds(utcOffsetMinutes * 60);
        for (int column = 0; column < sheet.columns().size(); column++) {
            if (!sheet.columns().get(column).equals("line")) {
                shown.add(column);
            }
        }
    }

    void heading(String title, Heading heading) throws IOException {
        line(List.of("Report", title));
        if (!heading.about().isEmpty()) {
            line(List.of("About", heading.about()));
        }
        if (heading.period().isPresent()) {
            Reports.Period period = heading.period().get();
            line(List.of("From", period.fromMillis() == 0 ? "the beginning" : time(period.fromMillis())));
            line(List.of(
                    "Until", period.toMillis() == Long.MAX_VALUE ? "the end" : "before " + time(period.toMillis())));
        }
        line(List.of("Made", time(heading.madeMillis())));
        line(List.of(
                "Units", "amounts in dollars; times of the house, UTC" + (house.equals(ZoneOffset.UTC) ? "" : house)));
        line(List.of("Version", heading.version()));
        line(List.of());
        line(shown.stream().map(column -> name(sheet.columns().get(column))).toList());
    }

    void row(R row) throws IOException {
        List<String> fields = new ArrayList<>();
        for (int column : shown) {
            fields.add(field(sheet.columns().get(column), sheet.value(row, column)));
        }
        line(fields);
    }

    /** The sums stand below their columns. */
    void totals(long rows, Map<String, Long> sums) throws IOException {
        line(List.of());
        line(List.of("Rows", Long.toString(rows)));
        if (!sums.isEmpty()) {
            line(List.of("Totals"));
            line(shown.stream()
                    .map(column -> sheet.columns().get(column))
                    .map(name -> sums.containsKey(name) ? field(name, sums.get(name)) : "")
                    .toList());
        }
    }

    private static String name(String column) {
        if (column.equals(CENTS)) {
            return "amount";
        }
        return column.endsWith(MILLIS)
                ? column.substring(0, column.length() - MILLIS.length())
                : column.endsWith("_" + CENTS) ? column.substring(0, column.length() - CENTS.length() - 1) : column;
    }

    private String field(String column, Object value) {
        if (value instanceof String text) {
            return safe(text);
        }
        if (!(value instanceof Number number)) {
            return value.toString();
        }
        long known = number.longValue();
        if (PAPERS.contains(column)) {
            return known == 0 ? "" : grouped(ValidationNumbers.text(known));
        }
        if (column.endsWith(CENTS)) {
            return BigDecimal.valueOf(known, 2).toPlainString();
        }
        if (column.endsWith(MILLIS)) {
            return known == 0 ? "" : time(known);
        }
        return known == 0 && column.endsWith("_no") ? "" : Long.toString(known);
    }

    /** In one piece a spreadsheet would take it for a number and round it. */
    private static String grouped(String digits) {
        return digits.replaceAll("(?<=^..)|(?<=^.{6})|(?<=^.{10})|(?<=^.{14})", "-");
    }

    private String time(long millis) {
        return TIME.format(Instant.ofEpochMilli(millis).atOffset(house));
    }

    /**
     * Words that people wrote may begin like a formula, which a spreadsheet would carry out: those get an apostrophe in
     * front, as spreadsheets themselves write text.
     */
    private static String safe(String text) {
        boolean formula = !text.isEmpty() && "=+-@\t\r".indexOf(text.charAt(0)) >= 0;
        return formula ? "'" + text : text;
    }

    private void line(List<String> fields) throws IOException {
        to.append(fields.stream().map(CsvSheet::quoted).collect(Collectors.joining(",")));
        to.append("\r\n");
    }

    private static String quoted(String field) {
        boolean plain = field.chars().noneMatch(each -> ",\"\r\n".indexOf(each) >= 0);
        return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
    }
}
