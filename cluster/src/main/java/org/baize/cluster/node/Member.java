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

    public Member {
        if (id < 0 || host.isBlank() || firstPort < 1 || firstPort > 65_535 - PORTS) {
            throw new IllegalArgumentException(
                    "a member is a number, a host and a port below 65531: " + id + ", '" + host + "', " + firstPort);
        }
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
