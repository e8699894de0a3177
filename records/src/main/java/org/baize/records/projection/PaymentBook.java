package org.baize.records.projection;

import org.baize.engine.command.Origin;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.paper.Payment;
import org.baize.engine.spec.CreditHold;
import org.baize.records.row.RecordsException;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;
import org.baize.rules.cash.PaperState;
import org.baize.rules.cash.RedemptionPlace;

/** What became of papers, and of credit that is kept back. */
final class PaymentBook {

    private static final AccountId CASH_DESK = AccountId.of(AccountKind.CASH_DESK);
    private static final AccountId FORFEITED = AccountId.of(AccountKind.FORFEITED);

    private final Store store;
    private final Papers papers;
    private final Journal journal;

    PaymentBook(Store store, Papers papers, Journal journal) {
        this.store = store;
        this.papers = papers;
        this.journal = journal;
    }

    void see(PaymentEvent event, Moment moment) {
        switch (event) {
            case PaymentEvent.PaperRedeemed redeemed -> redeem(redeemed, moment);
            case PaymentEvent.TicketReplaced replaced -> replace(replaced, moment);
            case PaymentEvent.PaymentKeptBack kept -> keepBack(kept, moment);
            case PaymentEvent.CaseEnded ended -> end(ended, moment);
            case PaymentEvent.PaymentDelayed delayed -> papers.delayed(delayed.number(), delayed.untilMillis(), moment);
            case PaymentEvent.CreditKeptBack kept -> hold(kept.hold(), moment);
            case PaymentEvent.DueCreditHeld held -> holdMore(held.hold(), held.cents(), false, moment);
            case PaymentEvent.MoreCreditHeld more -> holdMore(more.hold(), more.cents(), more.gone(), moment);
            case PaymentEvent.CreditSetOff off -> setOff(off, moment);
            case PaymentEvent.CreditCaseEnded ended -> end(ended, moment);
            case PaymentEvent.ValidationKeySet _,
                    PaymentEvent.CaseStepRecorded _,
                    PaymentEvent.CreditStepRecorded _,
                    PaymentEvent.IdentificationAsked _,
                    PaymentEvent.IdentificationSeen _,
                    PaymentEvent.OtherFormAllowed _ -> {}
        }
    }

    private void redeem(PaymentEvent.PaperRedeemed redeemed, Moment moment) {
        Payment payment = redeemed.payment();
        Origin by = redeemed.by().who();
        boolean desk = payment.place() == RedemptionPlace.CASH_DESK && by.kind() == Origin.Kind.PERSON;
        Row.Paper paid = papers.paid(
                redeemed.number(),
                new Papers.Payment(payment.atMillis(), payment.place(), payment.form(), desk ? by.number() : 0),
                moment);
        post(paid, moment, Flow.REDEEMED, Papers.owed(paid), CASH_DESK);
    }

    private void replace(PaymentEvent.TicketReplaced replaced, Moment moment) {
        papers.issue(replaced.voucher(), moment);
        Row.Paper ticket = papers.replaced(replaced.number(), replaced.voucher().number(), moment);
        Row.Paper voucher = papers.at(replaced.voucher().number());
        post(ticket, moment, Flow.CANCELLED, Papers.owed(ticket), Papers.owed(voucher));
    }

    private void keepBack(PaymentEvent.PaymentKeptBack kept, Moment moment) {
        PaperState as = kept.returnDemanded() ? PaperState.RETURN_DEMANDED : PaperState.WITHHELD;
        Row.Paper paper = papers.kept(kept.number(), as, moment);
        post(paper, moment, Flow.WITHHELD, Papers.owed(paper), withheld(paper.terminalNo()));
    }

    private void end(PaymentEvent.CaseEnded ended, Moment moment) {
        if (ended.released()) {
            Row.Paper paper = papers.released(ended.number(), moment);
            post(paper, moment, Flow.RELEASED, withheld(paper.terminalNo()), Papers.owed(paper));
        } else {
            Row.Paper paper = papers.cancelled(ended.number(), moment);
            post(paper, moment, Flow.FORFEITED, withheld(paper.terminalNo()), FORFEITED);
        }
    }

