package org.baize.rules.roulette;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * Which wheel and ball a text admits.
 *
 * @param wheels with the rule that fixes their order of numbers
 * @param oneWheel the rule by which a round is played on one wheel
 * @param smallestMillimetres least diameter of a wheel, where the text says one
 * @param ball how large a ball without metal may be, where the text says it
 */
public record WheelRules(
        Ruled<List<Wheel>> wheels,
        RuleId oneWheel,
        Optional<Ruled<Integer>> smallestMillimetres,
        Optional<Ruled<BallSize>> ball) {

    /** Whether a wheel with this order of numbers, clockwise from 0, and this diameter may be used. */
    public Verdict mayUse(List<Pocket> clockwise, int diameterMillimetres) {
        if (wheels.value().stream().noneMatch(wheel -> wheel.clockwise().equals(clockwise))) {
            return Verdict.refuse(WheelReason.WRONG_ORDER, wheels.rule());
        }
        return smallestMillimetres
                .filter(least -> diameterMillimetres < least.value())
                .map(least -> Verdict.refuse(WheelReason.WHEEL_TOO_SMALL, least.rule()))
                .orElseGet(() -> Verdict.permit(wheels.rule()));
    }

    /** Whether the table may change from one type of wheel to the other now, where the text has two. */
    public Verdict mayChangeType(boolean tableOpen) {
        return tableOpen ? Verdict.refuse(WheelReason.TABLE_OPEN, wheels.rule()) : Verdict.permit(wheels.rule());
    }

    /** Whether a wheel may report the number of a round; only the one that the round is bound to may. */
    public Verdict mayReport(boolean boundToTheRound) {
        return boundToTheRound ? Verdict.permit(oneWheel) : Verdict.refuse(WheelReason.ANOTHER_WHEEL, oneWheel);
    }

    /** Whether a ball may be used. A text without measures leaves that to the approval; the answer is then empty. */
    public Optional<Verdict> mayUseBall(int diameterMicrometres, boolean metallic) {
        return ball.map(size -> {
            if (metallic) {
                return Verdict.refuse(WheelReason.METAL_BALL, size.rule());
            }
            return size.value().allows(diameterMicrometres)
                    ? Verdict.permit(size.rule())
                    : Verdict.refuse(WheelReason.BALL_SIZE, size.rule());
        });
    }
}
