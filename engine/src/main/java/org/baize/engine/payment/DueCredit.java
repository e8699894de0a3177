package org.baize.engine.payment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.baize.engine.chapter.Reaction;
import org.baize.engine.event.Event;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.event.Payouts;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.spec.CreditHold;
import org.baize.engine.spec.CreditHold.Credited;
import org.baize.engine.state.FloorState;

/**
 * Holds what a round credits to somebody whose credit is kept back, before anything else can become of it. A stake that
 * a void round gives back was never due to be credited.
 */
public final class DueCredit implements Reaction {

    private final FloorState state;

    public DueCredit(FloorState state) {
        this.state = state;
    }

    @Override
    public List<Event> to(Event event, long atMillis) {
        if (event instanceof RoundEvent.RoundSettled settled) {
            return held(dueFrom(new Credited(settled.table(), settled.round())), settled.payouts());
        }
        if (event instanceof RoundEvent.RoundVoided voided) {
            return dueFrom(new Credited(voided.table(), voided.round())).stream()
                    .<Event>map(hold -> new PaymentEvent.DueCreditHeld(hold.number(), 0))
                    .toList();
        }
        return List.of();
    }

    /** Each case gets what it asked for out of what the earlier ones have left. */
    private List<Event> held(List<CreditHold> holds, Payouts payouts) {
        List<Event> events = new ArrayList<>();
        Map<CreditHold.Owner, Long> leftCents = new LinkedHashMap<>();
        for (CreditHold hold : holds) {
            long left = leftCents.computeIfAbsent(hold.owner(), owner -> creditedCents(payouts, owner));
            long cents = Math.min(hold.amount().askedCents(), left);
            leftCents.put(hold.owner(), left - cents);
            events.add(new PaymentEvent.DueCreditHeld(hold.number(), cents));
        }
        return events;
    }

    /** What the round credited to that account; whoever has come after it is not concerned. */
    private long creditedCents(Payouts payouts, CreditHold.Owner owner) {
        for (int row = 0; row < payouts.size(); row++) {
            if (payouts.terminal(row) == owner.terminal()) {
                boolean there = state.terminalAt(owner.terminal()).status().accountNumber() == owner.account();
                return there ? payouts.creditCents(row) : 0;
            }
        }
        return 0;
    }

    private List<CreditHold> dueFrom(Credited round) {
        return state.creditHolds().all().stream()
                .filter(hold -> hold.isDueFrom(round))
                .toList();
    }
}
