package org.baize.rules.roulette;

/** Where the round stands with its wagers. */
public enum Betting {
    NOT_OPENED,
    OPEN,
    CLOSED
}
