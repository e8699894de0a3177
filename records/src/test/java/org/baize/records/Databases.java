package org.baize.records;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.baize.testkit.Postgres;

/** Databases for tests: embedded ones, and those of a real server that the tests start themselves. */
public final class Databases {

    private static final AtomicInteger MADE = new AtomicInteger();

    private Databases() {}

    public static Database.Config inMemory() {
        return Database.Config.inMemory("test" + MADE.incrementAndGet() + ";DB_CLOSE_DELAY=-1");
    }

    public static Database.Config on(Postgres server) {
        String name = "test" + MADE.incrementAndGet();
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return new Database.Config(server.url().replace("/postgres?", "/" + name + "?"), "postgres", "");
    }

    public static Postgres server(Path folder) {
        return Postgres.start(folder, freePort());
    }

    private static int freePort() {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
