package org.baize.rules.fault;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.WageringPeriod;

/**
 * What one text does about malfunctions.
 *
 * @param remedies what follows, by part and by when the fault began
 * @param grounds what counts as malfunction
 * @param otherwise the rule that leaves it at these grounds
 * @param records what follows once the records were looked at
 * @param serverErrors when equal errors are the server's; empty where the text does not say
 */
public record MalfunctionRules(
        List<Line> remedies,
        List<Ground> grounds,
        RuleId otherwise,
        RecordRules records,
        Optional<ServerErrors> serverErrors) {

    /** What follows from a fault of any of these parts. */
    public record Line(List<FaultyPart> parts, Remedy beforeClose, Remedy afterClose) {
        public Line {
            parts = List.copyOf(parts);
        }

        /** Where the text makes no difference between before and after the close. */
        public static Line always(List<FaultyPart> parts, Remedy remedy) {
            return new Line(parts, remedy, remedy);
        }

        Remedy at(Moment moment) {
            return switch (moment) {
                case BEFORE_CLOSE -> beforeClose;
                case AT_OR_AFTER_CLOSE -> afterClose;
            };
        }
    }

    public MalfunctionRules {
        remedies = List.copyOf(remedies);
        grounds = List.copyOf(grounds);
        List<FaultyPart> parts =
                remedies.stream().flatMap(line -> line.parts().stream()).toList();
        if (parts.stream().distinct().count() != parts.size()) {
            throw new IllegalArgumentException("a part has two remedies: " + parts);
        }
    }

    /** What follows for a round with that period; empty where only the procedure of the apparatus itself has a rule. */
    public Optional<Remedy> remedyFor(Malfunction malfunction, WageringPeriod period) {
        return remedies.stream()
                .filter(line -> line.parts().contains(malfunction.part()))
                .map(line -> line.at(malfunction.momentIn(period)))
                .findFirst();
    }

    /** All rules under which the symptom counts; where grounds overlap a case carries both. */
    public List<RuleId> groundsFor(FaultyPart part, Symptom symptom) {
        return grounds.stream()
                .filter(ground -> ground.covers(part, symptom))
                .map(Ground::rule)
                .toList();
    }

    public Verdict mayOpenCase(FaultyPart part, Symptom symptom, boolean reasonGiven) {
        List<RuleId> rules = groundsFor(part, symptom);
        if (rules.isEmpty()) {
            return Verdict.refuse(FaultReason.NOT_A_MALFUNCTION, otherwise);
        }
        return symptom.needsReason() && !reasonGiven
                ? Verdict.refuse(FaultReason.REASON_MISSING, rules.getFirst())
                : Verdict.permit(rules.getFirst());
    }
}
