package org.baize.bench.cluster;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.bench.work.BenchException;

/** Starts a node by the launcher on a directory that another left behind, as an operator does after a crash. */
final class NodeStart {

    static final int WAGERS = 1_000_000;

    private static final String READY = "this member leads";

    /** The script that started this benchmark. */
    private static final Optional<Path> LAUNCHER =
            Optional.ofNullable(System.getenv("BAIZE_LAUNCHER")).map(Path::of);

    private final Path settings;

    private NodeStart(Path settings) {
        this.settings = settings;
    }

    /** Whether there is a launcher. */
    static boolean isPossible() {
        return LAUNCHER.isPresent();
    }

    /** A node that takes no snapshot, so that the next start finds the same. */
    static NodeStart prepare(Path directory, int port) {
        try {
            Path settings = directory.resolveSibling(directory.getFileName() + ".properties");
            Files.write(
                    settings,
                    List.of(
                            "data = " + directory,
                            "members = 0=localhost:" + port,
                            "snapshot.messages = " + Integer.MAX_VALUE));
            return new NodeStart(settings);
        } catch (IOException e) {
            throw new BenchException("the settings of a node cannot be written: " + e, e);
        }
    }

    /** From the shell until the node leads; then it is killed. */
    double seconds() {
        long startNanos = System.nanoTime();
        try {
            Process process = new ProcessBuilder(
                            LAUNCHER.orElseThrow().toString(), "node", "--config", settings.toString())
                    .redirectErrorStream(true)
                    .start();
            try (BufferedReader said = process.inputReader(StandardCharsets.UTF_8)) {
                await(said);
                return (System.nanoTime() - startNanos) / 1e9;
            } finally {
                process.destroyForcibly().onExit().join();
            }
        } catch (IOException e) {
            throw new BenchException("a node cannot be started: " + e, e);
        }
    }

    private static void await(BufferedReader said) throws IOException {
        List<String> heard = new ArrayList<>();
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (line.contains(READY)) {
                return;
            }
            heard.add(line);
        }
        throw new BenchException("a node did not start; it said: " + String.join(" / ", heard));
    }
}
