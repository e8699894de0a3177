package org.baize.rules.sicbo;

/** How the dice are shaken and read in one text, and what happens to the money when they are not. */
public record TumblerRules() {}
