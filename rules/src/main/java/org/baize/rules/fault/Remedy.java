package org.baize.rules.fault;

import java.util.List;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * A measure with its rule and those who may order it.
 *
 * @param by the roles that may order it; empty where the system does it by itself
 * @param needsReason whether a reason must be on record
 */
public record Remedy(Measure measure, List<Role> by, boolean needsReason, RuleId rule) {

    public Remedy {
        by = List.copyOf(by);
        if (by.isEmpty() && needsReason) {
            throw new IllegalArgumentException("the system gives no reason for " + measure);
        }
    }

    /** What follows from the fault by itself. */
    public static Remedy automatic(Measure measure, RuleId rule) {
        return new Remedy(measure, List.of(), false, rule);
    }

    public boolean automatic() {
        return by.isEmpty();
    }

    public Verdict mayBeOrderedBy(Role who, boolean reasonGiven) {
        if (measure == Measure.RESULT_STANDS) {
            return Verdict.refuse(FaultReason.TOO_LATE, rule);
        }
        if (automatic()) {
            return Verdict.refuse(FaultReason.DONE_BY_THE_SYSTEM, rule);
        }
        if (!by.contains(who)) {
            return Verdict.refuse(FaultReason.NOT_ENTITLED, rule);
        }
        return needsReason && !reasonGiven ? Verdict.refuse(FaultReason.REASON_MISSING, rule) : Verdict.permit(rule);
    }

    /** Whether that role may decide that nothing is to be done after all. */
    public Verdict mayBeLeft(Role who, boolean reasonGiven) {
        return measure == Measure.MAY_VOID_ROUND || measure == Measure.RECALCULATE
                ? mayBeOrderedBy(who, reasonGiven)
                : Verdict.refuse(FaultReason.NO_CHOICE, rule);
    }
}
