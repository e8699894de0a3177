package org.baize.rules.shoe.preparation;

import java.util.List;
import org.baize.rules.law.Role;

/** Whose word an act at the shoe needs: the roles that the house chapter of the same text puts behind that word. */
public record Approval(List<Role> roles) {

    public Approval {
        roles = List.copyOf(roles);
        if (roles.isEmpty()) {
            throw new IllegalArgumentException("nobody could give the approval");
        }
    }

    public boolean givenBy(Role role) {
        return roles.contains(role);
    }
}
