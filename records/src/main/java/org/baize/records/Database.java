package org.baize.records;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.function.Function;
import javax.sql.DataSource;
import org.baize.records.row.RecordsException;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/** A database, embedded in a file or a server's. Opening it brings its tables up to date. */
public final class Database implements AutoCloseable {

    private static final Tables RECORDS =
            new Tables("records", "classpath:org/baize/records/migration", Optional.empty());

    /** A server that is not there is asked again by whoever needs it, who must be able to stop meanwhile. */
    private static final long PATIENCE_MILLIS = 5_000;

    private final DataSource source;
    private final Tables tables;
    private final Runnable end;

    private Database(DataSource source, Tables tables, Runnable end) {
        this.source = source;
        this.tables = tables;
        this.end = end;
    }

    /**
     * What is kept in a database.
     *
     * @param migrations where Flyway finds what makes them
     * @param schema a schema of their own, so that erasing the records of the same server leaves them alone
     */
    public record Tables(String name, String migrations, Optional<String> schema) {}

    /**
     * Where a database is.
     *
     * @param url as JDBC has it, of H2 or PostgreSQL
     * @param password empty where the server trusts
     */
    public record Config(String url, String user, String password) {

        /** An embedded database in that file. It closes when its user does, not when the process is told to end. */
        public static Config embedded(Path file) {
            return new Config("jdbc:h2:file:" + file.toAbsolutePath() + ";DB_CLOSE_ON_EXIT=FALSE", "baize", "");
        }

        /** An embedded database that lives as long as somebody has it open. */
        public static Config inMemory(String name) {
            return new Config("jdbc:h2:mem:" + name, "baize", "");
        }
    }

    /** The records. */
    public static Database open(Config config) {
        return open(config, RECORDS);
    }

    public static Database open(Config config, Tables tables) {
        HikariConfig settings = new HikariConfig();
        settings.setJdbcUrl(config.url());
        // By name: inside a web server the drivers that are found by themselves belong to another class loader.
        settings.setDriverClassName(isServer(config) ? "org.postgresql.Driver" : "org.h2.Driver");
        settings.setUsername(config.user());
        settings.setPassword(config.password());
        settings.setPoolName(tables.name());
        settings.setConnectionTimeout(PATIENCE_MILLIS);
        // Many rows go to a server in one message; the embedded database knows no such setting.
        if (isServer(config)) {
            settings.addDataSourceProperty("reWriteBatchedInserts", "true");
        }
        HikariDataSource pool = new HikariDataSource(settings);
        try {
            flyway(pool, tables).migrate();
        } catch (RuntimeException broken) {
            pool.close();
            throw broken;
        }
        return new Database(pool, tables, pool::close);
    }

    private static boolean isServer(Config config) {
        return config.url().startsWith("jdbc:postgresql:");
    }

    private static Flyway flyway(DataSource source, Tables tables) {
        FluentConfiguration configuration = Flyway.configure()
                .dataSource(source)
                .loggers("slf4j")
                .locations(tables.migrations())
                .cleanDisabled(false);
        tables.schema().ifPresent(configuration::schemas);
        return configuration.load();
    }

    /** Deletes all that is kept there; records can be made again from the log. */
    public void erase() {
        flyway(source, tables).clean();
        flyway(source, tables).migrate();
    }

    public DataSource source() {
        return source;
    }

    /**
     * Looks at everything as it is at one moment, while others go on writing. What is looked at is for one thread, and only as long
     * as this call lasts.
     */
    public <T> T still(Function<Database, T> looking) {
        try (Connection connection = source.getConnection()) {
            // On both databases a transaction of this kind sees what was there when it began, in all tables.
            connection.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
            connection.setReadOnly(true);
            connection.setAutoCommit(false);
            return looking.apply(new Database(OneConnection.source(connection), tables, () -> {}));
        } catch (SQLException e) {
            throw new RecordsException("the records cannot be looked at", e);
        }
    }

    @Override
    public void close() {
        end.run();
    }
}
