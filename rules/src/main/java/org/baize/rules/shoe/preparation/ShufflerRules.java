package org.baize.rules.shoe.preparation;

import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * The shuffling machine of a text.
 *
 * @param use which rule lets it be used
 * @param shoes how many shoes one machine serves at most; empty where the text sets no bound
 */
public record ShufflerRules(RuleId use, Optional<Ruled<Integer>> shoes) {

    /** Whether one more shoe may be given to a machine that has so many. */
    public Verdict mayAssign(int shoesAssigned) {
        if (shoes.isPresent() && shoesAssigned >= shoes.get().value()) {
            return Verdict.refuse(CardRefusal.SHUFFLER_FULL, shoes.get().rule());
        }
        return Verdict.permit(shoes.map(Ruled::rule).orElse(use));
    }
}
