package org.baize.rules.cash;

import java.util.List;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * Paying by hand instead of by ticket.
 *
 * @param aboveLimit the rule by which a value above the ticket limit is paid by hand
 * @param noTicket the rule for a ticket that does not come out, or comes out illegible
 * @param arrangedBy who must arrange one for want of a ticket; empty where the text names nobody
 * @param atOnce whether a failed ticket goes straight on to a voucher; otherwise the credit stays on the account and
 *     staff are called
 */
public record HandPay(RuleId aboveLimit, RuleId noTicket, List<Role> arrangedBy, boolean atOnce) {

    public HandPay {
        arrangedBy = List.copyOf(arrangedBy);
    }

    /** Whether this person may have a voucher made out for want of a ticket. */
    public Verdict mayArrange(Role role) {
        return arrangedBy.isEmpty() || arrangedBy.contains(role)
                ? Verdict.permit(noTicket)
                : Verdict.refuse(CashOutReason.HAND_PAY_NOT_ARRANGED, noTicket);
    }
}
