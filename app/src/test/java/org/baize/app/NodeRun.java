package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The command {@code node} in a process of its own, and what it has said so far. */
final class NodeRun implements AutoCloseable {

    /** The packages that {@code ./baize} opens to it. */
    static final List<String> OPENED = List.of(
            "--add-opens",
            "java.base/jdk.internal.misc=ALL-UNNAMED",
            "--add-opens",
            "java.base/java.util.zip=ALL-UNNAMED");

    private static final long PATIENCE_SECONDS = 120;

    private final Process process;
    private final BufferedReader out;
    private final List<String> said = new ArrayList<>();

    private NodeRun(Process process) {
        this.process = process;
        this.out = process.inputReader();
    }

    static NodeRun start(String... options) throws IOException {
        return start(OPENED, options);
    }

    /**
     * Starts it.
     *
     * @param java the options of the Java machine
     */
    static NodeRun start(List<String> java, String... options) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(java);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Baize.class.getName(), "node"));
        command.addAll(List.of(options));
        return new NodeRun(new ProcessBuilder(command).redirectErrorStream(true).start());
    }

    /** Reads on until the node takes commands. */
    NodeRun awaitLeading() throws IOException {
        String line = out.readLine();
        while (line != null && !line.equals("baize: this member leads")) {
            said.add(line);
            line = out.readLine();
        }
        assertThat(line).as("the node leads; it said %s", said).isNotNull();
        said.add(line);
        return this;
    }

    /** Tells it to stop, as Ctrl-C does; unlike {@code destroy()} of the process this leaves its streams open. */
    NodeRun tellToStop() {
        process.toHandle().destroy();
        return this;
    }

    /** Everything that it said until it ended. */
    List<String> awaitEnd() throws IOException, InterruptedException {
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            said.add(line);
        }
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        return List.copyOf(said);
    }

    List<String> said() {
        return List.copyOf(said);
    }

    int exitCode() {
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
