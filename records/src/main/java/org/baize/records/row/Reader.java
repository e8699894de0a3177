package org.baize.records.row;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
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
        return stream(pager(sheet), sheet);
    }

    /** Rows page by page, until one is empty. */
    public static <R extends Record> Stream<R> stream(Pager<R> pager, Sheet<R> sheet) {
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(new Pages<>(pager, sheet), Spliterator.ORDERED), false);
    }

    /** All rows of a table, to be walked by hand. */
    public <R extends Record> Iterator<R> iterator(Sheet<R> sheet) {
        return new Pages<>(pager(sheet), sheet);
    }

    private <R extends Record> Pager<R> pager(Sheet<R> sheet) {
        String next = sheet.select() + " where " + sheet.key() + " > ? order by " + sheet.key() + " limit ?";
        return (after, limit) -> query(sheet, next, after, limit);
    }

    /** Walks the rows of one page after the other, and asks for a page when it comes to it. */
    private static final class Pages<R extends Record> implements Iterator<R> {

        private final Pager<R> pager;
        private final Sheet<R> sheet;
        private List<R> page;
        private int at;

        Pages(Pager<R> pager, Sheet<R> sheet) {
            this.pager = pager;
            this.sheet = sheet;
            this.page = pager.after(Long.MIN_VALUE, PAGE);
        }

        @Override
        public boolean hasNext() {
            if (at == page.size() && at > 0) {
                page = pager.after(sheet.key(page.getLast()), PAGE);
                at = 0;
            }
            return at < page.size();
        }

        @Override
        public R next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return page.get(at++);
        }
    }

    /** Reads the rows behind a key, at most so many. */
    @FunctionalInterface
    public interface Pager<R> {

        List<R> after(long key, int limit);
    }
}
