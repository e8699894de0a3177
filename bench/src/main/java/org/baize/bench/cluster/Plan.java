package org.baize.bench.cluster;

import java.util.List;

/**
 * How long to measure.
 *
 * @param rounds of one node and PostgreSQL
 * @param roundsOfThree of three nodes, which are started anew for each
 * @param warmUpMillis before anything counts, for each node
 * @param stretchMillis what is measured at a time
 * @param quietMillis for the sparse rate and for the idle node
 * @param starts of a node by the launcher
 * @param postgres whether PostgreSQL takes part
 */
record Plan(
        int rounds,
        int roundsOfThree,
        long warmUpMillis,
        long stretchMillis,
        long quietMillis,
        int starts,
        boolean postgres) {

    static final List<Integer> IN_FLIGHT = List.of(1, 64, 1024);
    static final int SPARSE_PER_SECOND = 100;
    static final Plan FULL = new Plan(5, 3, 12_000, 2_000, 5_000, 3, true);
    static final Plan QUICK = new Plan(1, 1, 500, 300, 500, 1, true);

    /** Steps of the progress line: starts and warm-ups, stretches, the quiet ones. */
    int steps() {
        int forms = postgres ? PostgresForm.values().length : 0;
        int one = 3 + forms + rounds * (3 * IN_FLIGHT.size() + forms) + 2;
        int three = roundsOfThree * (2 + 2 * IN_FLIGHT.size() + forms);
        return one + three + (starts == 0 ? 0 : 1 + starts);
    }

    /** The same, for whoever has no launcher at hand. */
    Plan withoutStarts() {
        return new Plan(rounds, roundsOfThree, warmUpMillis, stretchMillis, quietMillis, 0, postgres);
    }
}
