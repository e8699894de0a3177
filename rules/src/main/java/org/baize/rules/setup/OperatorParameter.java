package org.baize.rules.setup;

import org.baize.rules.law.RuleId;

/**
 * Something that a text leaves to the operator.
 *
 * @param name what is chosen, as the set-up calls it
 * @param choice what it may be
 * @param rule the rule that leaves it open, or bounds it
 */
public record OperatorParameter(String name, String choice, RuleId rule) {}
