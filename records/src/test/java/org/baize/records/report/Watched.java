package org.baize.records.report;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * A real source that is watched: how many rows the longest answer had, and how the database says that it finds them, which it is asked
 * with the same values before each query.
 */
final class Watched {

    private final DataSource real;
    private final Set<String> plans = new TreeSet<>();
    private int queries;
    private int longest;

    Watched(DataSource real) {
        this.real = real;
    }

    DataSource source() {
        return proxy(DataSource.class, (method, values) -> connection(real.getConnection()));
    }

    /** So many queries were asked. */
    int queries() {
        return queries;
    }

    /** The most rows that one query brought. */
    int longest() {
        return longest;
    }

    /** All different ways in which they were found. */
    Set<String> plans() {
        return plans;
    }

    void forget() {
        queries = 0;
        longest = 0;
        plans.clear();
    }

    private Connection connection(Connection connection) {
        return proxy(Connection.class, (method, values) -> {
            Object made = call(connection, method, values);
            return made instanceof PreparedStatement query ? query(connection, query, (String) values[0]) : made;
        });
    }

    private PreparedStatement query(Connection connection, PreparedStatement query, String sql) {
        TreeMap<Integer, Object> bound = new TreeMap<>();
        return proxy(PreparedStatement.class, (method, values) -> {
            if (method.getName().equals("setObject")) {
                bound.put((Integer) values[0], values[1]);
            }
            if (method.getName().equals("executeQuery")) {
                queries++;
                plans.add(plan(connection, sql, bound));
                return counted((ResultSet) Objects.requireNonNull(call(query, method, values)));
            }
            return call(query, method, values);
        });
    }

    private static String plan(Connection connection, String sql, Map<Integer, Object> bound) throws SQLException {
        List<String> lines = new ArrayList<>();
        try (PreparedStatement explain = connection.prepareStatement("explain " + sql)) {
            for (var value : bound.entrySet()) {
                explain.setObject(value.getKey(), value.getValue());
            }
            try (ResultSet result = explain.executeQuery()) {
                while (result.next()) {
                    lines.add(result.getString(1));
                }
            }
        }
        return String.join("\n", lines);
    }

    private ResultSet counted(ResultSet result) {
        int[] rows = {0};
        return proxy(ResultSet.class, (method, values) -> {
            Object answer = call(result, method, values);
            if (method.getName().equals("next") && Boolean.TRUE.equals(answer)) {
                longest = Math.max(longest, ++rows[0]);
            }
            return answer;
        });
    }

    /** What a method answers. */
    private interface Answering {

        @Nullable
        Object answer(Method method, Object[] values) throws Throwable;
    }

    private static <T> T proxy(Class<T> type, Answering answering) {
        InvocationHandler handler =
                (_, method, values) -> answering.answer(method, values == null ? new Object[0] : values);
        return type.cast(Proxy.newProxyInstance(Watched.class.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private static @Nullable Object call(Object real, Method method, Object[] values) throws Throwable {
        try {
            return method.invoke(real, values);
        } catch (InvocationTargetException failed) {
            throw failed.getTargetException();
        }
    }
}
