package org.baize.rules.fault;

import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/**
 * What follows from the records.
 *
 * @param confirmed the rule that settles confirmed wagers on what really happened
 * @param unconfirmed the rule that makes the others void
 * @param noMalfunction the rule for a false alarm
 */
public record RecordRules(RuleId confirmed, RuleId unconfirmed, RuleId noMalfunction) {

    public Ruled<Measure> after(Finding finding) {
        return switch (finding) {
            case NO_MALFUNCTION -> new Ruled<>(Measure.RECALCULATE, noMalfunction);
            case WAGERS_CONFIRMED -> new Ruled<>(Measure.RECALCULATE, confirmed);
            case WAGERS_NOT_CONFIRMED -> new Ruled<>(Measure.VOID_UNCONFIRMED, unconfirmed);
        };
    }
}
