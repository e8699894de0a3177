package org.baize.rules.round;

/** How one text opens, closes and settles a round. */
public record RoundRules() {}
