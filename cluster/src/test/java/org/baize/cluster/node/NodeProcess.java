package org.baize.cluster.node;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A node in a process of its own, so that it can be killed. */
final class NodeProcess {

    private final Process process;

    private NodeProcess(Process process) {
        this.process = process;
    }

    static NodeProcess start(Path directory, int firstPort) throws IOException {
        return new NodeProcess(new ProcessBuilder(List.of(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "--add-opens",
                        "java.base/jdk.internal.misc=ALL-UNNAMED",
                        "--add-opens",
                        "java.base/java.util.zip=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        NodeProcess.class.getName(),
                        directory.toString(),
                        Integer.toString(firstPort)))
                .redirectErrorStream(true)
                .redirectOutput(directory.resolveSibling("node.log").toFile())
                .start());
    }

    /** As when somebody pulls the plug of the process: no hook runs, nothing is closed. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        if (!process.waitFor(10, TimeUnit.SECONDS)) {
            throw new IllegalStateException("the process outlives being killed");
        }
    }

    /** The process itself. */
    public static void main(String[] arguments) throws InterruptedException {
        NodeConfig config = NodeConfig.single(Path.of(arguments[0]), Integer.parseInt(arguments[1]));
        try (Node _ = Node.start(config, Throwable::printStackTrace)) {
            Thread.currentThread().join();
        }
    }
}
