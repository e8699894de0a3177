package org.baize.gateway.identity;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.baize.records.Database;

/** The database of who is who. Gateways that open the same one share everything in it. */
public final class IdentityStore implements AutoCloseable {

    private static final Database.Tables TABLES =
            new Database.Tables("identity", "classpath:org/baize/gateway/identity/migration", Optional.of("identity"));
    private static final String SIGNING_KEY = "signing key";
    private static final int KEY_BYTES = 32;

    /** What a database says when a row of that key is there already. */
    private static final String DUPLICATE = "23505";

    private final Database database;

    private IdentityStore(Database database) {
        this.database = database;
    }

    /** The database of a gateway that has it for itself. */
    public static Database.Config embeddedIn(Path directory) {
        return embedded("file:" + directory.toAbsolutePath().resolve("identity"));
    }

    /** A database that lives as long as somebody has it open. */
    public static Database.Config inMemory(String name) {
        return embedded("mem:" + name);
    }

    /** A server writes names in small letters; the embedded database is told to. */
    private static Database.Config embedded(String where) {
        return new Database.Config("jdbc:h2:" + where + ";DATABASE_TO_LOWER=TRUE", "baize", "");
    }

    public static IdentityStore open(Database.Config config) {
        return new IdentityStore(Database.open(config, TABLES));
    }

    /** The secret that tokens are signed with, made at the first start; a key that an earlier version left in a file is taken over. */
    public byte[] signingKey(Path directory) {
        return secret(SIGNING_KEY, KeyFile.left(directory).orElseGet(IdentityStore::random));
    }

    /** Whoever comes first says what it is, and everybody else uses that. */
    private byte[] secret(String name, byte[] otherwise) {
        tryInsert("insert into identity.secret (name, value_hex) values (?, ?)", name, hex(otherwise));
        return query(
                        "select value_hex from identity.secret where name = ?",
                        row -> HexFormat.of().parseHex(row.getString(1)),
                        name)
                .getFirst();
    }

    private static byte[] random() {
        byte[] key = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(key);
        return key;
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    /** Makes a value of a row. */
    @FunctionalInterface
    interface RowReader<T> {

        T read(ResultSet row) throws SQLException;
    }

    <T> List<T> query(String sql, RowReader<T> reader, Object... values) {
        try (Connection connection = database.source().getConnection();
                PreparedStatement statement = prepared(connection, sql, values);
                ResultSet rows = statement.executeQuery()) {
            List<T> read = new ArrayList<>();
            while (rows.next()) {
                read.add(reader.read(rows));
            }
            return read;
        } catch (SQLException e) {
            throw new IdentityException("what is known about who is who cannot be read", e);
        }
    }

    /** Changes rows, and says how many. */
    int update(String sql, Object... values) {
        try {
            return tryUpdate(sql, values);
        } catch (SQLException e) {
            throw new IdentityException("who is who cannot be written down", e);
        }
    }

    /** Writes a row; false if one of that key is there. */
    boolean tryInsert(String sql, Object... values) {
        try {
            tryUpdate(sql, values);
            return true;
        } catch (SQLException e) {
            if (DUPLICATE.equals(e.getSQLState())) {
                return false;
            }
            throw new IdentityException("who is who cannot be written down", e);
        }
    }

    private int tryUpdate(String sql, Object... values) throws SQLException {
        try (Connection connection = database.source().getConnection();
                PreparedStatement statement = prepared(connection, sql, values)) {
            return statement.executeUpdate();
        }
    }

    private static PreparedStatement prepared(Connection connection, String sql, Object... values) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }

    @Override
    public void close() {
        database.close();
    }
}
