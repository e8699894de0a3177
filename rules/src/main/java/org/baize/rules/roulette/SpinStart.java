package org.baize.rules.roulette;

import java.util.Optional;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * Who starts the ball, and when.
 *
 * @param dueAfterClose the rule that wants the ball spun without delay once betting has ended, where there is one
 */
public record SpinStart(Ruled<Role> spinner, Ruled<Window> window, Optional<RuleId> dueAfterClose) {

    /** When the ball may be spun. */
    public enum Window {
        AFTER_BETTING,
        /** Also while betting is open, if the ball will rest only after it has ended. */
        FROM_OPENING
    }

    /**
     * Whether the ball may be spun now.
     *
     * @param examinationDue a rule that still waits for the ball to be examined, from the last no spin of this round
     */
    public Verdict mayStart(Role who, Betting betting, Optional<RuleId> examinationDue) {
        if (who != spinner.value()) {
            return Verdict.refuse(SpinReason.NOT_THE_SPINNER, spinner.rule());
        }
        if (betting == Betting.NOT_OPENED) {
            return Verdict.refuse(SpinReason.BETTING_NOT_OPENED, window.rule());
        }
        if (betting == Betting.OPEN && window.value() == Window.AFTER_BETTING) {
            return Verdict.refuse(SpinReason.BETTING_STILL_OPEN, window.rule());
        }
        return examinationDue
                .map(rule -> Verdict.refuse(SpinReason.BALL_NOT_EXAMINED, rule))
                .orElseGet(() -> Verdict.permit(window.rule()));
    }

    /** The rule by which the dealer is told to spin now; empty when nothing presses. */
    public Optional<RuleId> dueNow(Betting betting, SpinPhase phase) {
        return dueAfterClose.filter(rule -> betting == Betting.CLOSED && phase == SpinPhase.AWAITING_SPIN);
    }
}
