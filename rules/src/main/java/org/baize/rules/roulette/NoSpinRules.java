package org.baize.rules.roulette;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * When a spin is called off, by whom, and what that does to the wagers.
 *
 * @param rule the rule that knows the call at all
 * @param grounds empty where a spin cannot be called off
 * @param from the first phase in which the call may be made
 */
public record NoSpinRules(RuleId rule, List<Ground> grounds, List<Role> callers, SpinPhase from) {

    /**
     * One reason for a no spin, with its consequences.
     *
     * @param wagers what becomes of them, and by which rule
     * @param followUp what else has to happen, or is offered to staff
     */
    public record Ground(
            NoSpinGround ground, RuleId rule, Until until, Ruled<Wagers> wagers, Optional<Ruled<FollowUp>> followUp) {}

    /** Up to when a reason counts. */
    public enum Until {
        BALL_RESTS,
        RESULT_CONFIRMED
    }

    /** What a no spin does to the wagers. */
    public enum Wagers {
        /** The spin is void; every stake goes back. */
        RETURNED,
        /** They stand for the next spin; betting stays as open or closed as it is. */
        STAND_FOR_THE_NEXT_SPIN,
        /** The text leaves it to the operator to void the round. */
        OPERATOR_MAY_VOID
    }

    /** What comes on top. */
    public enum FollowUp {
        /** No spin before a casino supervisor has looked at the ball. */
        EXAMINE_BALL,
        /** An incident may be recorded. */
        RECORD_INCIDENT,
        /** A sanction against the person may be recorded. */
        SANCTION
    }

    public NoSpinRules {
        grounds = List.copyOf(grounds);
        callers = List.copyOf(callers);
    }

    /** The reason as this text treats it; empty where it does not know it. */
    public Optional<Ground> on(NoSpinGround which) {
        return grounds.stream().filter(ground -> ground.ground() == which).findFirst();
    }

    /** Whether that person may call the spin off for that reason now. */
    public Verdict mayCall(NoSpinGround which, Role who, SpinPhase phase) {
        if (grounds.isEmpty()) {
            return Verdict.refuse(SpinReason.NO_SPIN_NOT_OFFERED, rule);
        }
        return on(which)
                .map(ground -> mayCall(ground, who, phase))
                .orElseGet(() -> Verdict.refuse(SpinReason.NOT_A_GROUND, rule));
    }

    private Verdict mayCall(Ground ground, Role who, SpinPhase phase) {
        if (!callers.contains(who)) {
            return Verdict.refuse(SpinReason.NOT_THE_CALLER, ground.rule());
        }
        if (phase.compareTo(from) < 0) {
            return Verdict.refuse(SpinReason.NOTHING_SPUN, ground.rule());
        }
        if (phase == SpinPhase.RESULT_CONFIRMED) {
            return Verdict.refuse(SpinReason.RESULT_ALREADY_CONFIRMED, ground.rule());
        }
        return phase == SpinPhase.BALL_AT_REST && ground.until() == Until.BALL_RESTS
                ? Verdict.refuse(SpinReason.BALL_ALREADY_AT_REST, ground.rule())
                : Verdict.permit(ground.rule());
    }
}
