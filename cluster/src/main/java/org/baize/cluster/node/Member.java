package org.baize.cluster.node;

import java.util.List;
import java.util.stream.IntStream;

/**
 * One member of the cluster and where it is reached. It uses five ports from the first one on.
 *
 * @param firstPort clients; then votes, the log, catching up and the archive
 */
public record Member(int id, String host, int firstPort) {

    static final int PORTS = 5;

    static final int HIGHEST_FIRST_PORT = 65_535 - PORTS + 1;

    public Member {
        if (id < 0 || host.isBlank() || firstPort < 1 || firstPort > HIGHEST_FIRST_PORT) {
            throw new IllegalArgumentException("a member is a number, a host and a port up to " + HIGHEST_FIRST_PORT
                    + ": " + id + ", '" + host + "', " + firstPort);
        }
    }

    /** Whether one of the two would find a port of its own taken by the other. */
    boolean collidesWith(Member other) {
        return host.equals(other.host) && Math.abs(firstPort - other.firstPort) < PORTS;
    }

    List<Integer> ports() {
        return IntStream.range(firstPort, firstPort + PORTS).boxed().toList();
    }

    String ingress() {
        return host + ":" + firstPort;
    }

    String archive() {
        return host + ":" + (firstPort + 4);
    }

    /** As the consensus module wants it. */
    String endpoints() {
        return id + "," + ingress() + "," + host + ":" + (firstPort + 1) + "," + host + ":" + (firstPort + 2) + ","
                + host + ":" + (firstPort + 3) + "," + archive();
    }
}
