package org.baize.rules.house;

import java.util.Optional;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * Who decides a dispute, who reviews it, and what ends it.
 *
 * @param first who decides first
 * @param standIn who decides first while nobody of the first level is there
 * @param review who reviews inside the house when asked
 */
public record Disputes(
        DisputeLevel first, Optional<DisputeLevel> standIn, Optional<DisputeLevel> review, Recourse recourse) {

    /** Whether that role takes the first decision. */
    public Verdict mayDecideFirst(Role role, boolean firstLevelPresent) {
        if (first.roles().contains(role)) {
            return Verdict.permit(first.rule());
        }
        if (standIn.isEmpty() || !standIn.get().roles().contains(role)) {
            return Verdict.refuse(DisputeReason.NOT_YOUR_DECISION, first.rule());
        }
        return firstLevelPresent
                ? Verdict.refuse(
                        DisputeReason.FIRST_LEVEL_PRESENT, standIn.get().rule())
                : Verdict.permit(standIn.get().rule());
    }

    /** Whether that role reviews the decision, now. */
    public Verdict mayReview(Role role, DisputeRecord dispute, boolean samePersonAsFirst) {
        if (review.isEmpty()) {
            return Verdict.refuse(DisputeReason.NO_REVIEW_HERE, recourse.finality());
        }
        RuleId rule = review.get().rule();
        if (!review.get().roles().contains(role)) {
            return Verdict.refuse(DisputeReason.NOT_YOUR_DECISION, rule);
        }
        if (!dispute.decided()) {
            return Verdict.refuse(DisputeReason.NOT_DECIDED_YET, rule);
        }
        if (!dispute.reviewRequested()) {
            return Verdict.refuse(DisputeReason.REVIEW_NOT_ASKED_FOR, rule);
        }
        return samePersonAsFirst ? Verdict.refuse(DisputeReason.SAME_PERSON, rule) : Verdict.permit(rule);
    }

    /** Whether the dispute may be closed with the operator's decision. */
    public Verdict mayClose(DisputeRecord dispute) {
        if (!dispute.decided()) {
            return Verdict.refuse(DisputeReason.NOT_DECIDED_YET, recourse.finality());
        }
        return recourse.complaint()
                .filter(rule -> dispute.dissatisfied() && !dispute.toldOfComplaint())
                .map(rule -> Verdict.refuse(DisputeReason.NOT_TOLD_OF_COMPLAINT, rule))
                .orElseGet(() -> Verdict.permit(recourse.finality()));
    }

    /** Whether the person may have the decision reviewed by the regulator. */
    public Verdict mayAskRegulator(DisputeRecord dispute) {
        if (recourse.regulatorReview().isEmpty()) {
            return Verdict.refuse(
                    DisputeReason.NO_REGULATOR_REVIEW, recourse.complaint().orElse(recourse.finality()));
        }
        RuleId rule = recourse.regulatorReview().get();
        return dispute.decided() ? Verdict.permit(rule) : Verdict.refuse(DisputeReason.NOT_DECIDED_YET, rule);
    }
}
