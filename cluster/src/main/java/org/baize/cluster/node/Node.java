package org.baize.cluster.node;

import io.aeron.archive.Archive;
import io.aeron.archive.ArchiveThreadingMode;
import io.aeron.archive.checksum.Checksums;
import io.aeron.archive.client.AeronArchive;
import io.aeron.cluster.ClusterControl;
import io.aeron.cluster.ClusteredMediaDriver;
import io.aeron.cluster.ConsensusModule;
import io.aeron.cluster.service.ClusteredService;
import io.aeron.cluster.service.ClusteredServiceContainer;
import io.aeron.driver.MediaDriver;
import io.aeron.driver.ThreadingMode;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.agrona.CloseHelper;
import org.agrona.ErrorHandler;
import org.agrona.concurrent.BackoffIdleStrategy;
import org.agrona.concurrent.IdleStrategy;
import org.baize.cluster.service.FloorService;

/** One member of the cluster in this process: driver, archive, consensus and the floor. */
public final class Node implements AutoCloseable {

    /** 0 would lose everything at power loss; 1 forces data before it is acknowledged. */
    private static final int FILE_SYNC_LEVEL = 1;

    /** Small terms: a client that floods is held back early, and shared memory stays small. */
    private static final int TERM_BYTES = 8 * 1024 * 1024;

    private static final long LONGEST_PARK_NANOS = TimeUnit.MILLISECONDS.toNanos(1);
    private static final int MOST_SESSIONS = 128;

    private final NodeLock lock;
    private final ClusteredMediaDriver driver;
    private final ClusteredServiceContainer container;

    private Node(NodeLock lock, ClusteredMediaDriver driver, ClusteredServiceContainer container) {
        this.lock = lock;
        this.driver = driver;
        this.container = container;
    }

    /**
     * Starts a member.
     *
     * @param broken is told of an error after which this member must not go on; it ends the process
     */
    public static Node start(NodeConfig config, ErrorHandler broken) {
        FloorService floor = new FloorService(config.members().size());
        return host(config, floor, floor.version(), broken);
    }

    /**
     * Starts a member that hosts another service under the very same settings, to measure what they allow.
     *
     * @param version of the messages of that service
     */
    public static Node host(NodeConfig config, ClusteredService service, int version, ErrorHandler broken) {
        NodeLock lock = NodeLock.take(config.directory());
        ClusteredMediaDriver driver = null;
        try {
            lock.clearStaleMarks(config);
            AeronArchive.Context local = localArchive(config);
            driver = ClusteredMediaDriver.launch(
                    driver(config, broken), archive(config, broken), consensus(config, local, version, broken));
            ClusteredServiceContainer.Context hosted =
                    container(config, local, broken).clusteredService(service).appVersion(version);
            return new Node(lock, driver, ClusteredServiceContainer.launch(hosted));
        } catch (RuntimeException failed) {
            CloseHelper.quietCloseAll(driver, lock);
            throw failed;
        }
    }

    private static MediaDriver.Context driver(NodeConfig config, ErrorHandler broken) {
        return new MediaDriver.Context()
                .aeronDirectoryName(config.driverDirectory().toString())
                .dirDeleteOnStart(true)
                .dirDeleteOnShutdown(true)
                .threadingMode(ThreadingMode.SHARED)
                .sharedIdleStrategy(idle())
                .termBufferSparseFile(true)
                .publicationTermBufferLength(TERM_BYTES)
                .ipcTermBufferLength(TERM_BYTES)
                .errorHandler(broken);
    }

    private static AeronArchive.Context localArchive(NodeConfig config) {
        return new AeronArchive.Context()
                .aeronDirectoryName(config.driverDirectory().toString())
                .controlRequestChannel("aeron:ipc")
                .controlResponseChannel("aeron:ipc")
                .controlTermBufferLength(64 * 1024)
                .idleStrategy(idle());
    }

    private static Archive.Context archive(NodeConfig config, ErrorHandler broken) {
        return new Archive.Context()
                .aeronDirectoryName(config.driverDirectory().toString())
                .archiveDir(config.archiveDirectory().toFile())
                .controlChannel("aeron:udp?endpoint=" + config.self().archive())
                .localControlChannel("aeron:ipc")
                .replicationChannel("aeron:udp?endpoint=" + config.self().host() + ":0")
                .recordingEventsEnabled(false)
                .threadingMode(ArchiveThreadingMode.SHARED)
                .idleStrategySupplier(Node::idle)
                .fileSyncLevel(FILE_SYNC_LEVEL)
                .catalogFileSyncLevel(FILE_SYNC_LEVEL)
                .recordChecksum(Checksums.crc32c())
                .replayChecksum(Checksums.crc32c())
                .errorHandler(broken);
    }

    private static ConsensusModule.Context consensus(
            NodeConfig config, AeronArchive.Context archive, int version, ErrorHandler broken) {
        return new ConsensusModule.Context()
                .aeronDirectoryName(config.driverDirectory().toString())
                .clusterDir(config.clusterDirectory().toFile())
                .clusterMemberId(config.memberId())
                .clusterMembers(config.clusterMembers())
                .archiveContext(archive.clone())
                .ingressChannel("aeron:udp?term-length=" + TERM_BYTES)
                .isIpcIngressAllowed(true)
                .logChannel("aeron:udp?term-length=" + TERM_BYTES)
                .replicationChannel("aeron:udp?endpoint=" + config.self().host() + ":0")
                .fileSyncLevel(FILE_SYNC_LEVEL)
                .maxConcurrentSessions(MOST_SESSIONS)
                .leaderHeartbeatTimeoutNs(TimeUnit.SECONDS.toNanos(2))
                .leaderHeartbeatIntervalNs(TimeUnit.MILLISECONDS.toNanos(200))
                .electionTimeoutNs(TimeUnit.MILLISECONDS.toNanos(500))
                .startupCanvassTimeoutNs(TimeUnit.SECONDS.toNanos(5))
                .appVersion(version)
                .idleStrategySupplier(Node::idle)
                .errorHandler(broken);
    }

    private static ClusteredServiceContainer.Context container(
            NodeConfig config, AeronArchive.Context archive, ErrorHandler broken) {
        return new ClusteredServiceContainer.Context()
                .aeronDirectoryName(config.driverDirectory().toString())
                .clusterDir(config.clusterDirectory().toFile())
                .archiveContext(archive.clone())
                .idleStrategySupplier((Supplier<IdleStrategy>) Node::idle)
                .errorHandler(broken);
    }

    private static IdleStrategy idle() {
        return new BackoffIdleStrategy(10, 20, 1_000, LONGEST_PARK_NANOS);
    }

    /**
     * Asks for a snapshot of all members. They take it at the same place of the log, and the answer does not wait for it.
     *
     * @return false if this member does not lead, or does something else just now
     */
    public boolean askForSnapshot() {
        return ClusterControl.ToggleState.SNAPSHOT.toggle(
                driver.consensusModule().context().controlToggleCounter());
    }

    /** How many snapshots were taken since this member started. */
    public long snapshots() {
        return driver.consensusModule().context().snapshotCounter().get();
    }

    @Override
    public void close() {
        CloseHelper.closeAll(container, driver, lock);
    }
}
