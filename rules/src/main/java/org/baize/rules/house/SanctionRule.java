package org.baize.rules.house;

import org.baize.rules.law.RuleId;

/** A sanction that a text has, and what it does there. */
public record SanctionRule(Sanction sanction, SanctionEffect effect, RuleId rule) {}
