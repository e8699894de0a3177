package org.baize.rules.house;

import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;

/** Authority, conduct, disputes and the floor in one text. */
public record HouseRules(
        Authority authority, Conduct conduct, Invalidation invalidation, Disputes disputes, Floor floor) {

    /** Whether that role may impose the sanction for a recorded breach. */
    public Verdict maySanction(Role role, Sanction sanction, BreachGround ground, boolean reasonGiven) {
        Verdict allowed = conduct.allows(sanction, ground, reasonGiven);
        return authorised(sanction.act(), role, allowed);
    }

    /** Whether that role may cancel the outcome of a round on that ground. */
    public Verdict mayInvalidate(Role role, InvalidationGround ground, boolean reasonGiven) {
        return authorised(Act.INVALIDATE_ROUND, role, invalidation.allows(ground, reasonGiven));
    }

    /** Whether that role may keep the stake of a person on an invalidated round. */
    public Verdict mayForfeit(Role role, InvalidationGround ground, boolean namedInFraud) {
        Verdict allowed = invalidation.allowsForfeiture(ground, namedInFraud);
        return invalidation.forfeiture().isEmpty() ? allowed : authorised(Act.ORDER_FORFEITURE, role, allowed);
    }

    /** Whether that role may close the table now. */
    public Verdict mayClose(Role role, ClosingFacts facts) {
        return authorised(Act.CLOSE_TABLE, role, floor.closing().allows(facts));
    }

    /** A missing authority is told before anything else. */
    private Verdict authorised(Act act, Role role, Verdict otherwise) {
        Verdict authorised = authority.mayDo(act, role);
        return authorised.permitted() ? otherwise : authorised;
    }
}
