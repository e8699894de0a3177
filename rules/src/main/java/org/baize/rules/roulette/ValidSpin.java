package org.baize.rules.roulette;

import java.util.Optional;
import java.util.OptionalInt;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * What the ball must do for its number to count.
 *
 * @param numbers the rule that says which numbers the wheel has
 * @param direction the rule that wants it against the wheel
 * @param revolutions the least number of rounds, where the text says one
 * @param calledOff the rule by which a number does not count after a no spin
 * @param oneNumber the rule by which a spin has one number only
 */
public record ValidSpin(
        RuleId numbers, RuleId direction, Optional<Ruled<Integer>> revolutions, RuleId calledOff, RuleId oneNumber) {

    /**
     * A number that a reader or the dealer offers for a spin.
     *
     * @param revolutions as a sensor counted them; empty where the dealer watches
     */
    public record Offered(
            Pocket number, SpinPhase phase, boolean calledOff, BallDirection direction, OptionalInt revolutions) {}

    /** Whether another spin may begin: a round has one, unless that was called off. */
    public Verdict maySpin(SpinPhase phase) {
        return phase == SpinPhase.AWAITING_SPIN
                ? Verdict.permit(oneNumber)
                : Verdict.refuse(SpinReason.ALREADY_SPUN, oneNumber);
    }

    /**
     * Whether the number may be taken as the outcome of this spin. Whether it is early is for {@link EarlyRest} to say.
     */
    public Verdict mayTake(Wheel wheel, Offered offered) {
        if (offered.calledOff()) {
            return Verdict.refuse(SpinReason.SPIN_CALLED_OFF, calledOff);
        }
        if (offered.phase() == SpinPhase.RESULT_CONFIRMED) {
            return Verdict.refuse(SpinReason.NUMBER_ALREADY_CONFIRMED, oneNumber);
        }
        if (!wheel.has(offered.number())) {
            return Verdict.refuse(SpinReason.NOT_ON_THE_WHEEL, numbers);
        }
        if (offered.direction() == BallDirection.WITH_THE_WHEEL) {
            return Verdict.refuse(SpinReason.SAME_DIRECTION, direction);
        }
        return revolutions
                .filter(least -> offered.revolutions().orElse(least.value()) < least.value())
                .map(least -> Verdict.refuse(SpinReason.TOO_FEW_REVOLUTIONS, least.rule()))
                .orElseGet(() -> Verdict.permit(oneNumber));
    }
}
