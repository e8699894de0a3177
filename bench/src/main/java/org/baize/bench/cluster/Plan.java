package org.baize.bench.cluster;

import java.util.List;

/**
 * How long to measure.
 *
 * @param rounds of one node and PostgreSQL
 * @param roundsOfThree of three nodes, which are started anew for each
 * @param warmUpMillis before anything counts, for each
 * @param stretchMillis what is measured at a time
 * @param quietMillis for the sparse rate and for the idle node
 * @param postgres whether PostgreSQL takes part
 */
record Plan(int rounds, int roundsOfThree, long warmUpMillis, long stretchMillis, long quietMillis, boolean postgres) {

    static final List<Integer> IN_FLIGHT = List.of(1, 64, 1024);
    static final int SPARSE_PER_SECOND = 100;
    static final Plan FULL = new Plan(5, 3, 6_000, 1_000, 5_000, true);
    static final Plan QUICK = new Plan(1, 1, 500, 300, 500, true);

    /** Steps of the progress line: starts and warm-ups, stretches, the quiet ones. */
    int steps() {
        int forms = postgres ? PostgresForm.values().length : 0;
        int one = 3 + forms + rounds * (3 * IN_FLIGHT.size() + forms) + 2;
        int three = roundsOfThree * (2 + 2 * IN_FLIGHT.size() + forms);
        return one + three;
    }
}
