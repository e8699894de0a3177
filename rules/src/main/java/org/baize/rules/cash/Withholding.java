package org.baize.rules.cash;

import java.util.List;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * Keeping a payment back, or asking for it back, until the operator has looked into it.
 *
 * @param noticeFirst whether the inspector is told when the payment is kept back; otherwise before the case ends
 * @param reviewed whether the inspector's answer must be on record before the case ends
 */
public record Withholding(List<PayableItem> items, boolean noticeFirst, boolean reviewed, RuleId rule, RuleId notice) {

    public Withholding {
        items = List.copyOf(items);
    }

    /** Whether the payment may be kept back now. */
    Verdict mayBegin(WithholdingCase facts) {
        if (!facts.reasonGiven()) {
            return Verdict.refuse(CareReason.REASON_MISSING, rule);
        }
        return noticeFirst && !facts.inspectorNotified()
                ? Verdict.refuse(CareReason.INSPECTOR_NOT_NOTIFIED, notice)
                : Verdict.permit(rule);
    }

    /** Whether the case may end, by release or for good. */
    Verdict mayEnd(WithholdingCase facts) {
        if (!facts.inspectorNotified()) {
            return Verdict.refuse(CareReason.INSPECTOR_NOT_NOTIFIED, notice);
        }
        if (!facts.determined()) {
            return Verdict.refuse(CareReason.NO_DETERMINATION, rule);
        }
        return reviewed && !facts.reviewOutcome()
                ? Verdict.refuse(CareReason.NO_REVIEW_OUTCOME, notice)
                : Verdict.permit(rule);
    }
}
