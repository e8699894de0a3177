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
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * A real source that is watched: how many rows the longest answer had, and how the database says that it finds them and how many it has
 * looked at for that, which it is asked with the same values before each query.
 */
final class Watched {

    /** How many rows were taken from a table, as the embedded database tells it. */
    private static final Pattern SCANNED = Pattern.compile("scanCount: (\\d+)");

    /** The same of a server, each time that a part of the plan was gone through. */
    private static final Pattern FOUND = Pattern.compile("actual \\S+ rows=(\\d+) loops=(\\d+)");

    /** What it has looked at beside. */
    private static final Pattern PASSED_OVER = Pattern.compile("Rows Removed by .*: (\\d+)");

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

    /** The most rows that a part of a query has looked at. */
    long mostLookedAt() {
        return plans.stream().mapToLong(Watched::lookedAt).max().orElse(0);
    }

    private static long lookedAt(String plan) {
        return Stream.of(SCANNED, PASSED_OVER, FOUND)
                .flatMap(pattern -> pattern.matcher(plan).results())
                .mapToLong(found ->
                        Long.parseLong(found.group(1)) * (found.groupCount() > 1 ? Long.parseLong(found.group(2)) : 1))
                .max()
                .orElse(0);
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
        try (PreparedStatement explain = connection.prepareStatement("explain analyze " + sql)) {
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
