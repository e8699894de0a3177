package org.baize.rules.round;

/** What a result from some source still needs before wagers are settled on it. */
public enum Confirmation {
    DEALER_CONFIRMS,
    SETTLES_BY_ITSELF,
    /** Only a supervisor gives such a result, after looking into what went wrong; nobody else confirms it. */
    SUPERVISOR_ENTERS,
    /** It is no result at all. */
    NOT_ACCEPTED
}
