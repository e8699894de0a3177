package org.baize.rules.house;

/** What a person can have done against the rules of conduct. */
public enum BreachGround {
    /** A device that records, projects or analyses outcomes, odds or strategy. */
    OUTCOME_DEVICE,
    /** A device able to interfere with the outcome or the working of the game. */
    INTERFERING_DEVICE,
    KEPT_BENEFIT_OF_MALFUNCTION,
    TAMPERING,
    HOLDING_A_PLACE,
    HARASSMENT,
    INDUCED_TO_LEAVE,
    SOLICITED_INDUCEMENT,
    SYNDICATED_PLAY,
    REFUSED_TO_VACATE,
    INFLUENCING_PLAY,
    BETTING_AMONG_PLAYERS,
    CREDITS_NOT_CLEARED_AT_CLOSE,
    /** Any other rule, named by its number in the record. */
    OTHER_RULE
}
