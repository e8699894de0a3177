package org.baize.rules.wager;

import java.util.List;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * Who may change a wager after the close, where holding to the close would plainly be unfair to the player.
 *
 * @param by nobody in most texts
 */
public record LateChangeRules(List<Role> by, RuleId rule) {

    public LateChangeRules {
        by = List.copyOf(by);
    }

    /** A text in which the close is the close. */
    public static LateChangeRules never(RuleId rule) {
        return new LateChangeRules(List.of(), rule);
    }

    /** May this wager of a round whose betting is closed be changed so? */
    public Verdict mayChange(LateChange change) {
        if (by.isEmpty()) {
            return Verdict.refuse(LateChangeReason.NEVER, rule);
        }
        if (!by.contains(change.by())) {
            return Verdict.refuse(LateChangeReason.NO_AUTHORITY, rule);
        }
        if (change.resultRegistered() && change.kind().putsMoneyDown()) {
            return Verdict.refuse(LateChangeReason.RESULT_KNOWN, rule);
        }
        return change.reasonGiven() ? Verdict.permit(rule) : Verdict.refuse(LateChangeReason.NO_REASON_GIVEN, rule);
    }
}
