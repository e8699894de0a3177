package org.baize.rules.house;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * Cancelling the outcome of a round, before or after it was settled. Stakes go back to everybody; only a text with a
 * forfeiture rule can keep one, for fraud, and only from a person named in it.
 *
 * @param grounds the grounds of the text, under the rule that names them
 * @param refund the rule that gives stakes back
 * @param forfeiture the rule that lets a stake be kept, where there is one
 */
public record Invalidation(List<Ruled<List<InvalidationGround>>> grounds, RuleId refund, Optional<RuleId> forfeiture) {

    public Invalidation {
        grounds = List.copyOf(grounds);
    }

    /** Whether the text knows the ground; the reason is part of the record and must be there. */
    public Verdict allows(InvalidationGround ground, boolean reasonGiven) {
        Optional<RuleId> known = grounds.stream()
                .filter(candidate -> candidate.value().contains(ground))
                .map(Ruled::rule)
                .findFirst();
        if (!reasonGiven) {
            return Verdict.refuse(ConductReason.REASON_MISSING, known.orElse(refund));
        }
        return known.map(Verdict::permit).orElseGet(() -> Verdict.refuse(ConductReason.NOT_A_GROUND, refund));
    }

    /** Whether the stake of one person may be kept. */
    public Verdict allowsForfeiture(InvalidationGround ground, boolean namedInFraud) {
        if (forfeiture.isEmpty()) {
            return Verdict.refuse(ConductReason.NEVER_FORFEITED, refund);
        }
        if (ground != InvalidationGround.FRAUD) {
            return Verdict.refuse(ConductReason.ONLY_FOR_FRAUD, forfeiture.get());
        }
        return namedInFraud
                ? Verdict.permit(forfeiture.get())
                : Verdict.refuse(ConductReason.NOT_NAMED_IN_FRAUD, forfeiture.get());
    }
}
