package org.baize.app;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.baize.chaos.load.Load;
import org.baize.chaos.load.Way;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.cluster.node.NodeFile;
import org.baize.cluster.node.Warnings;
import org.baize.engine.spec.TableSpec.Purpose;

/**
 * Plays on a floor that is thrown away afterwards. The launcher lets the Java machine watch it once after each build and keep
 * what it learned, so that every node starts quicker from then on. No part of the command line.
 */
final class Rehearsal {

    private static final Load.Size FLOOR = new Load.Size(8, 32, Duration.ZERO);
    private static final Duration PLAY = Duration.ofSeconds(3);
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final NodeConfig config;

    private Rehearsal(Path directory) {
        this.config = NodeFile.usual()
                .put("data", directory.toString())
                .put("members", "0=localhost:" + FreePorts.ofOne())
                .config();
    }

    public static void main(String[] arguments) throws InterruptedException {
        Path directory = Path.of(arguments[0]);
        Rehearsal rehearsal = new Rehearsal(directory.resolve("node"));
        rehearsal.play();
        rehearsal.startAgain();
        openHouse(directory.resolve("house"));
    }

    /** A whole demonstration, with a visitor who sits down at a table for a moment. */
    private static void openHouse(Path directory) {
        String web = "localhost:" + FreePorts.ofOne();
        NodeFile file = NodeFile.usual(House.KEYS)
                .put("data", directory.toString())
                .put("members", "0=localhost:" + FreePorts.ofOne())
                .put("web", web);
        CompletableFuture<Void> visit = new CompletableFuture<>();
        new House(file, Purpose.DEMONSTRATION, _ -> {})
                .run(visit::isDone, _ -> Thread.ofPlatform().daemon().start(() -> Visitor.visit(web, visit)));
    }

    /** With a snapshot in the middle, and no other at the end. */
    private void play() throws InterruptedException {
        try (Node node = Node.start(config, Rehearsal::broken);
                FloorClient client = FloorClient.open(config.client());
                Load load = Load.open(Way.of(client), FLOOR, 1)) {
            play(load);
            node.askForSnapshot();
            while (node.snapshots() == 0) {
                LockSupport.parkNanos(LOOK_NANOS);
            }
            play(load);
        }
    }

    private static void play(Load load) throws InterruptedException {
        load.begin();
        Thread.sleep(PLAY);
        load.pause();
    }

    /** From the snapshot and the log behind it. */
    private void startAgain() {
        Node node = Node.start(config, Rehearsal::broken);
        try (FloorClient client = FloorClient.open(config.client())) {
            client.state().join();
        }
        node.stop();
    }

    private static void broken(Throwable error) {
        error.printStackTrace();
        if (!Warnings.isOne(error)) {
            Runtime.getRuntime().halt(1);
        }
    }
}
