package org.baize.engine.answer;

import java.util.Optional;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;

/**
 * Why nothing happened.
 *
 * @param rule the rule that refuses; empty where it is the floor's own order and not a text
 */
public record Refusal(Reason reason, Optional<RuleId> rule) {

    public static Refusal of(Reason reason) {
        return new Refusal(reason, Optional.empty());
    }

    public static Refusal of(Reason reason, RuleId rule) {
        return new Refusal(reason, Optional.of(rule));
    }
}
