package org.baize.rules.law;

/**
 * What the law answers to 'may I?': yes or no, and always by which rule. An expected no is a value, never an exception.
 */
public sealed interface Verdict {

    RuleId rule();

    default boolean permitted() {
        return this instanceof Permitted;
    }

    static Verdict permit(RuleId rule) {
        return new Permitted(rule);
    }

    static Verdict refuse(Reason reason, RuleId rule) {
        return new Refused(reason, rule);
    }

    record Permitted(RuleId rule) implements Verdict {}

    record Refused(Reason reason, RuleId rule) implements Verdict {}
}
