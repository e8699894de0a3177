package org.baize.rules.fault;

/** What malfunctions. Damage counts as malfunction. */
public enum FaultyPart {
    PLAYER_TERMINAL,
    DEALER_TERMINAL,
    /** The central software, and whatever of the system is not named apart: network, wheel reader, database. */
    GAME_SYSTEM,
    /** One server with the terminals that hang on it. */
    SERVER,
    LIVE_WHEEL,
    AUTOMATED_WHEEL,
    SHOE,
    TUMBLER,
    /** The screen with the latest results. */
    RESULTS_DISPLAY,
    OTHER_EQUIPMENT
}
