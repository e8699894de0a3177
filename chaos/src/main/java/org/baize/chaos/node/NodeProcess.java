package org.baize.chaos.node;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.baize.cluster.node.NodeConfig;

/**
 * A member in a process of its own, so that it can be killed. It does not outlive this process: a hook ends it, and it ends
 * itself when the pipe between them breaks.
 */
public final class NodeProcess implements AutoCloseable {

    /** When this process is told to end, whoever started the members has this time to end them well. */
    public static final Duration LEFT_TO_OTHERS = Duration.ofSeconds(32);

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /** Ctrl-C goes to all processes of a terminal; whoever started the members ends them in their order. */
    private static final List<String> DEAF_TO_CTRL_C = List.of("sh", "-c", "trap '' INT; exec \"$0\" \"$@\"");

    private final Process process;
    private final Thread hook;

    private NodeProcess(Process process) {
        this.process = process;
        this.hook = new Thread(this::endLate);
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException _) {
            // This process is ending already: the member ends with the pipe.
        }
    }

    /**
     * Starts a member.
     *
     * @param prefix what stands before the command, to run it in a network of its own; may be empty
     * @param log takes what the process writes, behind what is there
     */
    static NodeProcess start(NodeConfig config, NodeMain.Kind kind, List<String> prefix, Path log) throws IOException {
        List<String> command = new ArrayList<>(prefix);
        command.addAll(DEAF_TO_CTRL_C);
        command.addAll(JavaCommand.of(NodeMain.class, NodeMain.arguments(config, kind)));
        return new NodeProcess(new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start());
    }

    /** Whoever is told to stop has some time to end the members; what is left then is killed. */
    private void endLate() {
        try {
            if (!process.waitFor(LEFT_TO_OTHERS.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException hurried) {
            process.destroyForcibly();
        }
    }

    long pid() {
        return process.pid();
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /** As when somebody pulls the plug of the process: no hook runs, nothing is closed. */
    public void kill() throws InterruptedException {
        process.destroyForcibly();
        var _ = awaitEnd();
    }

    /** Asks it to end well. */
    public void stop() throws InterruptedException {
        process.destroy();
        var _ = awaitEnd();
    }

    /** It stands still, and keeps everything that it holds. */
    public void pause() throws IOException, InterruptedException {
        signal("STOP");
    }

    public void resume() throws IOException, InterruptedException {
        signal("CONT");
    }

    private void signal(String name) throws IOException, InterruptedException {
        call("kill", "-" + name, Long.toString(process.pid()));
    }

    /** From now on the system refuses it to write beyond this length of a file, whatever there is already. */
    void limitFiles(long bytes) throws IOException, InterruptedException {
        call("prlimit", "--pid=" + process.pid(), "--fsize=" + bytes);
    }

    private static void call(String... command) throws IOException, InterruptedException {
        int code = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (code != 0) {
            throw new IOException("'" + String.join(" ", command) + "' failed with " + code);
        }
    }

    /** Waits until it has ended, and returns its exit code. */
    public int awaitEnd() throws InterruptedException {
        if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
            throw new IllegalStateException("process " + process.pid() + " has not ended in " + PATIENCE);
        }
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // This process is ending, and the hook does the same.
        }
    }
}
