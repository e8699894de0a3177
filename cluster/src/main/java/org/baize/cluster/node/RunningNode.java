package org.baize.cluster.node;

import io.aeron.Aeron;
import io.aeron.AeronCounters;
import io.aeron.cluster.ClusterControl;
import io.aeron.cluster.ClusterMember;
import io.aeron.cluster.ClusterMembership;
import io.aeron.cluster.ClusterTool;
import io.aeron.cluster.ConsensusModule;
import io.aeron.cluster.ElectionState;
import io.aeron.cluster.service.Cluster;
import io.aeron.cluster.service.ClusterCounters;
import io.aeron.exceptions.AeronException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.agrona.concurrent.status.CountersReader;
import org.baize.cluster.log.Hold;
import org.baize.cluster.log.MemberDirectory;

/** A member that runs in another process of this machine, seen through its shared memory. */
public final class RunningNode implements AutoCloseable {

    private static final int CLUSTER = 0;
    private static final long ANSWER_MILLIS = TimeUnit.SECONDS.toMillis(5);
    private static final long SNAPSHOT_NANOS = TimeUnit.SECONDS.toNanos(60);
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final Path directory;
    private final Aeron aeron;

    private RunningNode(Path directory, Aeron aeron) {
        this.directory = directory;
        this.aeron = aeron;
    }

    /**
     * How it is.
     *
     * @param state of its consensus; {@code ACTIVE} when all is well
     * @param election {@code CLOSED} when there is none
     * @param committed all of the log before this position is with most members
     * @param snapshots since it was started
     * @param holds who still has to read its log, and from where
     */
    public record State(
            boolean leads,
            String state,
            String election,
            long term,
            long committed,
            long snapshots,
            List<Hold.Held> holds) {

        public State {
            holds = List.copyOf(holds);
        }
    }

    /** What a member does, as far as the one that is asked knows. Only the one that leads hears from all others. */
    public enum Standing {
        LEADS,
        FOLLOWS,
        SILENT,
        NOT_KNOWN_HERE
    }

    /** One of the members, as this one knows it. */
    public record Seen(int id, String clients, Standing standing) {}

    /** Whether a member runs on that directory. */
    public static boolean isIn(Path directory) {
        return NodeLock.isHeld(directory);
    }

    /** Finds the member of a directory. */
    public static RunningNode in(Path directory) {
        Preflight.checkPlatform();
        if (!NodeLock.isHeld(directory)) {
            throw new NodeException("no node runs on " + directory + ".");
        }
        try {
            return new RunningNode(
                    directory,
                    Aeron.connect(new Aeron.Context()
                            .driverTimeoutMs(ANSWER_MILLIS)
                            .aeronDirectoryName(
                                    NodeConfig.driverDirectory(directory).toString())));
        } catch (AeronException silent) {
            throw new NodeException("the node on " + directory + " does not answer: " + silent.getMessage(), silent);
        }
    }

    /** How it is now. */
    public State state() {
        return new State(
                Cluster.Role.get(count(AeronCounters.CLUSTER_NODE_ROLE_TYPE_ID)) == Cluster.Role.LEADER,
                ConsensusModule.State.get(count(AeronCounters.CLUSTER_CONSENSUS_MODULE_STATE_TYPE_ID))
                        .name(),
                ElectionState.get(count(AeronCounters.CLUSTER_ELECTION_STATE_TYPE_ID))
                        .name(),
                count(AeronCounters.CLUSTER_LEADERSHIP_TERM_ID_TYPE_ID),
                count(AeronCounters.CLUSTER_COMMIT_POSITION_TYPE_ID),
                count(AeronCounters.CLUSTER_SNAPSHOT_COUNTER_TYPE_ID),
                Hold.on(directory));
    }

    private long count(int type) {
        int id = ClusterCounters.find(aeron.countersReader(), type, CLUSTER);
        if (id == CountersReader.NULL_COUNTER_ID) {
            throw new NodeException("the node on " + directory + " is still starting.");
        }
        return aeron.countersReader().getCounterValue(id);
    }

    /** All members. */
    public List<Seen> members() {
        if (!state().election().equals(ElectionState.CLOSED.name())) {
            throw new NodeException("the node on " + directory + " knows of no member that leads just now.");
        }
        ClusterMembership membership = new ClusterMembership();
        if (!ClusterTool.listMembers(
                membership, MemberDirectory.cluster(directory).toFile(), ANSWER_MILLIS)) {
            throw new NodeException("the node on " + directory + " does not answer.");
        }
        return membership.activeMembers.stream()
                .map(member -> new Seen(member.id(), member.ingressEndpoint(), standing(member, membership)))
                .toList();
    }

    private static Standing standing(ClusterMember member, ClusterMembership asked) {
        if (member.id() == asked.leaderMemberId) {
            return Standing.LEADS;
        }
        if (member.id() == asked.memberId) {
            return Standing.FOLLOWS;
        }
        if (asked.memberId != asked.leaderMemberId) {
            return Standing.NOT_KNOWN_HERE;
        }
        long silentNanos = asked.currentTimeNs - member.timeOfLastAppendPositionNs();
        return silentNanos > Settings.LEADER_SILENT_NANOS ? Standing.SILENT : Standing.FOLLOWS;
    }

    /** Has all members take a snapshot, and waits until this one has. Only the one that leads can ask. */
    public void takeSnapshot() {
        State now = state();
        if (!now.leads()) {
            boolean elected = now.election().equals(ElectionState.CLOSED.name());
            throw new NodeException("the node on " + directory + " does not lead; "
                    + (elected ? "ask the member that does." : "nobody does just now."));
        }
        long before = state().snapshots();
        if (!ClusterControl.ToggleState.SNAPSHOT.toggle(
                ClusterControl.findControlToggle(aeron.countersReader(), CLUSTER))) {
            throw new NodeException("the node on " + directory + " is busy; try again.");
        }
        long deadlineNanos = System.nanoTime() + SNAPSHOT_NANOS;
        while (state().snapshots() == before) {
            if (System.nanoTime() - deadlineNanos > 0) {
                throw new NodeException("the node on " + directory + " has taken no snapshot within a minute.");
            }
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    @Override
    public void close() {
        aeron.close();
    }
}
