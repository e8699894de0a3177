package org.baize.rules.game;

/** The three table games that the approved texts know. */
public enum GameKind {
    ROULETTE,
    BACCARAT,
    SIC_BO
}
