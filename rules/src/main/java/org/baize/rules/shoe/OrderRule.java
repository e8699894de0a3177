package org.baize.rules.shoe;

import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.shoe.preparation.Approval;

/** Who may give one order, and when. */
public record OrderRule(ShoeOrder order, Approval by, When when, RuleId rule) {

    /** When an order may be given. */
    public enum When {
        ANY_TIME,
        /** At any time; a coup in progress is finished first. */
        ANY_TIME_AFTER_THE_COUP,
        BETWEEN_COUPS,
        AFTER_THE_LAST_COUP
    }

    Verdict mayGive(Shoe shoe, Role role) {
        if (!by.givenBy(role)) {
            return Verdict.refuse(ShoeRefusal.NOT_AUTHORISED, rule);
        }
        return switch (when) {
            case ANY_TIME, ANY_TIME_AFTER_THE_COUP -> Verdict.permit(rule);
            case BETWEEN_COUPS ->
                shoe.coupInProgress() ? Verdict.refuse(ShoeRefusal.COUP_IN_PROGRESS, rule) : Verdict.permit(rule);
            case AFTER_THE_LAST_COUP ->
                shoe.coupInProgress() || !shoe.finished()
                        ? Verdict.refuse(ShoeRefusal.LAST_COUP_NOT_PLAYED, rule)
                        : Verdict.permit(rule);
        };
    }
}
