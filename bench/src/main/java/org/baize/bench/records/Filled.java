package org.baize.bench.records;

import java.util.List;

/**
 * What was written into a database, and how fast.
 *
 * @param rows of all tables
 * @param turns that the hall has played
 * @param cpuSeconds of this process: all of the work where the database is embedded, and without the server's where it is not
 * @param stretches entries a second, one stretch after the other
 */
record Filled(
        long wagers, long entries, long rows, int turns, double seconds, double cpuSeconds, List<Double> stretches) {

    Filled {
        stretches = List.copyOf(stretches);
    }

    double entriesPerSecond() {
        return Figure.median(stretches);
    }

    /** On a machine that is shared the fairer figure. */
    double entriesPerCpuSecond() {
        return entries / cpuSeconds;
    }

    double rowsPerSecond() {
        return rows / seconds;
    }

    /** While the tables were short. The first stretch warms up and does not count if there are others. */
    double early() {
        int quarter = Math.max(1, stretches.size() / 4);
        int from = Math.min(1, stretches.size() - 1);
        return Figure.median(stretches.subList(from, Math.min(stretches.size(), from + quarter)));
    }

    /** When they had grown. */
    double late() {
        return Figure.median(stretches.subList(stretches.size() - Math.max(1, stretches.size() / 4), stretches.size()));
    }
}
