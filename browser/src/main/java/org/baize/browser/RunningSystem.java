package org.baize.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The program as it is packaged, in a process of its own, with its demonstration floor. */
final class RunningSystem implements AutoCloseable {

    private static final Path PACKAGED = Path.of("..", "app", "target");
    private static final Pattern ACCESS = Pattern.compile("the password (\\S+) and the PIN (\\S+)");
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final int PORTS_OF_A_MEMBER = 5;
    private static final int LOWEST_PORT = 20_000;
    private static final int HIGHEST_PORT = 32_000;
    private static final int TRIES = 200;

    private final Place place;
    private final Process process;

    private RunningSystem(Place place, Process process) {
        this.place = place;
        this.process = process;
    }

    /**
     * Where a system lives, and goes on living after a restart.
     *
     * @param packaged where the build has put the program
     * @param directory for its floor, and for what it says
     * @param node the first port of its member; the next after those is for the web
     */
    private record Place(Path packaged, Path directory, int node) {

        int web() {
            return node + PORTS_OF_A_MEMBER;
        }

        Path log() {
            return directory.resolve("output.txt");
        }
    }

    static RunningSystem start(Path directory) {
        return start(PACKAGED, directory);
    }

    /**
     * Starts the program that lies there.
     *
     * @param packaged where the build has put it
     * @param directory for its floor, and for what it says
     */
    static RunningSystem start(Path packaged, Path directory) {
        return start(new Place(packaged, directory, freePorts(PORTS_OF_A_MEMBER + 1)));
    }

    /** The same program with the same floor, at the same address, after it was stopped. */
    RunningSystem startAgain() {
        return start(place);
    }

    private static RunningSystem start(Place place) {
        Path runner = place.packaged().resolve("baize-runner.jar");
        if (!Files.exists(runner)) {
            throw new IllegalStateException("package the app first: there is no " + runner);
        }
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "--add-opens=java.base/jdk.internal.misc=ALL-UNNAMED",
                "--add-opens=java.base/java.util.zip=ALL-UNNAMED",
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "-cp",
                runner + System.getProperty("path.separator") + place.packaged().resolve("lib") + "/*",
                "org.baize.app.Baize",
                "run",
                "--web",
                Integer.toString(place.web()),
                "--port",
                Integer.toString(place.node()),
                "--data",
                place.directory().resolve("floor").toString());
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(place.log().toFile()))
                    .start();
            RunningSystem system = new RunningSystem(place, process);
            system.awaitAnswer();
            return system;
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    /** How everybody on the demonstration floor signs in. */
    record Access(String password, String pin) {}

    /** As the program says it when it starts. */
    Access access() {
        Instant end = Instant.now().plus(PATIENCE);
        Matcher said = ACCESS.matcher(output());
        while (!said.find()) { // it is written a little later than the server answers
            if (!process.isAlive() || Instant.now().isAfter(end)) {
                throw new IllegalStateException("nobody is told how to sign in: " + output());
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
            said = ACCESS.matcher(output());
        }
        return new Access(said.group(1), said.group(2));
    }

    String address(String path) {
        return "http://localhost:" + place.web() + path;
    }

    /** Until the floor is founded and a page can become a terminal. */
    private void awaitAnswer() {
        Instant end = Instant.now().plus(PATIENCE);
        while (!answers()) {
            if (!process.isAlive() || Instant.now().isAfter(end)) {
                stop();
                throw new IllegalStateException("the system does not start: " + output());
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(250));
        }
    }

    private boolean answers() {
        HttpRequest asks = HttpRequest.newBuilder(URI.create(address("/api/demo/terminals/101")))
                .POST(HttpRequest.BodyPublishers.noBody())
                .timeout(Duration.ofSeconds(5))
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(asks, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException notYet) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    private String output() {
        try {
            return Files.readString(place.log());
        } catch (IOException none) {
            return none.toString();
        }
    }

    /** So many ports in a row that nobody uses, below those that the system hands out by itself; the first of them. */
    private static int freePorts(int ports) {
        for (int tries = 0; tries < TRIES; tries++) {
            int first = ThreadLocalRandom.current().nextInt(LOWEST_PORT, HIGHEST_PORT - ports);
            if (IntStream.range(first, first + ports).allMatch(RunningSystem::isFree)) {
                return first;
            }
        }
        throw new IllegalStateException("no " + ports + " free ports in a row were found");
    }

    /** Neither for datagrams, which a member uses, nor for connections. */
    private static boolean isFree(int port) {
        try (ServerSocket connections = new ServerSocket(port);
                DatagramSocket datagrams = new DatagramSocket(port)) {
            return connections.isBound() && datagrams.isBound();
        } catch (IOException taken) {
            return false;
        }
    }

    @Override
    public void close() {
        stop();
    }

    /** Ends it in good order; a second time does nothing. */
    void stop() {
        process.destroy();
        try {
            if (!process.waitFor(20, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException interrupted) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
