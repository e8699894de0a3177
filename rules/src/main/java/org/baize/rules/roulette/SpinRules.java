package org.baize.rules.roulette;

/** What makes a spin valid in one text, and what happens to the money when it is not. */
public record SpinRules() {}
