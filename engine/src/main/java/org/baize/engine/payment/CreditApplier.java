package org.baize.engine.payment;

import org.baize.engine.event.PaymentEvent;
import org.baize.engine.ledger.Account;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.ledger.Ledger;
import org.baize.engine.paper.Slip;
import org.baize.engine.spec.CreditHold;
import org.baize.engine.state.FloorState;

/** Moves credit that is kept back: off the meter, and back to its player or to the house. */
final class CreditApplier {

    private final FloorState state;
    private final Ledger ledger;

    CreditApplier(FloorState state) {
        this.state = state;
        this.ledger = state.ledger();
    }

    /** What is not there is posted from a debt of the player, so that the whole of it can be kept or let go. */
    void keepBack(CreditHold hold) {
        ledger.post(chips(hold), withheld(hold), hold.amount().heldCents(), Flow.WITHHELD);
        ledger.post(debt(hold), withheld(hold), hold.amount().owedCents(), Flow.WITHHELD);
        state.creditHolds().put(hold);
    }

    void hold(PaymentEvent.DueCreditHeld held) {
        CreditHold hold = state.creditHolds().holdAt(held.hold());
        ledger.post(chips(hold), withheld(hold), held.cents(), Flow.WITHHELD);
        state.creditHolds().put(hold.arrived(held.cents()));
    }

    void record(PaymentEvent.CreditStepRecorded step) {
        CreditHold hold = state.creditHolds().holdAt(step.hold());
        state.creditHolds().put(hold.with(hold.kept().after(step.step(), step.words(), step.atMillis())));
    }

    void end(PaymentEvent.CreditCaseEnded ended) {
        CreditHold hold = state.creditHolds().holdAt(ended.hold());
        long held = hold.amount().heldCents();
        long owed = hold.amount().owedCents();
        if (!ended.released()) {
            ledger.post(
                    withheld(hold), ledger.account(AccountId.of(AccountKind.FORFEITED)), held + owed, Flow.FORFEITED);
        } else {
            ledger.post(withheld(hold), debt(hold), owed, Flow.RELEASED);
            ended.voucher()
                    .ifPresentOrElse(
                            slip -> release(hold, slip),
                            () -> ledger.post(withheld(hold), chips(hold), held, Flow.RELEASED));
        }
        state.creditHolds().put(hold.ended());
    }

    private void release(CreditHold hold, Slip voucher) {
        int terminal = hold.owner().terminal();
        Account gone = ledger.account(AccountKind.GONE_PLAYERS, terminal);
        ledger.post(withheld(hold), gone, voucher.cents(), Flow.RELEASED);
        ledger.post(gone, ledger.account(AccountKind.VOUCHERS, terminal), voucher.cents(), Flow.HAND_PAY_OUT);
        state.papers().take(voucher.number());
        state.papers().put(voucher);
    }

    private Account chips(CreditHold hold) {
        return state.terminalAt(hold.owner().terminal()).chips();
    }

    private Account withheld(CreditHold hold) {
        return ledger.account(AccountKind.WITHHELD, hold.owner().terminal());
    }

    private Account debt(CreditHold hold) {
        return ledger.account(new AccountId(AccountKind.DEMANDED, hold.owner().terminal(), hold.number()));
    }
}
