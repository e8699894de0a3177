package org.baize.cluster.client;

import io.aeron.cluster.client.AeronCluster;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * How a client finds the floor.
 *
 * @param ingressEndpoints all members: {@code 0=host:port,1=host:port}; or {@link #THROUGH_MEMORY}
 * @param host under which the members reach this client
 * @param driverDirectory of the driver that this client shares; without one it brings its own
 * @param window so many questions may be under way at once; {@link #waiting} more may wait for their turn
 * @param patience after which an unanswered question is reported as unknown
 */
public record ClientConfig(
        String ingressEndpoints, String host, Optional<Path> driverDirectory, int window, Duration patience) {

    /** For a client beside a node that is alone: no network between them. */
    public static final String THROUGH_MEMORY = "";

    /** The same as the members': what is too long for their log is not even sent. A message takes at most an eighth of it. */
    private static final String TERM = "term-length=8m";

    /** Streams below are those of the cluster itself. */
    private static final int FIRST_STREAM = 10_000;

    public static final int USUAL_WINDOW = 1024;

    /** So many may wait for each that may be under way. */
    private static final int WAITING_A_PLACE = 16;

    public static final Duration USUAL_PATIENCE = Duration.ofSeconds(30);

    public ClientConfig {
        if (ingressEndpoints.equals(THROUGH_MEMORY) && driverDirectory.isEmpty()) {
            throw new IllegalArgumentException("through memory there is only the node whose driver is shared");
        }
        if (window < 1 || patience.isNegative() || patience.isZero()) {
            throw new IllegalArgumentException(
                    "window " + window + ", patience " + patience + ": both must be positive");
        }
    }

    /** A client in a process of its own. */
    public static ClientConfig of(String ingressEndpoints, String host) {
        return new ClientConfig(ingressEndpoints, host, Optional.empty(), USUAL_WINDOW, USUAL_PATIENCE);
    }

    /**
     * Where to find the floor, and where its answers go. In memory all clients of a process hear the same channel, and one that
     * has stopped reading would hold up the answers of the others: so each connection has a stream of its own.
     */
    public AeronCluster.Context connection() {
        AeronCluster.Context context = new AeronCluster.Context();
        return ingressEndpoints.equals(THROUGH_MEMORY)
                ? context.ingressChannel("aeron:ipc?" + TERM)
                        .egressChannel("aeron:ipc")
                        .egressStreamId(ThreadLocalRandom.current().nextInt(FIRST_STREAM, Integer.MAX_VALUE))
                : overNetwork(context, Frames.between(hosts()));
    }

    private AeronCluster.Context overNetwork(AeronCluster.Context context, String frames) {
        return context.ingressChannel("aeron:udp?" + TERM + frames)
                .ingressEndpoints(ingressEndpoints)
                .egressChannel("aeron:udp?endpoint=" + host + ":0" + frames);
    }

    /** Between which messages travel: this one and the members. */
    private List<String> hosts() {
        Stream<String> members = Arrays.stream(ingressEndpoints.split(",", -1))
                .map(endpoint -> endpoint.substring(endpoint.indexOf('=') + 1, endpoint.lastIndexOf(':')));
        return Stream.concat(Stream.of(host), members).toList();
    }

    /**
     * A whole floor may touch its screens in the same second, and the answer to that is to wait for a moment; only a floor that stands
     * still is told to be busy.
     */
    int waiting() {
        return WAITING_A_PLACE * window;
    }

    /** How long a session waits for another member to lead when its own is gone; where there is no other, not at all. */
    long newLeaderNanos() {
        return ingressEndpoints.contains(",") ? TimeUnit.SECONDS.toNanos(2) : 1;
    }
}
