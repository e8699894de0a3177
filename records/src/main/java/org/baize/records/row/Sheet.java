package org.baize.records.row;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * One table, or the answer to one query, read off a record: a component a column of the same name, in the same order. It
 * is the only place that turns records into SQL values and back.
 */
public final class Sheet<R extends Record> {

    private final String table;
    private final Constructor<R> constructor;
    private final List<String> columns;
    private final Class<?>[] types;
    private final Method[] accessors;

    private Sheet(Class<R> type, String table) {
        RecordComponent[] components = type.getRecordComponents();
        this.table = table;
        this.columns = Arrays.stream(components)
                .map(component -> snake(component.getName()))
                .toList();
        this.types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        this.accessors =
                Arrays.stream(components).map(RecordComponent::getAccessor).toArray(Method[]::new);
        try {
            this.constructor = type.getDeclaredConstructor(types);
            this.constructor.setAccessible(true);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("every record has this constructor: " + type, e);
        }
        Arrays.stream(accessors).forEach(accessor -> accessor.setAccessible(true));
        Arrays.stream(types).forEach(Sheet::check);
    }

    /** The sheet of a table; its name is that of the record, as SQL writes it. */
    public static <R extends Record> Sheet<R> of(Class<R> type) {
        return new Sheet<>(type, snake(type.getSimpleName()));
    }

    private static void check(Class<?> type) {
        if (type != long.class && type != int.class && type != boolean.class && type != String.class) {
            throw new IllegalArgumentException("a column cannot be a " + type);
        }
    }

    private static String snake(String camel) {
        return camel.replaceAll("(?<=[a-z])(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
    }

    public String table() {
        return table;
    }

    public List<String> columns() {
        return columns;
    }

    /** The name of the column that the table is ordered by. */
    public String key() {
        return columns.getFirst();
    }

    public String insert() {
        return "insert into " + table + " (" + String.join(", ", columns) + ") values ("
                + String.join(", ", Collections.nCopies(columns.size(), "?")) + ")";
    }

    /** All columns of the table; a condition may follow. */
    public String select() {
        return "select " + String.join(", ", columns) + " from " + table;
    }

    /** Puts all columns but the key of one row to other values; the key is the last parameter. */
    public String update() {
        return "update " + table + " set " + String.join(" = ?, ", columns.subList(1, columns.size())) + " = ? where "
                + key() + " = ?";
    }

    public long key(R row) {
        return ((Number) value(row, 0)).longValue();
    }

    /** What stands in that column. */
    public Object value(R row, int column) {
        try {
            return accessors[column].invoke(row);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(columns.get(column) + " cannot be read", e);
        }
    }

    /** Puts the row into the statement of {@link #insert()}. */
    public void bindInsert(PreparedStatement statement, R row) throws SQLException {
        for (int column = 0; column < types.length; column++) {
            bind(statement, column + 1, value(row, column));
        }
    }

    /** Puts the row into the statement of {@link #update()}. */
    public void bindUpdate(PreparedStatement statement, R row) throws SQLException {
        for (int column = 1; column < types.length; column++) {
            bind(statement, column, value(row, column));
        }
        bind(statement, types.length, value(row, 0));
    }

    private static void bind(PreparedStatement statement, int parameter, Object value) throws SQLException {
        switch (value) {
            case Long number -> statement.setLong(parameter, number);
            case Integer number -> statement.setInt(parameter, number);
            case Boolean yes -> statement.setBoolean(parameter, yes);
            default -> statement.setString(parameter, storable((String) value));
        }
    }

    /** PostgreSQL takes every character but one, and no text that somebody sends may stop the records. */
    private static String storable(String text) {
        return text.indexOf('\0') < 0 ? text : text.replace('\0', '\uFFFD');
    }

    /** A value as it comes back from a database: not every character that a text may hold has a place in all of them. */
    public static Object stored(Object value) {
        return value instanceof String text
                ? new String(storable(text).getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8)
                : value;
    }

    /** What a query with these values finds. */
    public List<R> rows(PreparedStatement query, Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            query.setObject(i + 1, values[i]);
        }
        List<R> rows = new ArrayList<>();
        try (ResultSet result = query.executeQuery()) {
            while (result.next()) {
                rows.add(read(result));
            }
        }
        return rows;
    }

    /** The row that the result stands on, whose columns are those of the record in their order. */
    private R read(ResultSet result) throws SQLException {
        Object[] values = new Object[types.length];
        for (int column = 0; column < types.length; column++) {
            values[column] = read(result, column);
        }
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("a row of " + table + " is no record", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a row of " + table + " cannot be made", e);
        }
    }

    private Object read(ResultSet result, int column) throws SQLException {
        Class<?> type = types[column];
        if (type == long.class) {
            return result.getLong(column + 1);
        }
        if (type == int.class) {
            return result.getInt(column + 1);
        }
        return type == boolean.class ? (Object) result.getBoolean(column + 1) : result.getString(column + 1);
    }
}
