package org.baize.engine.money;

import java.util.List;
import java.util.Optional;
import org.baize.engine.chapter.Reaction;
import org.baize.engine.event.Adjustment;
import org.baize.engine.event.Cause;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.paper.Slip;
import org.baize.engine.state.FloorState;
import org.baize.rules.cash.Paper;

/** Makes out a voucher for whatever a correction owes to a player who has gone. The correction has booked the money. */
public final class OwedVouchers implements Reaction {

    private final FloorState state;

    public OwedVouchers(FloorState state) {
        this.state = state;
    }

    @Override
    public List<Event> to(Event event, long atMillis) {
        if (event instanceof FaultEvent.RoundCorrected corrected) {
            return vouchers(
                    new Slip.Owing(corrected.table(), corrected.round()),
                    corrected.adjustments(),
                    corrected.cause(),
                    atMillis);
        }
        if (event instanceof FaultEvent.PairsReversed reversed) {
            return vouchers(
                    new Slip.Owing(reversed.table(), reversed.round()),
                    reversed.adjustments(),
                    reversed.cause(),
                    atMillis);
        }
        return List.of();
    }

    private List<Event> vouchers(Slip.Owing round, List<Adjustment> adjustments, Cause cause, long atMillis) {
        PayOuts payOuts = new PayOuts(state);
        return adjustments.stream()
                .filter(adjustment -> adjustment.cents(Adjustment.Kind.VOUCHER) > 0)
                .<Event>map(adjustment -> new MoneyEvent.OwedVoucherIssued(
                        adjustment.terminal(),
                        Slip.outstanding(payOuts.nextNumber(), issue(adjustment, round, atMillis)),
                        cause.rule(),
                        cause.by()))
                .toList();
    }

    private Slip.Issue issue(Adjustment owed, Slip.Owing round, long atMillis) {
        return new Slip.Issue(
                Paper.HAND_PAY_VOUCHER,
                owed.cents(Adjustment.Kind.VOUCHER),
                owed.terminal(),
                owed.account(),
                state.tableAt(round.table()).rulebook().id(),
                atMillis,
                Optional.of(round));
    }
}
