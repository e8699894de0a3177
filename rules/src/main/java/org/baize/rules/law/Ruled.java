package org.baize.rules.law;

/** A value that an approved text fixes, beside the rule that fixes it. */
public record Ruled<T>(T value, RuleId rule) {}
