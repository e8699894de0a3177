package org.baize.endtoend;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code ./baize} as the launcher starts it, once it is built, but for what the launcher tells the compilers. */
final class Program implements AutoCloseable {

    /** What the build has made. */
    static final Path TARGET = Path.of("..", "app", "target");

    private static final List<String> OPTIONS = List.of(
            "-XX:+UseParallelGC",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "--add-opens",
            "java.base/jdk.internal.misc=ALL-UNNAMED",
            "--add-opens",
            "java.base/java.util.zip=ALL-UNNAMED",
            "--add-opens",
            "java.base/java.lang=ALL-UNNAMED");
    private static final Pattern PASSWORD = Pattern.compile("with the password (\\S+) and the PIN");
    private static final long READY_SECONDS = 240;
    private static final int OK = 200;

    private final Process process;
    private final Path log;
    private final URI address;

    private Program(Process process, Path log, URI address) {
        this.process = process;
        this.log = log;
        this.address = address;
    }

    /**
     * Starts a floor and returns when it is ready.
     *
     * @param node the first of five ports
     */
    static Program run(Path data, int node, int web) throws IOException {
        Program program = begin(
                data.resolveSibling("run.log"),
                web,
                List.of("run", "--data", data.toString(), "--port", Integer.toString(node), "--web", port(web)));
        program.awaitReady();
        return program;
    }

    private static String port(int web) {
        return Integer.toString(web);
    }

    /** Starts a member with that file, and does not wait: it may need others. */
    static Program node(Path file) throws IOException {
        int web = Files.readString(file)
                .lines()
                .filter(line -> line.startsWith("web = "))
                .map(line -> Integer.parseInt(line.substring("web = ".length())))
                .findFirst()
                .orElse(0);
        return begin(file.resolveSibling("node.log"), web, List.of("node", "--config", file.toString()));
    }

    /** Starts any command, and does not wait for anything. */
    static Program begin(Path log, int web, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current().info().command().orElseThrow());
        command.addAll(OPTIONS);
        command.addAll(List.of("-cp", TARGET.resolve("baize-runner.jar") + ":" + TARGET.resolve("lib") + "/*"));
        command.add("org.baize.app.Baize");
        command.addAll(arguments);
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        return new Program(process, log, URI.create("http://localhost:" + web));
    }

    /** Returns when its web server serves. */
    void awaitReady() throws IOException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(READY_SECONDS);
        try (HttpClient client = HttpClient.newHttpClient()) {
            while (!isReady(client)) {
                goOnWaiting(until, "it does not start");
            }
        }
    }

    private void goOnWaiting(long untilNanos, String otherwise) throws IOException {
        if (System.nanoTime() - untilNanos > 0 || !process.isAlive()) {
            close();
            throw new IOException(otherwise + ": " + said());
        }
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
    }

    private boolean isReady(HttpClient client) {
        HttpRequest request = HttpRequest.newBuilder(address.resolve("/q/health/ready"))
                .timeout(Duration.ofSeconds(5))
                .build();
        return client.sendAsync(request, HttpResponse.BodyHandlers.ofString())
                .handle((answer, failed) -> failed == null && answer.statusCode() == OK)
                .join();
    }

    /** Where this first stands in what it has written, which may be written a little later than it serves. */
    Matcher awaitSaid(Pattern wanted) throws IOException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(READY_SECONDS);
        Matcher said = wanted.matcher(said());
        while (!said.find()) {
            goOnWaiting(until, "it does not say " + wanted);
            said = wanted.matcher(said());
        }
        return said;
    }

    /** The password of everybody who works on a demonstration. */
    String password() throws IOException {
        return awaitSaid(PASSWORD).group(1);
    }

    URI address() {
        return address;
    }

    /** Everything that it has written. */
    String said() throws IOException {
        return Files.readString(log);
    }

    /** As when somebody pulls the plug. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Asks it to stop, as SIGTERM does; false if it does not in good time. */
    boolean stop() throws InterruptedException {
        process.destroy();
        return process.waitFor(READY_SECONDS, TimeUnit.SECONDS);
    }

    /** Waits until it ends by itself, and returns its exit code. */
    int await() throws InterruptedException {
        return process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
