package org.baize.rules.cash;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * Paying tickets and vouchers.
 *
 * @param places where tickets are paid; a voucher is paid by a person, so only at the cash desk
 * @param where the rule that says where
 * @param once the rule by which each is paid once, for its exact value
 * @param unreadable the rule for a number that can no longer be read
 * @param care what the house may ask and do first, where the text says so
 */
public record PaymentRules(
        List<RedemptionPlace> places, RuleId where, RuleId once, RuleId unreadable, Optional<PaymentCare> care) {

    public PaymentRules {
        places = List.copyOf(places);
    }

    /** Whether the paper is paid here and now. */
    public Verdict mayRedeem(Presented paper) {
        if (!paidAt(paper)) {
            return Verdict.refuse(RedemptionReason.WRONG_PLACE, where);
        }
        if (!paper.numberReadable()) {
            return Verdict.refuse(RedemptionReason.UNREADABLE, unreadable);
        }
        RuleId withheld = care.map(PaymentCare::withholdingOfPaper).orElse(once);
        return switch (paper.state()) {
            case OUTSTANDING -> identified(paper);
            case UNKNOWN -> Verdict.refuse(RedemptionReason.NOT_FOUND, once);
            case CANCELLED -> Verdict.refuse(RedemptionReason.CANCELLED, once);
            case PAID -> Verdict.refuse(RedemptionReason.ALREADY_PAID, once);
            case WITHHELD -> Verdict.refuse(RedemptionReason.WITHHELD, withheld);
            case RETURN_DEMANDED -> Verdict.refuse(RedemptionReason.RETURN_DEMANDED, withheld);
            case DELAYED ->
                Verdict.refuse(
                        RedemptionReason.DELAYED, care.map(PaymentCare::delay).orElse(once));
        };
    }

    private boolean paidAt(Presented paper) {
        return places.contains(paper.place())
                && switch (paper.paper()) {
                    case REDEEMABLE_TICKET -> true;
                    case HAND_PAY_VOUCHER, PAID_AT_TABLE -> paper.place() == RedemptionPlace.CASH_DESK;
                };
    }

    private Verdict identified(Presented paper) {
        return care.filter(asked -> paper.identificationDue())
                .map(asked -> Verdict.refuse(RedemptionReason.IDENTIFICATION_MISSING, asked.identification()))
                .orElseGet(() -> Verdict.permit(once));
    }
}
