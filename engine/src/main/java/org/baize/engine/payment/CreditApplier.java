package org.baize.engine.payment;

import org.baize.engine.event.PaymentEvent;
import org.baize.engine.ledger.Account;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.ledger.Ledger;
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
        state.creditHolds().put(hold.holding(held.cents()));
    }

    /** What comes out of the case is in the player's account for the correction that follows. */
    void setOff(PaymentEvent.CreditSetOff off) {
        CreditHold hold = state.creditHolds().holdAt(off.hold());
        Account from = hold.open() ? withheld(hold) : ledger.account(AccountId.of(AccountKind.FORFEITED));
        ledger.post(from, purse(hold, off.gone()), off.heldCents(), Flow.RELEASED);
        ledger.post(from, debt(hold), off.owedCents(), Flow.RELEASED);
        state.creditHolds().put(hold.less(off.heldCents(), off.owedCents()));
    }

    void holdMore(PaymentEvent.MoreCreditHeld more) {
        CreditHold hold = state.creditHolds().holdAt(more.hold());
        ledger.post(purse(hold, more.gone()), withheld(hold), more.cents(), Flow.WITHHELD);
        state.creditHolds().put(hold.holding(more.cents()));
    }

    void record(PaymentEvent.CreditStepRecorded step) {
        CreditHold hold = state.creditHolds().holdAt(step.hold());
        state.creditHolds().put(hold.with(hold.kept().after(step.step(), step.words(), step.atMillis())));
    }

    void end(PaymentEvent.CreditCaseEnded ended) {
        CreditHold hold = state.creditHolds().holdAt(ended.hold());
        long held = hold.amount().heldCents();
        long owed = hold.amount().owedCents();
        if (ended.release().isEmpty()) {
            ledger.post(
                    withheld(hold), ledger.account(AccountId.of(AccountKind.FORFEITED)), held + owed, Flow.FORFEITED);
        } else {
            ledger.post(withheld(hold), debt(hold), owed, Flow.RELEASED);
            release(hold, ended.release().get());
        }
        state.creditHolds().put(hold.ended(ended.release().isPresent()));
    }

    /** What the player owes goes off first; the rest is credit again, or a voucher for a player who has gone. */
    private void release(CreditHold hold, PaymentEvent.Release release) {
        CreditHold.Owner owner = hold.owner();
        Account purse = purse(hold, release.gone());
        ledger.post(withheld(hold), purse, hold.amount().heldCents(), Flow.RELEASED);
        Account owing = ledger.account(new AccountId(AccountKind.RECEIVABLES, owner.terminal(), owner.account()));
        ledger.post(purse, owing, release.repaidCents(), Flow.OWED);
        release.voucher().ifPresent(slip -> {
            ledger.post(purse, ledger.account(AccountKind.VOUCHERS, owner.terminal()), slip.cents(), Flow.HAND_PAY_OUT);
            state.papers().take(slip.number());
            state.papers().put(slip);
        });
    }

    private Account purse(CreditHold hold, boolean gone) {
        return gone ? ledger.account(AccountKind.GONE_PLAYERS, hold.owner().terminal()) : chips(hold);
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
