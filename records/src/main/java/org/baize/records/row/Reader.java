package org.baize.records.row;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import javax.sql.DataSource;

/** Reads rows. Long answers are read in pages by key, so that memory stays bounded and no cursor stays open. */
public final class Reader {

    private static final int PAGE = 1_000;

    private final DataSource source;

    public Reader(DataSource source) {
        this.source = source;
    }

    /** The answer to a query whose columns are those of the sheet. */
    public <R extends Record> List<R> query(Sheet<R> sheet, String sql, Object... values) {
        try (Connection connection = source.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            return sheet.rows(statement, values);
        } catch (SQLException e) {
            throw new RecordsException(sheet.table() + " cannot be read", e);
        }
    }

    /** All rows of a table in the order of their keys. */
    public <R extends Record> Stream<R> all(Sheet<R> sheet) {
        String next = sheet.select() + " where " + sheet.key() + " > ? order by " + sheet.key() + " limit ?";
        return stream((after, limit) -> query(sheet, next, after, limit), sheet);
    }

    /** Rows page by page, until one is empty. */
    public static <R extends Record> Stream<R> stream(Pager<R> pager, Sheet<R> sheet) {
        return Stream.iterate(
                        pager.after(Long.MIN_VALUE, PAGE),
                        page -> !page.isEmpty(),
                        page -> pager.after(sheet.key(page.getLast()), PAGE))
                .flatMap(List::stream);
    }

    /** The same to be walked by hand. */
    public <R extends Record> Iterator<R> iterator(Sheet<R> sheet) {
        return all(sheet).iterator();
    }

    /** Reads the rows behind a key, at most so many. */
    @FunctionalInterface
    public interface Pager<R> {

        List<R> after(long key, int limit);
    }
}
