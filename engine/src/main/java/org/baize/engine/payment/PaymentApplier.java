package org.baize.engine.payment;

import org.baize.engine.chapter.Applier;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.ledger.Account;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.ledger.Ledger;
import org.baize.engine.paper.Care;
import org.baize.engine.paper.Slip;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Papers;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PaperState;

/** Keeps what is known of papers and of credit that is kept back, and moves what is owed on them. */
public final class PaymentApplier implements Applier<PaymentEvent> {

    private final Papers papers;
    private final CreditApplier credit;
    private final Ledger ledger;

    public PaymentApplier(FloorState state) {
        this.papers = state.papers();
        this.credit = new CreditApplier(state);
        this.ledger = state.ledger();
    }

    @Override
    public void apply(PaymentEvent event) {
        switch (event) {
            case PaymentEvent.ValidationKeySet set -> papers.key(set.keyHex());
            case PaymentEvent.PaperRedeemed redeemed -> redeem(papers.slipAt(redeemed.number()), redeemed);
            case PaymentEvent.TicketReplaced replaced -> replace(papers.slipAt(replaced.number()), replaced.voucher());
            case PaymentEvent.PaymentKeptBack kept -> keepBack(papers.slipAt(kept.number()), kept);
            case PaymentEvent.CaseStepRecorded step -> {
                Slip slip = papers.slipAt(step.number());
                papers.put(slip.with(slip.care()
                        .keptBack(slip.care().kept().orElseThrow().after(step.step(), step.words(), step.atMillis()))));
            }
            case PaymentEvent.CaseEnded ended -> end(papers.slipAt(ended.number()), ended.released());
            case PaymentEvent.CreditKeptBack kept -> credit.keepBack(kept.hold());
            case PaymentEvent.DueCreditHeld held -> credit.hold(held);
            case PaymentEvent.CreditSetOff off -> credit.setOff(off);
            case PaymentEvent.MoreCreditHeld more -> credit.holdMore(more);
            case PaymentEvent.CreditStepRecorded step -> credit.record(step);
            case PaymentEvent.CreditCaseEnded ended -> credit.end(ended);
            case PaymentEvent.PaymentDelayed delayed -> {
                Slip slip = papers.slipAt(delayed.number());
                papers.put(slip.in(PaperState.DELAYED).with(slip.care().delayedUntil(delayed.untilMillis())));
            }
            case PaymentEvent.IdentificationAsked asked -> identification(papers.slipAt(asked.number()), true);
            case PaymentEvent.IdentificationSeen seen -> identification(papers.slipAt(seen.number()), false);
            case PaymentEvent.OtherFormAllowed form -> {
                Slip slip = papers.slipAt(form.number());
                papers.put(slip.with(slip.care().in(new Care.OtherForm(form.asked(), form.paid()))));
            }
        }
    }

    private void redeem(Slip slip, PaymentEvent.PaperRedeemed redeemed) {
        ledger.post(owed(slip), ledger.account(AccountId.of(AccountKind.CASH_DESK)), slip.cents(), Flow.REDEEMED);
        papers.put(slip.paid(redeemed.payment()));
    }

    private void replace(Slip ticket, Slip voucher) {
        papers.put(ticket.in(PaperState.CANCELLED));
        papers.take(voucher.number());
        papers.put(voucher);
        ledger.post(owed(ticket), owed(voucher), ticket.cents(), Flow.CANCELLED);
    }

    private void keepBack(Slip slip, PaymentEvent.PaymentKeptBack kept) {
        ledger.post(owed(slip), withheld(slip), slip.cents(), Flow.WITHHELD);
        PaperState state = kept.returnDemanded() ? PaperState.RETURN_DEMANDED : PaperState.WITHHELD;
        papers.put(slip.in(state).with(slip.care().keptBack(kept.facts())));
    }

    /**
     * Released, it is owed again at the time that was agreed; otherwise its number dies and the house keeps the value.
     */
    private void end(Slip slip, boolean released) {
        if (released) {
            ledger.post(withheld(slip), owed(slip), slip.cents(), Flow.RELEASED);
            boolean delayed = slip.care().delayedUntilMillis().isPresent();
            papers.put(slip.in(delayed ? PaperState.DELAYED : PaperState.OUTSTANDING));
        } else {
            Account house = ledger.account(AccountId.of(AccountKind.FORFEITED));
            ledger.post(withheld(slip), house, slip.cents(), Flow.FORFEITED);
            papers.put(slip.in(PaperState.CANCELLED));
        }
    }

    private void identification(Slip slip, boolean due) {
        papers.put(slip.with(slip.care().withIdentificationDue(due)));
    }

    private Account owed(Slip slip) {
        AccountKind kind = slip.issue().paper() == Paper.REDEEMABLE_TICKET ? AccountKind.TICKETS : AccountKind.VOUCHERS;
        return ledger.account(kind, slip.issue().terminal());
    }

    private Account withheld(Slip slip) {
        return ledger.account(AccountKind.WITHHELD, slip.issue().terminal());
    }
}
