package org.baize.rules.house;

import org.baize.rules.law.RuleId;

/**
 * One breach that a text knows.
 *
 * @param sanctioned whether the text lets the sanctions be used for it; otherwise it is only recorded
 */
public record Breach(BreachGround ground, boolean sanctioned, RuleId rule) {}
