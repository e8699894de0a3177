package org.baize.simulator.floor;

import java.util.Optional;

/**
 * What many seeds came to.
 *
 * @param seeds those that were played to their end; what the others played is counted all the same
 * @param firstFailure of the seeds that did not agree the smallest, so that the number of threads does not matter much
 */
public record Totals(long seeds, SeedReport.Counts counts, long floorMillis, Optional<SeedReport> firstFailure) {

    public static final Totals NONE = new Totals(0, new SeedReport.Counts(0, 0, 0, 0, 0, 0, 0, 0), 0, Optional.empty());

    /** Of one seed alone. */
    public static Totals of(SeedReport report) {
        return NONE.plus(report);
    }

    /** Of a floor that is being played: it is no seed yet. */
    static Totals underWay(SeedReport.Counts counts, long floorMillis) {
        return new Totals(0, counts, floorMillis, Optional.empty());
    }

    /** With what a floor that is being played has come to. */
    Totals with(Totals underWay) {
        return new Totals(seeds, counts.plus(underWay.counts), floorMillis + underWay.floorMillis, firstFailure);
    }

    Totals plus(SeedReport report) {
        Optional<SeedReport> failed = report.agreed()
                        || firstFailure
                                .filter(first -> first.seed() < report.seed())
                                .isPresent()
                ? firstFailure
                : Optional.of(report);
        return new Totals(
                report.cutShort() ? seeds : seeds + 1,
                counts.plus(report.counts()),
                floorMillis + report.floorMillis(),
                failed);
    }
}
