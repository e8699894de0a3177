package org.baize.rules.wager;

import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * When wagers may be placed and changed, and what makes them count.
 *
 * @param open lets players place, move and cancel inside the period
 * @param closed bars all of it afterwards
 * @param late who may depart from that; empty where nobody may
 * @param chance gives everybody time to bet before play goes on; empty where the text leaves it at the period itself
 */
public record WindowRules(
        Commitment commitment, RuleId open, RuleId closed, Optional<LateChangeRules> late, Optional<RuleId> chance) {

    /** May somebody change a wager of a round whose betting is closed? */
    public Verdict mayChangeAfterClose(LateChange change) {
        return late.map(rules -> rules.verdict(change))
                .orElseGet(() -> Verdict.refuse(WindowReason.NEVER_AFTER_CLOSE, closed));
    }

    /**
     * May play go on, so that betting ends?
     *
     * @param shortestOpenMillis how long betting was open at the terminal where it was open for the shortest time
     * @param neededMillis the length that the operator set
     */
    public Verdict everybodyHadTheChance(long shortestOpenMillis, long neededMillis) {
        RuleId rule = chance.orElse(open);
        return shortestOpenMillis < neededMillis
                ? Verdict.refuse(WindowReason.BETTING_TOO_SHORT, rule)
                : Verdict.permit(rule);
    }
}
