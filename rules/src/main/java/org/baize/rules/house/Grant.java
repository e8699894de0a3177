package org.baize.rules.house;

import java.util.List;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;

/**
 * Who may do one act.
 *
 * @param by the roles that may do it
 * @param approvedBy the roles of which a second person must sign as well; empty where one person is enough
 */
public record Grant(Act act, List<Role> by, List<Role> approvedBy, RuleId rule) {

    public Grant {
        by = List.copyOf(by);
        approvedBy = List.copyOf(approvedBy);
        if (by.isEmpty()) {
            throw new IllegalArgumentException(act + " is granted to nobody");
        }
    }

    public static Grant to(List<Role> by, Act act, RuleId rule) {
        return new Grant(act, by, List.of(), rule);
    }

    public static Grant to(Role by, Act act, RuleId rule) {
        return to(List.of(by), act, rule);
    }
}
