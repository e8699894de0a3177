package org.baize.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A PostgreSQL server of our own in a folder that is thrown away: durable as it comes, reached over loopback only. */
public final class Postgres implements AutoCloseable {

    private static final Path INSTALLED = Path.of("/usr/lib/postgresql");
    private static final String USER = "postgres";
    private static final long START_NANOS = TimeUnit.SECONDS.toNanos(20);
    private static final long END_SECONDS = 5;

    private final Process server;
    private final String url;

    private Postgres(Process server, int port) {
        this.server = server;
        this.url = "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=" + USER;
    }

    /** Where Debian's package puts the programs, the newest version; nothing if it is not installed. */
    public static Optional<Path> programs() {
        if (!Files.isDirectory(INSTALLED)) {
            return Optional.empty();
        }
        try (Stream<Path> versions = Files.list(INSTALLED)) {
            return versions.map(version -> version.resolve("bin"))
                    .filter(programs -> Files.isExecutable(programs.resolve("initdb")))
                    .max(Comparator.comparingInt(Postgres::version));
        } catch (IOException e) {
            throw new IllegalStateException(INSTALLED + " cannot be read: " + e, e);
        }
    }

    private static int version(Path programs) {
        String number = INSTALLED.relativize(programs).getName(0).toString().replaceAll("\\D.*", "");
        return number.isEmpty() ? 0 : Integer.parseInt(number);
    }

    public static Postgres start(Path folder, int port) {
        Path programs = programs()
                .orElseThrow(() -> new IllegalStateException("PostgreSQL is missing: install the package postgresql."));
        try {
            Files.createDirectories(folder);
            List<String> asUser = asUser(folder);
            String data = folder.resolve("data").toString();
            List<String> initdb = List.of(
                    programs.resolve("initdb").toString(),
                    "-D",
                    data,
                    "-U",
                    USER,
                    "-A",
                    "trust",
                    "--no-locale",
                    "-E",
                    "UTF8",
                    "-N");
            run(with(asUser, initdb), folder);
            Process server = process(with(asUser, server(programs, data, port)), folder.resolve("server.log"))
                    .start();
            Postgres postgres = new Postgres(server, port);
            postgres.waitUntilReady();
            return postgres;
        } catch (IOException e) {
            throw new IllegalStateException("PostgreSQL cannot be started: " + e, e);
        }
    }

    /** As it comes, but with more memory and room for its log than the defaults, so that it need not stop for checkpoints. */
    private static List<String> server(Path programs, String data, int port) {
        return List.of(
                programs.resolve("postgres").toString(),
                "-D",
                data,
                "-p",
                Integer.toString(port),
                "-c",
                "listen_addresses=127.0.0.1",
                "-c",
                "unix_socket_directories=",
                "-c",
                "fsync=on",
                "-c",
                "synchronous_commit=on",
                "-c",
                "shared_buffers=256MB",
                "-c",
                "max_wal_size=4GB");
    }

    /** The server refuses to be run by root, and then runs as the user whom the package brings. */
    private static List<String> asUser(Path folder) throws IOException {
        if (!"root".equals(System.getProperty("user.name"))) {
            return List.of();
        }
        Files.setOwner(
                folder, folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(USER));
        return List.of("setpriv", "--reuid=" + USER, "--regid=" + USER, "--init-groups");
    }

    private static List<String> with(List<String> first, List<String> then) {
        List<String> all = new ArrayList<>(first);
        all.addAll(then);
        return all;
    }

    private static ProcessBuilder process(List<String> command, Path log) {
        Path folder = log.toAbsolutePath().getParent();
        return new ProcessBuilder(command)
                .directory(folder == null ? null : folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
    }

    private static void run(List<String> command, Path folder) throws IOException {
        Path log = folder.resolve("initdb.log");
        try {
            if (process(command, log).start().waitFor() != 0) {
                throw new IllegalStateException(
                        "PostgreSQL's initdb failed: " + Files.readString(log).strip());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("PostgreSQL's initdb was interrupted", e);
        }
    }

    private void waitUntilReady() {
        long start = System.nanoTime();
        while (true) {
            try (Connection _ = connect()) {
                return;
            } catch (SQLException notYet) {
                if (!server.isAlive() || System.nanoTime() - start > START_NANOS) {
                    close();
                    throw new IllegalStateException("PostgreSQL does not come up: " + notYet.getMessage(), notYet);
                }
                Thread.onSpinWait();
            }
        }
    }

    /** Where a pool of connections finds it. */
    public String url() {
        return url;
    }

    public Connection connect() throws SQLException {
        return DriverManager.getConnection(url);
    }

    @Override
    public void close() {
        server.destroy();
        try {
            if (!server.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
                server.descendants().forEach(ProcessHandle::destroyForcibly);
                server.destroyForcibly().waitFor(END_SECONDS, TimeUnit.SECONDS);
            }
        } catch (InterruptedException e) {
            server.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
