package org.baize.rules.round;

/** What a result from some source still needs before wagers are settled on it. */
public enum Confirmation {
    DEALER_CONFIRMS,
    SETTLES_BY_ITSELF,
    /** It is no result at all. */
    NOT_ACCEPTED
}
