package org.baize.bench.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a figure should come to.
 *
 * @param unit behind the figure
 * @param atLeast whether more is better
 */
record Aim(String what, double figure, String unit, double bound, boolean atLeast) {

    private static final int BUSY = 1024;
    private static final int MIDDLING = 64;

    boolean reached() {
        return atLeast ? figure >= bound : figure <= bound;
    }

    String text() {
        return String.format(
                Locale.ROOT,
                "%s: %.1f%s, aim %s %.0f%s: %s%n",
                what,
                figure,
                unit,
                atLeast ? "at least" : "at most",
                bound,
                unit,
                reached() ? "reached" : "missed");
    }

    /** All that can be said from what was measured; without PostgreSQL its ratios are left out. */
    static List<Aim> of(ClusterReport report) {
        double oneRate = report.of(Arm.BAIZE_ONE, BUSY).perSecond();
        double threeRate = report.of(Arm.BAIZE_THREE, BUSY).perSecond();
        List<Aim> aims = new ArrayList<>();
        if (!report.postgres().isEmpty()) {
            double single = report.bestSingle();
            double batch = report.rate(PostgresForm.BATCH);
            aims.add(new Aim("one node against PostgreSQL's best single wagers", oneRate / single, " times", 60, true));
            aims.add(new Aim("one node against PostgreSQL's best batches", oneRate / batch, " times", 6, true));
            aims.add(new Aim(
                    "three nodes against PostgreSQL's best single wagers", threeRate / single, " times", 12, true));
        }
        double ofEcho = 100 * oneRate / report.of(Arm.ECHO_ONE, BUSY).perSecond();
        aims.add(new Aim("one node against the bare echo, wagers a second", ofEcho, " %", 60, true));
        double slower = report.of(Arm.BAIZE_ONE, MIDDLING).p99Micros()
                / report.of(Arm.ECHO_ONE, MIDDLING).p99Micros();
        aims.add(new Aim("one node against the bare echo, p99 at 64 in flight", slower, " times", 2, false));
        aims.add(new Aim("idle node, of a core", 100 * report.quiet().idleShareOfACore(), " %", 20, false));
        report.startSeconds().ifPresent(seconds -> aims.add(new Aim("start of a node", seconds, " s", 3, false)));
        return aims;
    }
}
