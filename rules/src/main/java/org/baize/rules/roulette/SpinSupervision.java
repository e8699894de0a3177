package org.baize.rules.roulette;

import java.util.List;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * Acts about a spin that need a supervisor.
 *
 * @param correction the rule that has a wrong recorded number put right
 * @param examination the rule that has a ball looked at after it left the wheel
 */
public record SpinSupervision(List<Role> supervisors, RuleId correction, RuleId examination) {

    public SpinSupervision {
        supervisors = List.copyOf(supervisors);
    }

    /**
     * Whether that person may enter the right number where a wrong one was recorded. The round is then settled again on
     * it: what was posted is reversed, never rewritten.
     */
    public Verdict mayCorrectNumber(Role who) {
        return supervised(who, correction);
    }

    /** Whether that person's look at the ball lets it be spun again. */
    public Verdict mayExamineBall(Role who) {
        return supervised(who, examination);
    }

    private Verdict supervised(Role who, RuleId rule) {
        return supervisors.contains(who) ? Verdict.permit(rule) : Verdict.refuse(SpinReason.NOT_A_SUPERVISOR, rule);
    }
}
