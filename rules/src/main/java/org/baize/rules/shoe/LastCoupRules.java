package org.baize.rules.shoe;

import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/**
 * Which coup is a shoe's last.
 *
 * @param policy what the cutting card does
 * @param whenFirst which rule governs a cutting card that shows before the first card of a coup
 * @param oneMore which rule gives one more coup
 * @param reshuffle which rule wants the cards shuffled or replaced after it
 */
public record LastCoupRules(Ruled<Policy> policy, RuleId whenFirst, RuleId oneMore, RuleId reshuffle) {

    /** The two ways to end a shoe. */
    public enum Policy {
        /** The coup in which the cutting card shows is the last; one more is dealt if it is a tie. */
        SAME_COUP_OR_ONE_AFTER_A_TIE,
        /** One more coup after the one in which it shows; if it shows before a coup's first card, that coup. */
        ONE_COUP_AFTER
    }

    /** What the cutting card does to a shoe that was open. */
    ShoeEnd cuttingCard(boolean coupInProgress) {
        return switch (policy.value()) {
            case SAME_COUP_OR_ONE_AFTER_A_TIE -> ShoeEnd.LAST_COUP_UNLESS_TIE;
            case ONE_COUP_AFTER -> coupInProgress ? ShoeEnd.LAST_COUP_FOLLOWS : ShoeEnd.LAST_COUP;
        };
    }

    /** Whether people must be told that the coup which comes or runs is the last, and by which rule. */
    public Optional<RuleId> lastCoup(Shoe shoe) {
        return switch (shoe.end()) {
            case OPEN, LAST_COUP_FOLLOWS, OVER -> Optional.empty();
            case LAST_COUP_UNLESS_TIE -> Optional.of(policy.rule());
            case LAST_COUP -> Optional.of(calledBefore(shoe) ? whenFirst : oneMore);
        };
    }

    /** Whether the last coup is the very one that the cutting card preceded. */
    private boolean calledBefore(Shoe shoe) {
        return policy.value() == Policy.ONE_COUP_AFTER
                && shoe.cuttingCard().filter(Shoe.CuttingCard::beforeFirstCard).isPresent();
    }
}
