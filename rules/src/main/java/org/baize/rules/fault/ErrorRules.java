package org.baize.rules.fault;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.RuleId;

/**
 * What one text does about a round that was settled wrongly.
 *
 * @param cutoffs after any of these an error was found late
 * @param laterRounds the rule by which rounds that have begun since do not change; empty where the text does not say it,
 *     though no correction ever reaches another round
 */
public record ErrorRules(List<Line> lines, List<Cutoff> cutoffs, Optional<RuleId> laterRounds) {

    /** What follows from such an error, found in time or late. */
    public record Line(ErrorKind kind, Remedy inTime, Remedy late) {

        /** Where it does not matter when the error is found. */
        public static Line always(ErrorKind kind, Remedy remedy) {
            return new Line(kind, remedy, remedy);
        }
    }

    public ErrorRules {
        lines = List.copyOf(lines);
        cutoffs = List.copyOf(cutoffs);
        if (lines.stream().map(Line::kind).distinct().count() != lines.size()) {
            throw new IllegalArgumentException("an error has two remedies: " + lines);
        }
    }

    /**
     * What may be done about the round now; empty where the text has no rule for such an error.
     *
     * @param happened what has happened since that round
     */
    public Optional<Remedy> remedyFor(ErrorKind kind, List<Cutoff> happened) {
        boolean late = happened.stream().anyMatch(cutoffs::contains);
        return lines.stream()
                .filter(line -> line.kind() == kind)
                .map(line -> late ? line.late() : line.inTime())
                .findFirst();
    }
}
