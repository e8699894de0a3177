package org.baize.rules.fault;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Apparatus;

/**
 * What one text does about a round that was settled wrongly.
 *
 * @param cutoffs after any of these an error was found late
 * @param laterRounds the rule by which rounds that have begun since do not change; empty where the text does not say
 *     it, though no correction ever reaches another round
 */
public record ErrorRules(List<Line> lines, List<Cutoff> cutoffs, Optional<RuleId> laterRounds) {

    /**
     * What follows from such an error, found in time or late.
     *
     * @param on the apparatus that the rule speaks of
     */
    public record Line(ErrorKind kind, List<Apparatus> on, Remedy inTime, Remedy late) {
        public Line {
            on = List.copyOf(on);
        }

        /** Where it does not matter when the error is found. */
        public static Line always(ErrorKind kind, List<Apparatus> on, Remedy remedy) {
            return new Line(kind, on, remedy, remedy);
        }

        private boolean covers(ErrorKind error, Apparatus apparatus) {
            return kind == error && on.contains(apparatus);
        }
    }

    public ErrorRules {
        lines = List.copyOf(lines);
        cutoffs = List.copyOf(cutoffs);
        for (ErrorKind kind : ErrorKind.values()) {
            for (Apparatus apparatus : Apparatus.values()) {
                if (lines.stream().filter(line -> line.covers(kind, apparatus)).count() > 1) {
                    throw new IllegalArgumentException(kind + " on a " + apparatus + " has two remedies");
                }
            }
        }
    }

    /**
     * What may be done about the round now; empty where the text has no rule for such an error on that apparatus.
     *
     * @param happened what has happened since that round
     */
    public Optional<Remedy> remedyFor(ErrorKind kind, Apparatus apparatus, List<Cutoff> happened) {
        boolean late = happened.stream().anyMatch(cutoffs::contains);
        return lines.stream()
                .filter(line -> line.covers(kind, apparatus))
                .map(line -> late ? line.late() : line.inTime())
                .findFirst();
    }
}
