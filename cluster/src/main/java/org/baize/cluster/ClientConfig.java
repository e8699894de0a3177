package org.baize.cluster;

import java.nio.file.Path;
import java.time.Duration;

/**
 * How a client finds the floor.
 *
 * @param ingressEndpoints all members, as {@link NodeConfig#ingressEndpoints()} says it
 * @param host under which the members reach this client
 * @param driverDirectory of the driver that this client uses
 * @param window so many questions may be under way at once, and as many may wait
 * @param patience after which an unanswered question is reported as unknown
 */
public record ClientConfig(String ingressEndpoints, String host, Path driverDirectory, int window, Duration patience) {

    public static final int USUAL_WINDOW = 1024;
    public static final Duration USUAL_PATIENCE = Duration.ofSeconds(30);

    public ClientConfig {
        if (window < 1 || patience.isNegative() || patience.isZero()) {
            throw new IllegalArgumentException(
                    "window " + window + ", patience " + patience + ": both must be positive");
        }
    }

    /** A client in the process of a node. */
    public static ClientConfig beside(NodeConfig node) {
        return new ClientConfig(
                node.ingressEndpoints(), node.self().host(), node.driverDirectory(), USUAL_WINDOW, USUAL_PATIENCE);
    }
}
