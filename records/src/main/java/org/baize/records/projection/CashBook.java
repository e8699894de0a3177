package org.baize.records.projection;

import org.baize.engine.event.MoneyEvent;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.paper.PayForm;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.RedemptionPlace;

/** Money that went into or out of chip accounts, and the notes that it came in. */
final class CashBook {

    private final Store store;
    private final Accounts accounts;
    private final Papers papers;
    private final Journal journal;
    private final Stackers stackers;

    CashBook(Store store, Accounts accounts, Papers papers, Journal journal) {
        this.store = store;
        this.accounts = accounts;
        this.papers = papers;
        this.journal = journal;
        this.stackers = new Stackers(store);
    }

    void see(MoneyEvent event, Moment moment) {
        Journal.Whose whose = whose(event, moment);
        AccountId chips = Journal.chips(event.terminal());
        AccountId aside = AccountId.of(AccountKind.CASHING_OUT, event.terminal());
        switch (event) {
            case MoneyEvent.NoteCredited note -> note(note, moment);
            case MoneyEvent.TicketCredited ticket -> ticket(ticket, moment);
            case MoneyEvent.CreditedAtTable over ->
                journal.post(whose, Flow.TABLE_IN, of(AccountKind.TABLE_BANK, over.table()), chips, over.cents());
            case MoneyEvent.TransferCredited in ->
                journal.post(whose, Flow.TRANSFER_IN, of(AccountKind.MONITORING, 0), chips, in.cents());
            case MoneyEvent.TransferredOut out ->
                journal.post(whose, Flow.TRANSFER_OUT, chips, of(AccountKind.MONITORING, 0), out.cents());
            case MoneyEvent.CashOutRequested asked ->
                journal.post(whose, Flow.SET_ASIDE, chips, aside, asked.paying().cents());
            case MoneyEvent.TicketIssued issued -> {
                papers.issue(issued.slip(), moment);
                AccountId tickets = of(AccountKind.TICKETS, issued.terminal());
                journal.post(
                        whose, Flow.TICKET_OUT, aside, tickets, issued.slip().cents());
            }
            case MoneyEvent.TicketCancelled cancelled -> {
                papers.issue(cancelled.slip(), moment);
                if (cancelled.account() != AccountState.CASH_OUT_PENDING) {
                    journal.post(
                            whose, Flow.PUT_BACK, aside, chips, cancelled.slip().cents());
                }
            }
            case MoneyEvent.VoucherIssued issued -> {
                papers.issue(issued.slip(), moment);
                AccountId vouchers = of(AccountKind.VOUCHERS, issued.terminal());
                journal.post(
                        whose, Flow.HAND_PAY_OUT, aside, vouchers, issued.slip().cents());
            }
            case MoneyEvent.OwedVoucherIssued owed -> papers.issue(owed.slip(), moment);
            case MoneyEvent.OwedVoucherCancelled dead -> takeBack(dead, moment);
            case MoneyEvent.PaidOutAtTable paid ->
                journal.post(whose, Flow.TABLE_OUT, aside, of(AccountKind.TABLE_BANK, paid.table()), paid.cents());
            case MoneyEvent.AccountOpened _,
                    MoneyEvent.AccountClosed _,
                    MoneyEvent.TransferHeld _,
                    MoneyEvent.TransferReturned _,
                    MoneyEvent.CashDevicesReported _ -> {}
        }
    }

    private void note(MoneyEvent.NoteCredited note, Moment moment) {
        int terminal = note.terminal();
        store.add(
                Sheets.NOTES,
                new Row.Note(
                        moment.event(),
                        moment.atMillis(),
                        terminal,
                        accounts.at(terminal),
                        note.noteCents(),
                        stackers.next(terminal, note.noteCents())));
        AccountId stacker = new AccountId(AccountKind.NOTES, terminal, note.noteCents());
        journal.post(whose(note, moment), Flow.NOTE_IN, stacker, Journal.chips(terminal), note.noteCents());
    }

    private void ticket(MoneyEvent.TicketCredited ticket, Moment moment) {
        Row.Paper paid = papers.paid(
                ticket.number(),
                new Papers.Payment(ticket.atMillis(), RedemptionPlace.PLAYER_TERMINAL, PayForm.CREDIT, 0),
                moment);
        AccountId from = of(AccountKind.TICKETS, paid.terminalNo());
        journal.post(whose(ticket, moment), Flow.TICKET_IN, from, Journal.chips(ticket.terminal()), paid.cents());
    }

    private void takeBack(MoneyEvent.OwedVoucherCancelled dead, Moment moment) {
        Row.Paper voucher = papers.cancelled(dead.number(), moment);
        journal.post(
                new Journal.Whose(moment, voucher.accountNo(), 0, 0),
                Flow.HAND_PAY_OUT,
                of(AccountKind.VOUCHERS, voucher.terminalNo()),
                of(AccountKind.GONE_PLAYERS, voucher.terminalNo()),
                voucher.cents());
    }

    private Journal.Whose whose(MoneyEvent event, Moment moment) {
        return new Journal.Whose(moment, accounts.at(event.terminal()), 0, 0);
    }

    private static AccountId of(AccountKind kind, int owner) {
        return AccountId.of(kind, owner);
    }
}
