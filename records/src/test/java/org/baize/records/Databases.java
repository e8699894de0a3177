package org.baize.records;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.baize.testkit.Postgres;

/**
 * Databases for tests: embedded ones, and those of a real PostgreSQL server that is started for the first test that wants one and ends
 * with the last. Where it is not installed those tests fail and say so.
 */
public final class Databases {

    private static final AtomicInteger MADE = new AtomicInteger();

    private Databases() {}

    public static Database.Config inMemory() {
        return Database.Config.inMemory("test" + MADE.incrementAndGet() + ";DB_CLOSE_DELAY=-1");
    }

    /** An empty database of the server. */
    public static Database.Config onServer() {
        String name = "test" + MADE.incrementAndGet();
        try (Connection connection = Server.RUNNING.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + name);
            // A test that is over when the machine fails needs nothing of what it wrote.
            statement.execute("alter database " + name + " set synchronous_commit = off");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return new Database.Config(Server.RUNNING.url().replace("/postgres?", "/" + name + "?"), "postgres", "");
    }

    /** One for all tests. */
    private static final class Server {

        private static final Postgres RUNNING = start();

        private static Postgres start() {
            try {
                Path folder = Files.createTempDirectory("baize-records-postgres-");
                Postgres server = Postgres.start(folder, freePort());
                Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> {
                    server.close();
                    delete(folder);
                }));
                return server;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static int freePort() throws IOException {
            try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
                return free.getLocalPort();
            }
        }

        private static void delete(Path folder) {
            try (Stream<Path> all = Files.walk(folder)) {
                List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
                for (Path path : deepestFirst) {
                    Files.delete(path);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
