package org.baize.simulator.floor;

import java.util.Optional;

/**
 * What many seeds came to.
 *
 * @param firstFailure of the seeds that did not agree the smallest, so that the number of threads does not matter much
 */
public record Totals(long seeds, SeedReport.Counts counts, long floorMillis, Optional<SeedReport> firstFailure) {

    public static final Totals NONE = new Totals(0, new SeedReport.Counts(0, 0, 0, 0, 0, 0, 0, 0), 0, Optional.empty());

    /** Of one seed alone. */
    public static Totals of(SeedReport report) {
        return NONE.plus(report);
    }

    Totals plus(SeedReport report) {
        Optional<SeedReport> failed = report.agreed()
                        || firstFailure
                                .filter(first -> first.seed() < report.seed())
                                .isPresent()
                ? firstFailure
                : Optional.of(report);
        return new Totals(seeds + 1, counts.plus(report.counts()), floorMillis + report.floorMillis(), failed);
    }
}
