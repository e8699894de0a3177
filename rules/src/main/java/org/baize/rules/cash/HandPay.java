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
 * @param arrangedBy who must arrange one for want of a ticket; empty where the text names nobody, so that any member of
 *     staff who serves players may
 * @param atOnce whether a failed ticket goes straight on to a voucher; otherwise the credit stays on the account and
 *     staff are called
 */
public record HandPay(RuleId aboveLimit, RuleId noTicket, List<Role> arrangedBy, boolean atOnce) {

    public HandPay {
        arrangedBy = List.copyOf(arrangedBy);
    }

    /** Whether this person may have a voucher made out for want of a ticket. */
    public Verdict mayArrange(Role role) {
        boolean may = arrangedBy.isEmpty() ? servesPlayers(role) : arrangedBy.contains(role);
        return may ? Verdict.permit(noTicket) : Verdict.refuse(CashOutReason.HAND_PAY_NOT_ARRANGED, noTicket);
    }

    /** Where the text names nobody it is a member of staff who has a part in play or money. */
    private static boolean servesPlayers(Role role) {
        return switch (role) {
            case DEALER,
                    ELECTRONIC_GAMING_HOST,
                    GAMES_SUPERVISOR,
                    CASINO_SUPERVISOR,
                    ELECTRONIC_GAMING_SUPERVISOR,
                    ASSISTANT_GAMING_MANAGER,
                    GAMING_MANAGER,
                    GAMING_SHIFT_MANAGER,
                    OPERATOR_AUTHORITY,
                    CASH_DESK -> true;
            case PLAYER_TERMINAL,
                    DEVICE,
                    TOURNAMENT_DIRECTOR,
                    PROMOTIONS_OFFICER,
                    SCRUTINEER,
                    INSPECTOR,
                    MONITORING_SYSTEM,
                    ADMINISTRATOR -> false;
        };
    }
}
