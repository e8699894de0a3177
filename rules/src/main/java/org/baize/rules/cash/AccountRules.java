package org.baize.rules.cash;

import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * When a terminal takes wagers, as far as its account goes.
 *
 * @param open the rule by which a terminal is open only with an active account
 * @param buyInFirst the rule by which nobody plays without credit
 */
public record AccountRules(RuleId open, RuleId buyInFirst) {

    /**
     * Whether a touch on the layout is taken at all; whether the credit covers the stake is for the wager to decide.
     */
    public Verdict mayPlay(AccountState account, long creditCents) {
        if (account != AccountState.ACTIVE) {
            return Verdict.refuse(PlayReason.TERMINAL_NOT_OPEN, open);
        }
        return creditCents > 0 ? Verdict.permit(buyInFirst) : Verdict.refuse(PlayReason.NO_CREDIT, buyInFirst);
    }
}
