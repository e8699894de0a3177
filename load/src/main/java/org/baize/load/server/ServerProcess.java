package org.baize.load.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The server in a process of its own, started as the command line is: same Java, same class path, same options. */
public final class ServerProcess implements AutoCloseable {

    private static final long PATIENCE_SECONDS = 120;

    /** Ctrl-C goes to all processes of a terminal; this one is ended by whoever started it, in good order. */
    private static final List<String> DEAF_TO_CTRL_C = List.of("sh", "-c", "trap '' INT; exec \"$0\" \"$@\"");

    private final Process process;
    private final ServerMain.Place place;
    private final CountDownLatch said = new CountDownLatch(1);
    private volatile boolean ready;

    private ServerProcess(Process process, ServerMain.Place place) {
        this.process = process;
        this.place = place;
    }

    /**
     * What it is started with.
     *
     * @param directory must be empty; its log is kept in {@code server.log} there
     * @param nodePort the first of five
     * @param heapMegabytes the most that the Java machine may take for objects
     */
    public record Options(Path directory, int nodePort, int webPort, int heapMegabytes) {}

    /**
     * Starts it and returns when terminals may come.
     *
     * @throws IOException if it does not start
     */
    public static ServerProcess start(Options options, CrowdFloor floor) throws IOException, InterruptedException {
        ServerMain.Place place =
                new ServerMain.Place(options.directory().resolve("data"), options.nodePort(), options.webPort());
        List<String> command = new ArrayList<>(DEAF_TO_CTRL_C);
        command.add(ProcessHandle.current().info().command().orElseThrow());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.add("-Xmx" + options.heapMegabytes() + "m");
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), ServerMain.class.getName()));
        command.addAll(place.arguments(floor));
        Path log = options.directory().resolve("server.log");
        ServerProcess server = new ServerProcess(
                new ProcessBuilder(command).redirectErrorStream(true).start(), place);
        Thread.ofPlatform().daemon().name("server-output").start(() -> server.listen(log));
        server.awaitReady(log);
        return server;
    }

    private void listen(Path log) {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
                Writer kept = Files.newBufferedWriter(log)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                kept.write(line + "\n");
                kept.flush();
                if (line.equals(ServerMain.READY)) {
                    ready = true;
                    said.countDown();
                }
            }
        } catch (IOException _) {
            // The process has gone, and with it what it says.
        } finally {
            said.countDown();
        }
    }

    private void awaitReady(Path log) throws IOException, InterruptedException {
        if (!said.await(PATIENCE_SECONDS, TimeUnit.SECONDS) || !ready) {
            process.destroyForcibly().waitFor();
            throw new IOException(
                    "the server does not start: " + Files.readString(log).strip());
        }
    }

    public URI address() {
        return URI.create("http://localhost:" + place.web());
    }

    /** The directory of its member. */
    public Path directory() {
        return place.directory();
    }

    public Memory memory() {
        return new Memory(process.pid(), address());
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /** Ends it in good order; false if it had to be killed. */
    public boolean stop() throws InterruptedException {
        process.destroy();
        boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly();
        return ended;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
