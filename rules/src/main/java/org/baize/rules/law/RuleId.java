package org.baize.rules.law;

/**
 * One rule of one approved text, named as the rule catalogue names it.
 *
 * @param rulebook the id of the text, such as {@code act-multi-terminal-2019}
 * @param rule the number inside that text, such as {@code 8.4(b)}
 */
public record RuleId(String rulebook, String rule) {

    public RuleId {
        if (rulebook.isBlank() || rule.isBlank()) {
            throw new IllegalArgumentException(
                    "a rule id needs a rulebook and a rule: '" + rulebook + ":" + rule + "'");
        }
    }

    @Override
    public String toString() {
        return rulebook + ":" + rule;
    }
}
