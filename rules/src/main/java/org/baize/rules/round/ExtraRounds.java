package org.baize.rules.round;

import java.util.List;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * Rounds that are dealt although nobody has wagered, one or many.
 *
 * @param orderedBy who may have the dealer deal them
 * @param newShoe the rule for the start of a shoe
 * @param duringShoe the rule for any later point of it
 * @param untilWagered the rule that ends continuous rounds with the first wager
 */
public record ExtraRounds(Ruled<List<Role>> orderedBy, RuleId newShoe, RuleId duringShoe, RuleId untilWagered) {

    /** Where in the shoe the table stands. */
    public enum Point {
        NEW_SHOE,
        DURING_SHOE,
        NO_SHOE
    }

    /** What a round dealt in this mode turns out to be. */
    public enum Kind {
        EXTRA,
        NORMAL
    }

    public Verdict mayStart(Role who, Point point, RoundPhase latest) {
        RuleId rule = ruleAt(point);
        if (!orderedBy.value().contains(who)) {
            return Verdict.refuse(RoundReason.SUPERVISOR_NEEDED, orderedBy.rule());
        }
        return latest.running() ? Verdict.refuse(RoundReason.ROUND_UNRESOLVED, rule) : Verdict.permit(rule);
    }

    /** A first confirmed wager makes the round a normal one, and ends the mode. */
    public Ruled<Kind> kindOf(int confirmedWagers) {
        return new Ruled<>(confirmedWagers > 0 ? Kind.NORMAL : Kind.EXTRA, untilWagered);
    }

    private RuleId ruleAt(Point point) {
        return switch (point) {
            case NEW_SHOE -> newShoe;
            case DURING_SHOE -> duringShoe;
            case NO_SHOE -> orderedBy.rule();
        };
    }
}
