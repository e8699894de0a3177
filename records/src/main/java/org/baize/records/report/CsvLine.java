package org.baize.records.report;

import java.io.IOException;
import org.baize.records.row.Sheet;

/** A row as a line of CSV. */
final class CsvLine {

    private CsvLine() {}

    static <R extends Record> void append(Appendable to, Sheet<R> sheet, R row) throws IOException {
        for (int column = 0; column < sheet.columns().size(); column++) {
            to.append(column == 0 ? "" : ",");
            Object value = sheet.value(row, column);
            to.append(value instanceof String text ? quoted(text) : value.toString());
        }
        to.append("\r\n");
    }

    /**
     * Words that people wrote may begin like a formula, which a spreadsheet would carry out: those get an apostrophe in
     * front, as spreadsheets themselves write text.
     */
    private static String quoted(String text) {
        boolean formula = !text.isEmpty() && "=+-@\t\r".indexOf(text.charAt(0)) >= 0;
        String safe = formula ? "'" + text : text;
        boolean plain = safe.chars().noneMatch(each -> ",\"\r\n".indexOf(each) >= 0);
        return plain ? safe : '"' + safe.replace("\"", "\"\"") + '"';
    }
}
