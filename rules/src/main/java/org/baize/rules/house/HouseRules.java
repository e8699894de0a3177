package org.baize.rules.house;

/** Authority, conduct, disputes and closing in one text. */
public record HouseRules() {}
