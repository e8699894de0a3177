package org.baize.rules.sicbo;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * When the tumbler may be activated.
 *
 * @param modes the ways that the text knows
 * @param oneSpin the rule that gives a round one activation
 */
public record ShakeRules(List<Ruled<ShakeMode>> modes, RuleId oneSpin) {

    public ShakeRules {
        modes = List.copyOf(modes);
        if (modes.isEmpty()) {
            throw new IllegalArgumentException("a text knows at least one way to tumble the dice");
        }
    }

    public boolean knows(ShakeMode mode) {
        return ruleOf(mode).isPresent();
    }

    /**
     * May the tumbler be activated now? Shake-first is meant for the start of the round but is not refused later, since
     * a round without a spin could never end.
     */
    public Verdict activation(ShakeMode mode, boolean wageringOpen, Spin spin) {
        Optional<RuleId> rule = ruleOf(mode);
        if (rule.isEmpty()) {
            return Verdict.refuse(TumblerRefusal.OTHER_MODE, modes.getFirst().rule());
        }
        if (mode != ShakeMode.SHAKE_FIRST && wageringOpen) {
            return Verdict.refuse(TumblerRefusal.WAGERING_OPEN, rule.get());
        }
        return switch (spin.stage()) {
            case IDLE, CALLED_OFF -> Verdict.permit(rule.get());
            case TUMBLING, READ -> Verdict.refuse(TumblerRefusal.ALREADY_ACTIVATED, oneSpin);
            case LOCKED -> Verdict.refuse(TumblerRefusal.LOCKED, oneSpin);
        };
    }

    /**
     * Whether the tumbler takes that hand: the dealer's, which the device itself may tell of, where it does not act
     * alone.
     */
    public Verdict byHand(ShakeMode mode, Role who) {
        RuleId rule = ruleOf(mode).orElse(modes.getFirst().rule());
        if (mode == ShakeMode.AUTOMATIC) {
            return Verdict.refuse(TumblerRefusal.BY_ITSELF, rule);
        }
        return who == Role.DEALER || who == Role.DEVICE
                ? Verdict.permit(rule)
                : Verdict.refuse(TumblerRefusal.NOT_THE_DEALER, rule);
    }

    /** Whether somebody must be prompted to activate the tumbler now. */
    public boolean due(ShakeMode mode, boolean wageringOpen, Spin spin) {
        return activation(mode, wageringOpen, spin).permitted();
    }

    private Optional<RuleId> ruleOf(ShakeMode mode) {
        return modes.stream()
                .filter(known -> known.value() == mode)
                .map(Ruled::rule)
                .findFirst();
    }
}
