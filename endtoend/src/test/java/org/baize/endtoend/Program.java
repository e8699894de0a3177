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

/** {@code ./baize run} as the launcher starts it, once it is built. */
final class Program implements AutoCloseable {

    private static final Path TARGET = Path.of("..", "app", "target");
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
    private static final long READY_SECONDS = 120;
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
     * Starts it and returns when it is ready.
     *
     * @param node the first of five ports
     */
    static Program run(Path data, int node, int web) throws IOException {
        List<String> arguments = List.of(
                "run", "--data", data.toString(), "--port", Integer.toString(node), "--web", Integer.toString(web));
        Program program = start(arguments, data.resolveSibling("run.log"), web);
        program.awaitReady();
        return program;
    }

    /** Starts a member with that file, and does not wait: it may need others. */
    static Program node(Path file) throws IOException {
        int web = Files.readString(file)
                .lines()
                .filter(line -> line.startsWith("web = "))
                .map(line -> Integer.parseInt(line.substring("web = ".length())))
                .findFirst()
                .orElse(0);
        return start(List.of("node", "--config", file.toString()), file.resolveSibling("node.log"), web);
    }

    private static Program start(List<String> arguments, Path log, int web) throws IOException {
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
                if (System.nanoTime() - until > 0 || !process.isAlive()) {
                    close();
                    throw new IOException("it does not start: " + said());
                }
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
            }
        }
    }

    private boolean isReady(HttpClient client) {
        HttpRequest request = HttpRequest.newBuilder(address.resolve("/q/health/ready"))
                .timeout(Duration.ofSeconds(5))
                .build();
        return client.sendAsync(request, HttpResponse.BodyHandlers.ofString())
                .handle((answer, failed) -> failed == null && answer.statusCode() == OK)
                .join();
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

    /** Asks it to stop, as Ctrl-C does. */
    boolean stop() throws InterruptedException {
        process.destroy();
        return process.waitFor(60, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
