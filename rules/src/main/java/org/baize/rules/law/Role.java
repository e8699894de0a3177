package org.baize.rules.law;

/**
 * Who acts. Every person, device or system signs in with one role; which acts a role may do is said by each text.
 * Stands in the vocabulary because every procedure asks for somebody's authority.
 */
public enum Role {
    PLAYER_TERMINAL,
    DEVICE,
    DEALER,
    /** Takes the first decision in a dispute where the text knows no dealer. */
    ELECTRONIC_GAMING_HOST,
    /** Stands directly over the game; the texts also say Gaming Supervisor. */
    GAMES_SUPERVISOR,
    /** Oversees the game, Pit Boss or above. */
    CASINO_SUPERVISOR,
    ELECTRONIC_GAMING_SUPERVISOR,
    ASSISTANT_GAMING_MANAGER,
    GAMING_MANAGER,
    /** Runs the shift; present when tournament places are drawn. */
    GAMING_SHIFT_MANAGER,
    /** Signs for the casino operator itself: limits, void rounds, exclusions. */
    OPERATOR_AUTHORITY,
    TOURNAMENT_DIRECTOR,
    CASH_DESK,
    PROMOTIONS_OFFICER,
    SCRUTINEER,
    /** Reads everything, changes nothing. */
    INSPECTOR,
    MONITORING_SYSTEM,
    /** Looks after users and machines; has no part in play or money. */
    ADMINISTRATOR
}
