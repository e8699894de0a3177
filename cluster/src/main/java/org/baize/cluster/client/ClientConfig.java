package org.baize.cluster.client;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * How a client finds the floor.
 *
 * @param ingressEndpoints all members: {@code 0=host:port,1=host:port}
 * @param host under which the members reach this client
 * @param driverDirectory of the driver that this client shares; without one it brings its own
 * @param window so many questions may be under way at once, and as many may wait
 * @param patience after which an unanswered question is reported as unknown
 */
public record ClientConfig(
        String ingressEndpoints, String host, Optional<Path> driverDirectory, int window, Duration patience) {

    public static final int USUAL_WINDOW = 1024;
    public static final Duration USUAL_PATIENCE = Duration.ofSeconds(30);

    public ClientConfig {
        if (window < 1 || patience.isNegative() || patience.isZero()) {
            throw new IllegalArgumentException(
                    "window " + window + ", patience " + patience + ": both must be positive");
        }
    }

    /** A client in a process of its own. */
    public static ClientConfig of(String ingressEndpoints, String host) {
        return new ClientConfig(ingressEndpoints, host, Optional.empty(), USUAL_WINDOW, USUAL_PATIENCE);
    }
}
