package org.baize.bench.cluster;

import org.baize.bench.cluster.Worker.Hosted;

/** What is flooded with messages, side by side. */
enum Arm {
    BAIZE_ONE("Baize, one node, client in its process", Hosted.FLOOR, 1),
    BAIZE_ONE_REMOTE("Baize, one node, client in another process", Hosted.FLOOR, 1),
    ECHO_ONE("bare echo, one node, client in its process", Hosted.ECHO, 1),
    BAIZE_THREE("Baize, three nodes, client in another process", Hosted.FLOOR, 3),
    ECHO_THREE("bare echo, three nodes, client in another process", Hosted.ECHO, 3);

    private final String label;
    private final Hosted hosted;
    private final int members;

    Arm(String label, Hosted hosted, int members) {
        this.label = label;
        this.hosted = hosted;
        this.members = members;
    }

    String label() {
        return label;
    }

    Hosted hosted() {
        return hosted;
    }

    int members() {
        return members;
    }
}
