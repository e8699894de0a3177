package org.baize.rules.wager;

import java.util.List;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/** Who may change a wager after the close where holding to the close would plainly be unfair to the player. */
public record LateChangeRules(List<Role> by, RuleId rule) {

    public LateChangeRules {
        by = List.copyOf(by);
    }

    Verdict verdict(LateChange change) {
        if (!by.contains(change.by())) {
            return Verdict.refuse(WindowReason.NO_AUTHORITY, rule);
        }
        if (change.resultRegistered() && change.kind().putsMoneyDown()) {
            return Verdict.refuse(WindowReason.RESULT_KNOWN, rule);
        }
        return change.reasonGiven() ? Verdict.permit(rule) : Verdict.refuse(WindowReason.NO_REASON_GIVEN, rule);
    }
}
