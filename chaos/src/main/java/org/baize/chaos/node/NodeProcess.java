package org.baize.chaos.node;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.baize.cluster.node.NodeConfig;

/**
 * A member in a process of its own, so that it can be killed. It never outlives this process, unless that is killed itself.
 */
public final class NodeProcess implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Process process;
    private final Thread hook;

    private NodeProcess(Process process) {
        this.process = process;
        this.hook = new Thread(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /**
     * Starts a member.
     *
     * @param prefix what stands before the command, to run it in a network of its own; may be empty
     * @param log takes what the process writes, behind what is there
     */
    public static NodeProcess start(NodeConfig config, List<String> prefix, Path log) throws IOException {
        List<String> command = new ArrayList<>(prefix);
        command.addAll(JavaCommand.of(NodeMain.class, NodeMain.arguments(config)));
        return new NodeProcess(new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start());
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
        awaitEnd();
    }

    /** Asks it to end well. */
    public void stop() throws InterruptedException {
        process.destroy();
        awaitEnd();
    }

    /** It stands still, and keeps everything that it holds. */
    public void pause() throws IOException, InterruptedException {
        signal("STOP");
    }

    public void resume() throws IOException, InterruptedException {
        signal("CONT");
    }

    private void signal(String name) throws IOException, InterruptedException {
        int code = new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                .inheritIO()
                .start()
                .waitFor();
        if (code != 0) {
            throw new IOException("the signal " + name + " could not be sent to process " + process.pid());
        }
    }

    /** Waits until it has ended. */
    public void awaitEnd() throws InterruptedException {
        if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
            throw new IllegalStateException("process " + process.pid() + " has not ended in " + PATIENCE);
        }
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
