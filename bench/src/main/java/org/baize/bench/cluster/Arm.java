package org.baize.bench.cluster;

/** What is flooded with messages, side by side. */
enum Arm {
    BAIZE_ONE("Baize, one node, client in its process", false, 1),
    BAIZE_ONE_REMOTE("Baize, one node, client in another process", false, 1),
    ECHO_ONE("bare echo, one node, client in its process", true, 1),
    BAIZE_THREE("Baize, three nodes, client in another process", false, 3),
    ECHO_THREE("bare echo, three nodes, client in another process", true, 3);

    private final String label;
    private final boolean echo;
    private final int members;

    Arm(String label, boolean echo, int members) {
        this.label = label;
        this.echo = echo;
        this.members = members;
    }

    String label() {
        return label;
    }

    boolean echo() {
        return echo;
    }

    int members() {
        return members;
    }
}
