package org.baize.rules.wager;

/** What makes a wager count, and who may change one once betting is closed. The clock is the business of the round. */
public record WindowRules(Commitment commitment, LateChangeRules late) {}
