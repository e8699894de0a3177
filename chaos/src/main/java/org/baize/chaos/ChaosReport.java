package org.baize.chaos;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.baize.chaos.load.Finding;
import org.baize.chaos.load.Scorebook;

/**
 * How a long run stands or ended.
 *
 * @param faults of each kind that happened
 */
public record ChaosReport(Duration elapsed, Map<Fault, Tally> faults, Scorebook.Counts counts, List<Finding> findings) {

    /**
     * Faults of one kind.
     *
     * @param longestGap the longest time around one of them in which nothing was acknowledged
     */
    public record Tally(long count, Duration longestGap) {

        Tally plus(Tally more) {
            Duration longer = longestGap.compareTo(more.longestGap) > 0 ? longestGap : more.longestGap;
            return new Tally(count + more.count, longer);
        }
    }

    public ChaosReport {
        EnumMap<Fault, Tally> ordered = new EnumMap<>(Fault.class);
        ordered.putAll(faults);
        faults = ordered;
        findings = List.copyOf(findings);
    }

    /** All faults together. */
    public Tally total() {
        return faults.values().stream().reduce(new Tally(0, Duration.ZERO), Tally::plus);
    }

    /** Commands that were acknowledged and are not there. */
    public long lost() {
        return count(Finding.Kind.LOST);
    }

    /** Commands that are there more than once. */
    public long doubled() {
        return count(Finding.Kind.DOUBLED);
    }

    private long count(Finding.Kind kind) {
        return findings.stream()
                .filter(finding -> finding.kind() == kind)
                .mapToLong(Finding::count)
                .sum();
    }

    /** Nothing lost, nothing doubled, the books right and no round stuck. */
    public boolean isGood() {
        return findings.isEmpty();
    }
}
