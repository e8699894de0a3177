package org.baize.rules.cash;

import org.baize.rules.law.RuleId;

/**
 * A source that a text knows.
 *
 * @param opensAccount whether it can start a chip account at a terminal that has none
 */
public record CreditRule(CreditSource source, boolean opensAccount, RuleId rule) {}
