package org.baize.rules.round;

import org.baize.rules.law.Role;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * The course of a round on one apparatus: how it begins, where its result comes from, and what happens if nobody
 * wagers.
 */
public record ApparatusRules(
        Apparatus apparatus, OpeningRules opening, ResultRules result, Ruled<EmptyPeriod> emptyPeriod) {

    /** Whether the round may be dealt after the close. */
    public Verdict mayDeal(int wagers) {
        return wagers > 0 || emptyPeriod.value().mayDeal()
                ? Verdict.permit(emptyPeriod.rule())
                : Verdict.refuse(RoundReason.NOBODY_WAGERED, emptyPeriod.rule());
    }

    /** Whether betting may be opened again for a round that is closed; never once anybody has wagered. */
    public Verdict mayReopen(Role who, int wagers) {
        if (who != Role.DEALER) {
            return Verdict.refuse(RoundReason.DEALER_NEEDED, emptyPeriod.rule());
        }
        if (!emptyPeriod.value().mayReopen()) {
            return Verdict.refuse(RoundReason.NO_MORE_BETS, emptyPeriod.rule());
        }
        return wagers > 0
                ? Verdict.refuse(RoundReason.WAGERS_PLACED, emptyPeriod.rule())
                : Verdict.permit(emptyPeriod.rule());
    }
}
