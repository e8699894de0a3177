package org.baize.records;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** The database of the records: an embedded one in a file, or a server's. Opening it brings its tables up to date. */
public final class Database implements AutoCloseable {

    private final HikariDataSource pool;

    private Database(HikariDataSource pool) {
        this.pool = pool;
    }

    /**
     * Where the records are.
     *
     * @param url as JDBC has it, of H2 or PostgreSQL
     * @param password empty where the server trusts
     */
    public record Config(String url, String user, String password) {

        /** An embedded database in that file. */
        public static Config embedded(Path file) {
            return new Config("jdbc:h2:file:" + file.toAbsolutePath(), "baize", "");
        }

        /** An embedded database that lives as long as somebody has it open. */
        public static Config inMemory(String name) {
            return new Config("jdbc:h2:mem:" + name, "baize", "");
        }
    }

    public static Database open(Config config) {
        HikariConfig settings = new HikariConfig();
        settings.setJdbcUrl(config.url());
        settings.setUsername(config.user());
        settings.setPassword(config.password());
        settings.setPoolName("records");
        // Many rows go to a server in one message; the embedded database knows no such setting.
        if (config.url().startsWith("jdbc:postgresql:")) {
            settings.addDataSourceProperty("reWriteBatchedInserts", "true");
        }
        HikariDataSource pool = new HikariDataSource(settings);
        try {
            tables(pool).migrate();
        } catch (RuntimeException broken) {
            pool.close();
            throw broken;
        }
        return new Database(pool);
    }

    private static Flyway tables(DataSource source) {
        return Flyway.configure()
                .dataSource(source)
                .loggers("slf4j")
                .locations("classpath:org/baize/records/migration")
                .cleanDisabled(false)
                .load();
    }

    /** Deletes all records, so that they can be made again from the log. */
    public void erase() {
        tables(pool).clean();
        tables(pool).migrate();
    }

    public DataSource source() {
        return pool;
    }

    @Override
    public void close() {
        pool.close();
    }
}
