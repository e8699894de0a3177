package org.baize.engine.answer;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.setup.Problem;

/**
 * Why nothing happened.
 *
 * @param rule the rule that refuses; empty where it is the floor's own order and not a text
 * @param problems everything that is wrong with a set-up, the first of them being the reason; empty for other refusals
 */
public record Refusal(Reason reason, Optional<RuleId> rule, List<Problem> problems) {

    public Refusal {
        problems = List.copyOf(problems);
    }

    public static Refusal of(Reason reason) {
        return new Refusal(reason, Optional.empty(), List.of());
    }

    public static Refusal of(Reason reason, RuleId rule) {
        return new Refusal(reason, Optional.of(rule), List.of());
    }

    /** All that is wrong at once, so that nobody has to find it out one by one. */
    public static Refusal of(List<Problem> problems) {
        Problem first = problems.getFirst();
        return new Refusal(first.reason(), Optional.of(first.rule()), problems);
    }
}
