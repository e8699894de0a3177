package org.baize.cluster.node;

import io.aeron.archive.client.AeronArchive;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import org.agrona.ErrorHandler;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.service.FloorService;
import org.baize.protocol.message.ToFloor;

/**
 * Looks after a running node from a thread of its own: takes snapshots when they are due, purges what is old, has the
 * members compare their states, and stops the node before its disk is full.
 */
final class Watch implements Runnable, AutoCloseable {

    private static final long TURN_NANOS = TimeUnit.MILLISECONDS.toNanos(250);
    private static final long HASH_NANOS = TimeUnit.MILLISECONDS.toNanos(10);
    private static final long ANSWER_SECONDS = 5;

    private final NodeConfig config;
    private final Node node;
    private final FloorService floor;
    private final ErrorHandler broken;
    private final Purge purge;
    private final Thread thread;
    private volatile boolean open = true;
    private long snapshots;
    private long snapshotNanos = System.nanoTime();
    private long comparedNanos = System.nanoTime();
    private long reportedPosition;

    Watch(NodeConfig config, Node node, FloorService floor, ErrorHandler broken) {
        this.config = config;
        this.node = node;
        this.floor = floor;
        this.broken = broken;
        this.purge = new Purge(config, broken);
        this.thread = Thread.ofPlatform().name("node-watch").daemon().unstarted(this);
    }

    void start() {
        thread.start();
    }

    @Override
    public void run() {
        try {
            while (open) {
                Preflight.checkDisk(config);
                compare();
                takeSnapshot();
                purgeBehindSnapshot();
                LockSupport.parkNanos(this, TURN_NANOS);
            }
        } catch (RuntimeException | Error failed) { // also of a page in memory for which a full disk has no room
            if (open) {
                broken.onError(failed);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private void takeSnapshot() {
        boolean due = floor.messagesSinceSnapshot() >= config.upkeep().snapshotMessages()
                || (floor.messagesSinceSnapshot() > 0
                        && isOver(snapshotNanos, config.upkeep().snapshotEvery()));
        if (due && node.leads() && node.askForSnapshot()) {
            snapshotNanos = System.nanoTime();
        }
    }

    private void purgeBehindSnapshot() {
        long taken = node.snapshots();
        if (taken == snapshots) {
            return;
        }
        try (AeronArchive archive = AeronArchive.connect(Settings.localArchive(config))) {
            purge.run(archive, System.currentTimeMillis());
            snapshots = taken;
            snapshotNanos = System.nanoTime();
        } catch (io.aeron.exceptions.TimeoutException busy) {
            LockSupport.parkNanos(this, TURN_NANOS); // the archive has more important things to do: later, then
        }
    }

    /**
     * The leader has every member take the hash of its state at one place; then each reports its own. A member that is alone has
     * nobody to compare with.
     */
    private void compare() throws InterruptedException {
        boolean ask = config.members().size() > 1
                && node.leads()
                && isOver(comparedNanos, config.upkeep().compareEvery());
        if (!ask && toReport().isEmpty()) {
            return;
        }
        try (FloorClient client = FloorClient.open(config.client())) {
            if (ask) {
                comparedNanos = System.nanoTime();
                await(client.compare());
                awaitHash();
            }
            Optional<ToFloor.Report> report = toReport();
            if (report.isPresent() && await(client.report(report.get()))) {
                reportedPosition = report.get().position();
            }
        }
    }

    /** So that one session does for the question and the report. */
    private void awaitHash() {
        long deadlineNanos = System.nanoTime() + TimeUnit.SECONDS.toNanos(ANSWER_SECONDS);
        while (open && toReport().isEmpty() && System.nanoTime() - deadlineNanos < 0) {
            LockSupport.parkNanos(this, HASH_NANOS);
        }
    }

    private Optional<ToFloor.Report> toReport() {
        return floor.lastHash()
                .filter(taken -> taken.position() > reportedPosition)
                .map(taken -> new ToFloor.Report(config.memberId(), taken.position(), taken.await()));
    }

    /** Without a leader there is no answer; then it is tried again later. */
    private static boolean await(CompletableFuture<?> answer) throws InterruptedException {
        try {
            answer.get(ANSWER_SECONDS, TimeUnit.SECONDS);
            return true;
        } catch (ExecutionException | TimeoutException unanswered) {
            return false;
        }
    }

    private static boolean isOver(long sinceNanos, Duration time) {
        return System.nanoTime() - sinceNanos >= time.toNanos();
    }

    @Override
    public void close() {
        open = false;
        LockSupport.unpark(thread);
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
