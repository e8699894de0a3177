package org.baize.rules.cash;

import java.util.List;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * What the house may ask and do before it pays. Without any of it, payment is immediate.
 *
 * @param signature the rule by which the player signs for a payment by hand
 * @param identification the rule by which identification may be asked for
 * @param delay the rule by which payment may be put off
 * @param anotherForm what may be paid in another form than asked for, and by which rule
 */
public record PaymentCare(
        List<Withholding> withholdings,
        RuleId signature,
        RuleId identification,
        RuleId delay,
        AnotherForm anotherForm) {

    /** Paying in another form; both forms go on record. */
    public record AnotherForm(List<PayableItem> items, RuleId rule) {

        public AnotherForm {
            items = List.copyOf(items);
        }
    }

    public PaymentCare {
        withholdings = List.copyOf(withholdings);
    }

    public Verdict mayWithhold(PayableItem item, WithholdingCase facts) {
        return withholdings.stream()
                .filter(candidate -> candidate.items().contains(item))
                .map(candidate -> candidate.mayBegin(facts))
                .findFirst()
                .orElseGet(this::notForeseen);
    }

    public Verdict mayEndWithholding(PayableItem item, WithholdingCase facts) {
        return withholdings.stream()
                .filter(candidate -> candidate.items().contains(item))
                .map(candidate -> candidate.mayEnd(facts))
                .findFirst()
                .orElseGet(this::notForeseen);
    }

    public Verdict mayDelay(Delay facts) {
        if (!facts.reasonGiven()) {
            return Verdict.refuse(CareReason.REASON_MISSING, delay);
        }
        return facts.untilMillis().isPresent() && facts.playerAgrees()
                ? Verdict.permit(delay)
                : Verdict.refuse(CareReason.NO_AGREED_TIME, delay);
    }

    public Verdict mayPayInAnotherForm(PayableItem item) {
        return anotherForm.items().contains(item)
                ? Verdict.permit(anotherForm.rule())
                : Verdict.refuse(CareReason.NOT_FORESEEN, anotherForm.rule());
    }

    /** Whether a payment by hand may be marked as paid. */
    public Verdict mayMarkPaid(ManualPayment payment) {
        return payment.signed() ? Verdict.permit(signature) : Verdict.refuse(CareReason.NOT_ACKNOWLEDGED, signature);
    }

    /** The rule by which a ticket or voucher is kept back. */
    RuleId withholdingOfPaper() {
        return withholdings.stream()
                .filter(candidate -> candidate.items().contains(PayableItem.TICKET))
                .findFirst()
                .orElseThrow()
                .rule();
    }

    private Verdict notForeseen() {
        return Verdict.refuse(CareReason.NOT_FORESEEN, withholdingOfPaper());
    }
}
