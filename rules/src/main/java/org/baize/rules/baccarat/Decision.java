package org.baize.rules.baccarat;

/** What the tableau tells a hand of two cards to do: take one more card, or none. */
public enum Decision {
    DRAW,
    STAND
}
