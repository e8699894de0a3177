package org.baize.rules.cash;

/** How one text lets money into and out of a chip account. */
public record CashRules() {}
