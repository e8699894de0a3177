package org.baize.rules.shoe.irregular;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;
import org.baize.rules.shoe.preparation.Approval;

/**
 * What one text does about one irregularity.
 *
 * @param measures what must be done, in this order
 * @param options what may be done besides or may be chosen from, once the measures are done
 * @param approval whose word it needs, except for what happens at once
 */
public record Remedy(List<Ruled<Measure>> measures, List<Ruled<Measure>> options, Ruled<Approval> approval) {

    public Remedy {
        measures = List.copyOf(measures);
        options = List.copyOf(options);
        if (measures.isEmpty() && options.isEmpty()) {
            throw new IllegalArgumentException("a remedy does something");
        }
    }

    public Optional<Ruled<Measure>> option(Measure measure) {
        return options.stream().filter(ruled -> ruled.value() == measure).findFirst();
    }

    public boolean does(Measure measure) {
        return measures.stream().anyMatch(ruled -> ruled.value() == measure);
    }

    /** Whether this person may have the measures carried out. */
    public Verdict mayCarryOut(Role role) {
        return approval.value().givenBy(role)
                ? Verdict.permit(approval.rule())
                : Verdict.refuse(RemedyRefusal.NOT_AUTHORISED, approval.rule());
    }

    /** Whether this person may add or choose an option now. */
    public Verdict mayChoose(Measure option, Role role, boolean measuresDone) {
        Optional<RuleId> rule = option(option).map(Ruled::rule);
        if (!approval.value().givenBy(role)) {
            return Verdict.refuse(RemedyRefusal.NOT_AUTHORISED, rule.orElse(approval.rule()));
        }
        if (rule.isEmpty()) {
            return Verdict.refuse(RemedyRefusal.NOT_AN_OPTION, approval.rule());
        }
        return measuresDone ? Verdict.permit(rule.get()) : Verdict.refuse(RemedyRefusal.REMEDY_COMES_FIRST, rule.get());
    }
}
