package org.baize.engine.event;

import org.baize.rules.law.RuleId;

/**
 * Why something out of the ordinary was done.
 *
 * @param rule the rule that it rests on
 * @param reason what the person said; empty where the system did it by itself
 */
public record Cause(RuleId rule, String reason, Signature by) {}
