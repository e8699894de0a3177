package org.baize.rules.shoe.preparation;

import org.baize.rules.law.Role;

/** Whose word an act at the shoe needs. Whoever oversees the dealer may do what the dealer may. */
public enum Approval {
    DEALER,
    CASINO_SUPERVISOR,
    CASINO_SUPERVISOR_OR_INSPECTOR,
    ASSISTANT_GAMING_MANAGER,
    CASINO_OPERATOR;

    public boolean givenBy(Role role) {
        return switch (this) {
            case DEALER -> role == Role.DEALER || supervises(role);
            case CASINO_SUPERVISOR -> supervises(role);
            case CASINO_SUPERVISOR_OR_INSPECTOR -> role == Role.INSPECTOR || supervises(role);
            case ASSISTANT_GAMING_MANAGER -> manages(role);
            case CASINO_OPERATOR -> role == Role.OPERATOR_AUTHORITY;
        };
    }

    /** Rapid 1.1 counts a games supervisor among the casino supervisors. */
    private static boolean supervises(Role role) {
        return role == Role.GAMES_SUPERVISOR
                || role == Role.CASINO_SUPERVISOR
                || role == Role.GAMING_SHIFT_MANAGER
                || manages(role);
    }

    private static boolean manages(Role role) {
        return role == Role.ASSISTANT_GAMING_MANAGER || role == Role.GAMING_MANAGER;
    }
}
