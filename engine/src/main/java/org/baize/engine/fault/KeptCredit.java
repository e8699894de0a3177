package org.baize.engine.fault;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.spec.CreditHold;
import org.baize.engine.spec.CreditHold.Amount;
import org.baize.engine.spec.CreditHold.Credited;
import org.baize.engine.spec.CreditHold.Owner;
import org.baize.engine.state.FloorState;

/**
 * What was kept back of the credit of one account in one round. A correction uses it before it asks the player for
 * anything, and what it credits beside is kept back too as far as somebody asked for more than there was.
 */
record KeptCredit(List<CreditHold> cases) {

    static KeptCredit of(FloorState state, Credited round, Owner owner) {
        return new KeptCredit(state.creditHolds().of(round, owner).toList());
    }

    /** What goes off each case if a correction takes back so much. */
    List<PaymentEvent.CreditSetOff> setOff(long takenBackCents, boolean gone) {
        List<PaymentEvent.CreditSetOff> all = new ArrayList<>();
        long left = takenBackCents;
        for (CreditHold one : cases) {
            long held = Math.clamp(left, 0, one.amount().heldCents());
            long owed = Math.clamp(left - held, 0, one.amount().owedCents());
            left -= held + owed;
            if (held + owed > 0) {
                all.add(new PaymentEvent.CreditSetOff(one.number(), held, owed, gone));
            }
        }
        return all;
    }

    /** How much of what a correction takes back is here. */
    long setOffCents(long takenBackCents) {
        return setOff(takenBackCents, false).stream()
                .mapToLong(PaymentEvent.CreditSetOff::heldCents)
                .sum();
    }

    /** How much more the open cases have asked for. */
    long roomCents() {
        return cases.stream()
                .filter(CreditHold::open)
                .map(CreditHold::amount)
                .mapToLong(Amount::roomCents)
                .sum();
    }

    /** What each open case gets of that much; no more than there is room. */
    List<PaymentEvent.MoreCreditHeld> more(long cents, boolean gone) {
        List<PaymentEvent.MoreCreditHeld> all = new ArrayList<>();
        long left = cents;
        for (CreditHold one : cases) {
            long more = one.open() ? Math.min(left, one.amount().roomCents()) : 0;
            left -= more;
            if (more > 0) {
                all.add(new PaymentEvent.MoreCreditHeld(one.number(), more, gone));
            }
        }
        return all;
    }
}
