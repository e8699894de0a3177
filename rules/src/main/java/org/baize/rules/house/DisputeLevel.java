package org.baize.rules.house;

import java.util.List;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;

/** The people who decide a dispute at one level. */
public record DisputeLevel(List<Role> roles, RuleId rule) {

    public DisputeLevel {
        roles = List.copyOf(roles);
    }
}
