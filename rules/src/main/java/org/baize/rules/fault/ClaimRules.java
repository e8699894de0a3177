package org.baize.rules.fault;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * A player's claim that a result was entered wrongly or that something malfunctioned. It stays open until decided.
 *
 * @param decidedBy who decides it
 */
public record ClaimRules(Ruled<List<Role>> decidedBy) {

    /**
     * Whether the claim may be closed with this decision.
     *
     * @param ruleUsed the rule that the decision rests on
     */
    public Verdict mayDecide(Role who, Optional<RuleId> ruleUsed) {
        if (!decidedBy.value().contains(who)) {
            return Verdict.refuse(FaultReason.NOT_ENTITLED, decidedBy.rule());
        }
        return ruleUsed.isPresent()
                ? Verdict.permit(decidedBy.rule())
                : Verdict.refuse(FaultReason.RULE_MISSING, decidedBy.rule());
    }
}
