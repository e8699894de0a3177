package org.baize.cluster.node;

import io.aeron.archive.Archive;
import io.aeron.archive.ArchiveThreadingMode;
import io.aeron.archive.checksum.Checksums;
import io.aeron.archive.client.AeronArchive;
import io.aeron.cluster.ConsensusModule;
import io.aeron.cluster.service.ClusteredServiceContainer;
import io.aeron.driver.MediaDriver;
import io.aeron.driver.ThreadingMode;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.agrona.ErrorHandler;
import org.agrona.concurrent.IdleStrategy;
import org.baize.cluster.client.Frames;
import org.baize.cluster.client.Idling;

/** How the parts of a member are set; measured, see the reasons at each. */
final class Settings {

    /** 0 would lose everything at power loss; 1 forces data before it is acknowledged. */
    private static final int FILE_SYNC_LEVEL = 1;

    /** Small terms: a client that floods is held back early, and shared memory stays small. */
    static final int TERM_BYTES = 8 * 1024 * 1024;

    /** Old log goes away in pieces of this size. */
    static final int SEGMENT_BYTES = 4 * TERM_BYTES;

    private static final long LONGEST_SLEEP_NANOS = TimeUnit.MILLISECONDS.toNanos(1);
    private static final int MOST_SESSIONS = 128;

    /** Then the others elect a new one, which takes up to a second more: together below three. */
    static final long LEADER_SILENT_NANOS = TimeUnit.MILLISECONDS.toNanos(1_500);

    private Settings() {}

    static MediaDriver.Context driver(NodeConfig config, ErrorHandler broken) {
        return new MediaDriver.Context()
                .aeronDirectoryName(config.driverDirectory().toString())
                .dirDeleteOnStart(true)
                .dirDeleteOnShutdown(true)
                .threadingMode(ThreadingMode.SHARED)
                .sharedIdleStrategy(idle())
                .sharedThreadFactory(threads(broken))
                .termBufferSparseFile(true)
                .publicationTermBufferLength(TERM_BYTES)
                .ipcTermBufferLength(TERM_BYTES)
                .ipcMtuLength(Frames.WHOLE_BUNDLE_BYTES)
                .errorHandler(broken);
    }

    static AeronArchive.Context localArchive(NodeConfig config) {
        return new AeronArchive.Context()
                .aeronDirectoryName(config.driverDirectory().toString())
                .controlRequestChannel("aeron:ipc")
                .controlResponseChannel("aeron:ipc")
                .controlTermBufferLength(64 * 1024)
                .idleStrategy(idle());
    }

    static Archive.Context archive(NodeConfig config, ErrorHandler broken) {
        return new Archive.Context()
                .aeronDirectoryName(config.driverDirectory().toString())
                .archiveDir(config.archiveDirectory().toFile())
                .controlChannel("aeron:udp?endpoint=" + config.self().archive())
                .localControlChannel("aeron:ipc")
                .replicationChannel("aeron:udp?endpoint=" + config.self().host() + ":0")
                .recordingEventsEnabled(false)
                .segmentFileLength(SEGMENT_BYTES)
                .threadingMode(ArchiveThreadingMode.SHARED)
                .threadFactory(threads(broken))
                .idleStrategySupplier(Settings::idle)
                .fileSyncLevel(FILE_SYNC_LEVEL)
                .catalogFileSyncLevel(FILE_SYNC_LEVEL)
                .recordChecksum(Checksums.crc32c())
                .replayChecksum(Checksums.crc32c())
                .errorHandler(broken);
    }

    static ConsensusModule.Context consensus(
            NodeConfig config, AeronArchive.Context archive, int version, ErrorHandler broken) {
        return new ConsensusModule.Context()
                .aeronDirectoryName(config.driverDirectory().toString())
                .clusterDir(config.clusterDirectory().toFile())
                .clusterMemberId(config.memberId())
                .clusterMembers(config.clusterMembers())
                .archiveContext(archive.clone())
                .ingressChannel("aeron:udp?term-length=" + TERM_BYTES)
                .isIpcIngressAllowed(true)
                .logChannel(logChannel(config))
                .replicationChannel("aeron:udp?endpoint=" + config.self().host() + ":0")
                .fileSyncLevel(FILE_SYNC_LEVEL)
                .maxConcurrentSessions(MOST_SESSIONS)
                .leaderHeartbeatTimeoutNs(LEADER_SILENT_NANOS)
                .leaderHeartbeatIntervalNs(TimeUnit.MILLISECONDS.toNanos(200))
                .electionTimeoutNs(TimeUnit.MILLISECONDS.toNanos(500))
                .startupCanvassTimeoutNs(TimeUnit.SECONDS.toNanos(5))
                .appVersion(version)
                .threadFactory(threads(broken))
                .terminationHook(() -> broken.onError(new NodeException("the consensus of this member has ended.")))
                .idleStrategySupplier(Settings::idle)
                .errorHandler(broken);
    }

    private static String logChannel(NodeConfig config) {
        return "aeron:udp?term-length=" + TERM_BYTES + (config.isOverNetwork() ? "" : Frames.wholeBundles());
    }

    static ClusteredServiceContainer.Context container(
            NodeConfig config, AeronArchive.Context archive, ErrorHandler broken) {
        return new ClusteredServiceContainer.Context()
                .aeronDirectoryName(config.driverDirectory().toString())
                .clusterDir(config.clusterDirectory().toFile())
                .archiveContext(archive.clone())
                .threadFactory(threads(broken))
                .terminationHook(() -> broken.onError(new NodeException("the floor of this member has ended.")))
                .idleStrategySupplier((Supplier<IdleStrategy>) Settings::idle)
                .errorHandler(broken);
    }

    /**
     * Aeron writes an error down before it tells us, on the same disk: where that is full, the thread of a part ends with nobody
     * told, and the process would live on without that part.
     */
    private static ThreadFactory threads(ErrorHandler broken) {
        return Thread.ofPlatform()
                .daemon(false)
                .uncaughtExceptionHandler((_, error) -> broken.onError(error))
                .factory();
    }

    private static IdleStrategy idle() {
        return Idling.withSleepsUpTo(LONGEST_SLEEP_NANOS);
    }
}
