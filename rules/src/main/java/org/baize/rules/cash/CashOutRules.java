package org.baize.rules.cash;

import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/** When a player may cash out, by own will or by direction. */
public record CashOutRules(LeaveWindow window, WagerBlock block, Optional<ForcedLeave> forced, RuleId rule) {

    /** Whether a press on cash-out pays {@link LeaveFacts#payableCents()} now. */
    public Verdict mayCashOut(LeaveFacts facts) {
        if (facts.account() != AccountState.ACTIVE) {
            return Verdict.refuse(CashOutReason.TERMINAL_NOT_OPEN, rule);
        }
        if (block == WagerBlock.WHOLE_ACCOUNT && facts.liveStakeCents() > 0) {
            return Verdict.refuse(CashOutReason.WAGER_ALIVE, rule);
        }
        if (window == LeaveWindow.OUTSIDE_THE_DEAL && facts.phase() == TablePhase.AWAITING_SETTLEMENT) {
            return Verdict.refuse(CashOutReason.ROUND_NOT_SETTLED, rule);
        }
        return facts.payableCents() == 0 ? Verdict.refuse(CashOutReason.NOTHING_TO_PAY, rule) : Verdict.permit(rule);
    }
}
