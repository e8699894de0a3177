package org.baize.bench.work;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.stream.Stream;
import org.agrona.CloseHelper;

/** The folder of one run and everything that was started in it: all of it goes when this is closed, however the run ends. */
public final class Workspace implements AutoCloseable {

    /** Below the range from which the system gives out ports. */
    private static final int LOWEST_PORT = 20_000;

    private static final int PORT_RANGE = 10_000;
    private static final int PORTS_APART = 10;

    private final Path folder;
    private final Deque<AutoCloseable> started = new ArrayDeque<>();
    private int nextPort;
    private boolean closed;

    public Workspace(Path folder) {
        this.folder = folder;
        this.nextPort = LOWEST_PORT + (int) (ProcessHandle.current().pid() * 100 % PORT_RANGE);
    }

    /** Also closed when somebody stops the program. */
    public static Workspace create() throws IOException {
        Path folder = Files.createTempDirectory("baize-bench");
        // PostgreSQL may run as another user, who must reach its own folder in this one.
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx--x--x"));
        Workspace workspace = new Workspace(folder);
        Runtime.getRuntime().addShutdownHook(new Thread(workspace::close, "bench-clean-up"));
        return workspace;
    }

    public Path folder() {
        return folder;
    }

    /** A port with some more free behind it. */
    public synchronized int freePort() {
        for (int tries = 0; tries < PORT_RANGE / PORTS_APART; tries++) {
            int port = nextPort;
            nextPort = port + 2 * PORTS_APART > LOWEST_PORT + PORT_RANGE ? LOWEST_PORT : port + PORTS_APART;
            if (isFree(port)) {
                return port;
            }
        }
        throw new BenchException("no port from " + LOWEST_PORT + " on is free");
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket(port)) {
            return socket.isBound();
        } catch (IOException taken) {
            return false;
        }
    }

    /** Keeps in mind what must be ended; if the run is over already, it is ended at once. */
    public synchronized <T extends AutoCloseable> T keep(T one) {
        if (closed) {
            CloseHelper.quietClose(one);
            throw new BenchException("the benchmark was stopped");
        }
        started.push(one);
        return one;
    }

    public synchronized void end(AutoCloseable one) {
        started.remove(one);
        CloseHelper.close(one);
    }

    @Override
    public synchronized void close() {
        closed = true;
        while (!started.isEmpty()) {
            CloseHelper.quietClose(started.pop());
        }
        delete(folder);
    }

    public static void delete(Path folder) {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