    private void hold(CreditHold hold, Moment moment) {
        Row.CreditHold row = new Row.CreditHold(
                hold.number(),
                hold.owner().terminal(),
                hold.owner().account(),
                hold.round().map(CreditHold.Credited::table).orElse(0),
                hold.round().map(CreditHold.Credited::round).orElse(0L),
                hold.amount().askedCents(),
                hold.amount().heldCents(),
                hold.amount().owedCents(),
                hold.stage().name());
        store.begin(Sheets.HOLDS, row);
        AccountId withheld = withheld(row.terminalNo());
        journal.post(whose(row, moment), Flow.WITHHELD, Journal.chips(row.terminalNo()), withheld, row.heldCents());
        journal.post(whose(row, moment), Flow.WITHHELD, debt(row), withheld, row.owedCents());
    }

    private void holdMore(long number, long cents, boolean gone, Moment moment) {
        Row.CreditHold hold = at(number);
        AccountId purse = Journal.purse(hold.terminalNo(), gone);
        journal.post(whose(hold, moment), Flow.WITHHELD, purse, withheld(hold.terminalNo()), cents);
        put(hold, hold.heldCents() + cents, hold.owedCents(), CreditHold.Stage.HELD);
    }

    private void setOff(PaymentEvent.CreditSetOff off, Moment moment) {
        Row.CreditHold hold = at(off.hold());
        CreditHold.Stage stage = CreditHold.Stage.valueOf(hold.stage());
        boolean open = stage == CreditHold.Stage.DUE || stage == CreditHold.Stage.HELD;
        AccountId from = open ? withheld(hold.terminalNo()) : FORFEITED;
        AccountId purse = Journal.purse(hold.terminalNo(), off.gone());
        journal.post(whose(hold, moment), Flow.RELEASED, from, purse, off.heldCents());
        journal.post(whose(hold, moment), Flow.RELEASED, from, debt(hold), off.owedCents());
        put(hold, hold.heldCents() - off.heldCents(), hold.owedCents() - off.owedCents(), stage);
    }

    private void end(PaymentEvent.CreditCaseEnded ended, Moment moment) {
        Row.CreditHold hold = at(ended.hold());
        AccountId withheld = withheld(hold.terminalNo());
        if (ended.release().isPresent()) {
            journal.post(whose(hold, moment), Flow.RELEASED, withheld, debt(hold), hold.owedCents());
            release(hold, ended.release().get(), moment);
        } else {
            journal.post(whose(hold, moment), Flow.FORFEITED, withheld, FORFEITED, hold.heldCents() + hold.owedCents());
        }
        CreditHold.Stage stage = ended.release().isPresent() ? CreditHold.Stage.RELEASED : CreditHold.Stage.KEPT;
        put(hold, hold.heldCents(), hold.owedCents(), stage);
    }

    private void release(Row.CreditHold hold, PaymentEvent.Release release, Moment moment) {
        int terminal = hold.terminalNo();
        AccountId purse = Journal.purse(terminal, release.gone());
        AccountId receivable = new AccountId(AccountKind.RECEIVABLES, terminal, hold.accountNo());
        journal.post(whose(hold, moment), Flow.RELEASED, withheld(terminal), purse, hold.heldCents());
        journal.post(whose(hold, moment), Flow.OWED, purse, receivable, release.repaidCents());
        release.voucher().ifPresent(slip -> {
            AccountId vouchers = AccountId.of(AccountKind.VOUCHERS, terminal);
            journal.post(whose(hold, moment), Flow.HAND_PAY_OUT, purse, vouchers, slip.cents());
            papers.issue(slip, moment);
        });
    }

    private Row.CreditHold at(long number) {
        return store.get(Sheets.HOLDS, number)
                .orElseThrow(() -> new RecordsException("case " + number + " about credit is not on record"));
    }

    private void put(Row.CreditHold was, long heldCents, long owedCents, CreditHold.Stage stage) {
        store.change(
                Sheets.HOLDS,
                new Row.CreditHold(
                        was.holdNo(),
                        was.terminalNo(),
                        was.accountNo(),
                        was.tableNo(),
                        was.roundNo(),
                        was.askedCents(),
                        heldCents,
                        owedCents,
                        stage.name()));
    }

    private void post(Row.Paper paper, Moment moment, Flow flow, AccountId from, AccountId to) {
        journal.post(new Journal.Whose(moment, paper.accountNo(), 0, 0), flow, from, to, paper.cents());
    }

    private static Journal.Whose whose(Row.CreditHold hold, Moment moment) {
        return new Journal.Whose(moment, hold.accountNo(), hold.tableNo(), hold.roundNo());
    }

    private static AccountId withheld(int terminal) {
        return AccountId.of(AccountKind.WITHHELD, terminal);
    }

    private static AccountId debt(Row.CreditHold hold) {
        return new AccountId(AccountKind.DEMANDED, hold.terminalNo(), hold.holdNo());
    }
}
