package org.baize.records.projection;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.records.row.RecordsException;
import org.baize.records.row.Sheet;

/**
 * The writing side of the database: rows gather here and go out in batches. Whoever asks sees what was written before,
 * also what is not committed.
 */
public final class Store implements AutoCloseable {

    private static final String SERVER = "PostgreSQL";

    /** What writers of the records agree on; nothing else in the database has this number. */
    private static final long WRITERS = 0x6261697a65L;

    private final Connection connection;
    private final Map<String, Batch<?>> batches = new LinkedHashMap<>();
    private final Map<String, PreparedStatement> statements = new LinkedHashMap<>();
    private final Unchanging unchanging;

    private boolean locked;

    public Store(Connection connection) throws SQLException {
        this.connection = connection;
        this.unchanging = this::gather;
        connection.setAutoCommit(false);
    }

    /** Writes rows that may change, and hands those that never do to somebody else. */
    public Store(Connection connection, Unchanging unchanging) throws SQLException {
        this.connection = connection;
        this.unchanging = unchanging;
        connection.setAutoCommit(false);
    }

    /** Takes rows that never change; those of one table come in the order of their keys. */
    @FunctionalInterface
    public interface Unchanging {

        <R extends Record> void take(Sheet<R> sheet, R row);
    }

    /**
     * Whether this is the one that writes. A server has one writer at a time: others are told no as long as this one is open, or its
     * connection lives. An embedded database belongs to one process anyway.
     */
    public boolean isAlone() {
        try (Statement statement = connection.createStatement()) {
            if (!connection.getMetaData().getDatabaseProductName().equals(SERVER)) {
                return true;
            }
            try (ResultSet result = statement.executeQuery("select pg_try_advisory_lock(" + WRITERS + ")")) {
                result.next();
                locked = result.getBoolean(1);
                return locked;
            }
        } catch (SQLException e) {
            throw new RecordsException("it cannot be found out who writes the records", e);
        }
    }

    /** What waits for one table: rows that are new, and rows that take the place of older ones. */
    private static final class Batch<R extends Record> {

        private final Sheet<R> sheet;
        private final List<R> added = new ArrayList<>();
        private final Map<Long, R> begun = new LinkedHashMap<>();
        private final Map<Long, R> changed = new LinkedHashMap<>();

        Batch(Sheet<R> sheet) {
            this.sheet = sheet;
        }

        boolean isEmpty() {
            return added.isEmpty() && begun.isEmpty() && changed.isEmpty();
        }

        void clear() {
            added.clear();
            begun.clear();
            changed.clear();
        }
    }

    /** A row that never changes. */
    public <R extends Record> void add(Sheet<R> sheet, R row) {
        unchanging.take(sheet, row);
    }

    private <R extends Record> void gather(Sheet<R> sheet, R row) {
        batch(sheet).added.add(row);
    }

    /** The first version of a row that may change. */
    public <R extends Record> void begin(Sheet<R> sheet, R row) {
        batch(sheet).begun.put(sheet.key(row), row);
    }

    /** A later version of a row. */
    public <R extends Record> void change(Sheet<R> sheet, R row) {
        Batch<R> batch = batch(sheet);
        if (batch.begun.replace(sheet.key(row), row) == null) {
            batch.changed.put(sheet.key(row), row);
        }
    }

    /** The latest version of a row that may change. */
    public <R extends Record> Optional<R> get(Sheet<R> sheet, long key) {
        Batch<R> batch = batch(sheet);
        R waiting = batch.begun.getOrDefault(key, batch.changed.get(key));
        if (waiting != null) {
            return Optional.of(waiting);
        }
        return select(sheet, sheet.select() + " where " + sheet.key() + " = ?", key).stream()
                .findFirst();
    }

    /** The rows that a query finds; what waits for the table is written first. */
    public <R extends Record> List<R> find(Sheet<R> sheet, String condition, Object... values) {
        write(batch(sheet));
        return select(sheet, sheet.select() + " " + condition, values);
    }

    /** The greatest key in use; 0 in an empty table. */
    public long lastKey(Sheet<?> sheet) {
        try (ResultSet result = statement("select coalesce(max(" + sheet.key() + "), 0) from " + sheet.table())
                .executeQuery()) {
            result.next();
            return result.getLong(1);
        } catch (SQLException e) {
            throw new RecordsException(sheet.table() + " cannot be read", e);
        }
    }

    /** Makes everything permanent that waits. */
    public void commit() {
        batches.values().forEach(this::write);
        try {
            connection.commit();
        } catch (SQLException e) {
            throw new RecordsException("the records cannot be committed", e);
        }
    }

    private <R extends Record> List<R> select(Sheet<R> sheet, String query, Object... values) {
        try {
            return sheet.rows(statement(query), values);
        } catch (SQLException e) {
            throw new RecordsException(sheet.table() + " cannot be read", e);
        }
    }

    private <R extends Record> void write(Batch<R> batch) {
        if (batch.isEmpty()) {
            return;
        }
        Sheet<R> sheet = batch.sheet;
        try {
            insert(sheet, batch.added);
            insert(sheet, batch.begun.values());
            update(sheet, batch.changed.values());
            batch.clear();
        } catch (SQLException e) {
            throw new RecordsException(sheet.table() + " cannot be written", e);
        }
    }

    private <R extends Record> void insert(Sheet<R> sheet, Collection<R> rows) throws SQLException {
        if (!rows.isEmpty()) {
            PreparedStatement insert = statement(sheet.insert());
            for (R row : rows) {
                sheet.bindInsert(insert, row);
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    private <R extends Record> void update(Sheet<R> sheet, Collection<R> rows) throws SQLException {
        if (!rows.isEmpty()) {
            PreparedStatement update = statement(sheet.update());
            for (R row : rows) {
                sheet.bindUpdate(update, row);
                update.addBatch();
            }
            update.executeBatch();
        }
    }

    private PreparedStatement statement(String sql) throws SQLException {
        PreparedStatement known = statements.get(sql);
        if (known == null) {
            known = connection.prepareStatement(sql);
            statements.put(sql, known);
        }
        return known;
    }

    @SuppressWarnings("unchecked") // a batch is kept under the table of its own sheet
    private <R extends Record> Batch<R> batch(Sheet<R> sheet) {
        return (Batch<R>) batches.computeIfAbsent(sheet.table(), table -> new Batch<>(sheet));
    }

    /** Lets go of everything that is not committed. */
    @Override
    public void close() {
        try (connection) {
            connection.rollback();
            if (locked) {
                try (Statement statement = connection.createStatement()) {
                    statement.execute("select pg_advisory_unlock(" + WRITERS + ")");
                }
                connection.commit();
            }
        } catch (SQLException e) {
            throw new RecordsException("the connection to the records cannot be closed", e);
        }
    }
}
