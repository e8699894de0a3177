package org.baize.rules.house;

import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/** One player at several terminals: free, until a supervisor keeps that player to one. */
public record SeveralTerminals(RuleId rule) {

    public Verdict mayTakeAnother(int terminalsHeld, boolean keptToOne) {
        return keptToOne && terminalsHeld >= 1
                ? Verdict.refuse(EquipmentReason.ONE_TERMINAL_ONLY, rule)
                : Verdict.permit(rule);
    }
}
