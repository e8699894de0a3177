package org.baize.cluster.node;

import io.aeron.archive.client.AeronArchive;
import io.aeron.cluster.ClusterControl;
import io.aeron.cluster.ClusteredMediaDriver;
import io.aeron.cluster.ConsensusModule;
import io.aeron.cluster.ElectionState;
import io.aeron.cluster.service.Cluster;
import io.aeron.cluster.service.ClusteredService;
import io.aeron.cluster.service.ClusteredServiceContainer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;
import org.agrona.CloseHelper;
import org.agrona.ErrorHandler;
import org.agrona.concurrent.AgentTerminationException;
import org.baize.cluster.service.FloorService;
import org.baize.rules.rulebook.Rulebooks;
import org.jspecify.annotations.Nullable;

/** One member of the cluster in this process: driver, archive, consensus and the floor. */
public final class Node implements AutoCloseable {

    private static final long LAST_SNAPSHOT_NANOS = TimeUnit.SECONDS.toNanos(10);
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final NodeLock lock;
    private final ClusteredMediaDriver driver;
    private final ClusteredServiceContainer container;
    private final Heard heard;
    private @Nullable Watch watch;

    private Node(NodeLock lock, ClusteredMediaDriver driver, ClusteredServiceContainer container, Heard heard) {
        this.lock = lock;
        this.heard = heard;
        this.driver = driver;
        this.container = container;
    }

    /**
     * Starts a member.
     *
     * @param broken is told of an error after which this member must not go on; it ends the process
     */
    public static Node start(NodeConfig config, ErrorHandler broken) {
        return start(config, floor -> floor, broken);
    }

    /**
     * Starts a member whose floor hears and says what something between it and the log lets through; the rest is as ever.
     *
     * @param between around the floor, to see what a member does about a fault there
     */
    static Node start(NodeConfig config, UnaryOperator<ClusteredService> between, ErrorHandler broken) {
        Preflight.checkPlatform();
        workOutTheRules();
        FloorService floor =
                new FloorService(config.memberId(), config.members().size());
        Node node = host(config, between.apply(floor), floor.version(), broken);
        node.watch = new Watch(config, node, floor, broken);
        node.watch.start();
        return node;
    }

    /** They are needed only when the log is read, and take a while: beside the check of the log that while is free. */
    private static void workOutTheRules() {
        Thread.ofPlatform().name("node-rules").daemon().start(Rulebooks::all);
    }

    /**
     * Starts a member that hosts another service under the very same settings, to measure what they allow.
     *
     * @param version of the messages of that service
     */
    public static Node host(NodeConfig config, ClusteredService service, int version, ErrorHandler broken) {
        NodeLock lock = NodeLock.take(config.directory());
        ClusteredMediaDriver driver = null;
        Heard heard = new Heard(broken);
        try {
            Preflight.checkPlace(config);
            MemberMark.check(config);
            Preflight.checkLog(config, broken);
            Preflight.checkFrames(config, broken);
            lock.clearStaleMarks(config);
            AeronArchive.Context local = Settings.localArchive(config);
            ErrorHandler asked = RequestFaults.setApart(heard);
            driver = ClusteredMediaDriver.launch(
                    Settings.driver(config, asked),
                    Settings.archive(config, heard),
                    Settings.consensus(config, local, version, asked));
            ClusteredServiceContainer.Context hosted = Settings.container(config, local, heard)
                    .clusteredService(service)
                    .appVersion(version);
            return new Node(lock, driver, ClusteredServiceContainer.launch(hosted), heard);
        } catch (Throwable failed) { // also what is thrown undeclared, such as an IOException of a full disk
            CloseHelper.quietCloseAll(driver, lock);
            throw failed;
        }
    }

    /** Passes errors on. That the parts of a member have ended is none any more when it is being stopped, perhaps in its start. */
    private static final class Heard implements ErrorHandler {

        private final ErrorHandler broken;
        private volatile boolean stopping;

        private Heard(ErrorHandler broken) {
            this.broken = broken;
        }

        @Override
        public void onError(Throwable error) {
            boolean end = error instanceof NodeException || error instanceof AgentTerminationException;
            if (!stopping || !end) {
                broken.onError(error);
            }
        }
    }

    /** What a member does. */
    enum Role {
        /** It starts, or nobody leads just now. */
        ELECTS,
        FOLLOWS,
        LEADS
    }

    Role role() {
        if (ElectionState.get(consensus().electionStateCounter()) != ElectionState.CLOSED) {
            return Role.ELECTS;
        }
        boolean leader = Cluster.Role.get(consensus().clusterNodeRoleCounter()) == Cluster.Role.LEADER;
        return leader ? Role.LEADS : Role.FOLLOWS;
    }

    /** Whether this member leads now: it has read its log to the end, and takes clients. */
    public boolean leads() {
        return role() == Role.LEADS;
    }

    /**
     * Asks for a snapshot of all members. They take it at the same place of the log, and the answer does not wait for it.
     *
     * @return false if this member does not lead, or does something else just now
     */
    public boolean askForSnapshot() {
        return ClusterControl.ToggleState.SNAPSHOT.toggle(consensus().controlToggleCounter());
    }

    /** Up to here the log is with most members, and will never change. */
    public long committed() {
        return consensus().commitPositionCounter().get();
    }

    /** How many snapshots were taken since this member started. */
    public long snapshots() {
        return consensus().snapshotCounter().get();
    }

    private ConsensusModule.Context consensus() {
        return driver.consensusModule().context();
    }

    /** Stops in good order: a member that leads takes a last snapshot first, so that the next start has nothing to replay. */
    public void stop() {
        CloseHelper.close(watch);
        watch = null;
        long before = snapshots();
        long deadlineNanos = System.nanoTime() + LAST_SNAPSHOT_NANOS;
        if (leads() && askForSnapshot()) {
            while (snapshots() == before && System.nanoTime() - deadlineNanos < 0) {
                LockSupport.parkNanos(LOOK_NANOS);
            }
        }
        close();
    }

    @Override
    public void close() {
        heard.stopping = true;
        CloseHelper.closeAll(watch, container, driver, lock);
    }
}
