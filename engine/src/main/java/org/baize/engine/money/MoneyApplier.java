package org.baize.engine.money;

import java.util.Optional;
import org.baize.engine.chapter.Applier;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.ledger.Account;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.ledger.Ledger;
import org.baize.engine.paper.PayForm;
import org.baize.engine.paper.Paying;
import org.baize.engine.paper.Payment;
import org.baize.engine.paper.Slip;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Terminal;
import org.baize.engine.state.Transfers.Stage;
import org.baize.engine.state.Transfers.Transfer;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.PaperState;
import org.baize.rules.cash.RedemptionPlace;

/** Books money in and out of chip accounts. */
public final class MoneyApplier implements Applier<MoneyEvent> {

    private final FloorState state;

    public MoneyApplier(FloorState state) {
        this.state = state;
    }

    @Override
    public void apply(MoneyEvent event) {
        Terminal terminal = state.terminalAt(event.terminal());
        switch (event) {
            case MoneyEvent.AccountOpened opened -> {
                state.accountOpened(opened.account());
                terminal.status(terminal.status().withAccount(AccountState.ACTIVE, opened.account()));
            }
            case MoneyEvent.AccountClosed _ -> account(terminal, AccountState.NONE);
            case MoneyEvent.NoteCredited note -> {
                AccountId stacker = new AccountId(AccountKind.NOTES, terminal.number(), note.noteCents());
                post(state.ledger().account(stacker), terminal.chips(), note.noteCents(), Flow.NOTE_IN);
            }
            case MoneyEvent.TicketCredited ticket -> credit(terminal, ticket);
            case MoneyEvent.CreditedAtTable over ->
                post(of(AccountKind.TABLE_BANK, over.table()), terminal.chips(), over.cents(), Flow.TABLE_IN);
            case MoneyEvent.TransferHeld held -> transfer(held.reference(), terminal, held.cents(), Stage.HELD);
            case MoneyEvent.TransferCredited in -> {
                transfer(in.reference(), terminal, in.cents(), Stage.CREDITED);
                post(of(AccountKind.MONITORING, 0), terminal.chips(), in.cents(), Flow.TRANSFER_IN);
            }
            case MoneyEvent.TransferReturned back -> transfer(back.reference(), terminal, back.cents(), Stage.RETURNED);
            case MoneyEvent.TransferredOut out -> {
                transfer(out.reference(), terminal, out.cents(), Stage.PAID_OUT);
                post(terminal.chips(), of(AccountKind.MONITORING, 0), out.cents(), Flow.TRANSFER_OUT);
                account(terminal, out.account());
            }
            case MoneyEvent.CashDevicesReported report ->
                terminal.till(terminal.till().withDevices(report.acceptor(), report.printerReady()));
            case MoneyEvent.CashOutRequested asked -> setAside(terminal, asked.paying());
            case MoneyEvent.TicketIssued issued -> {
                state.papers().put(issued.slip());
                pay(terminal, AccountKind.TICKETS, terminal.number(), Flow.TICKET_OUT);
                account(terminal, issued.account());
            }
            case MoneyEvent.TicketCancelled cancelled -> cancel(terminal, cancelled);
            case MoneyEvent.VoucherIssued issued -> {
                makeOut(issued.slip());
                pay(terminal, AccountKind.VOUCHERS, terminal.number(), Flow.HAND_PAY_OUT);
                account(terminal, issued.account());
            }
            case MoneyEvent.OwedVoucherIssued owed -> makeOut(owed.slip());
            case MoneyEvent.OwedVoucherCancelled dead -> takeBack(state.papers().slipAt(dead.number()));
            case MoneyEvent.PaidOutAtTable paid -> {
                pay(terminal, AccountKind.TABLE_BANK, paid.table(), Flow.TABLE_OUT);
                account(terminal, paid.account());
            }
        }
    }

    private void credit(Terminal terminal, MoneyEvent.TicketCredited credited) {
        Slip slip = state.papers().slipAt(credited.number());
        post(of(AccountKind.TICKETS, slip.issue().terminal()), terminal.chips(), slip.cents(), Flow.TICKET_IN);
        state.papers()
                .put(slip.paid(new Payment(
                        RedemptionPlace.PLAYER_TERMINAL,
                        terminal.number(),
                        PayForm.CREDIT,
                        false,
                        credited.atMillis())));
    }

    private void setAside(Terminal terminal, Paying paying) {
        paying.number().ifPresent(state.papers()::take);
        post(terminal.chips(), cashingOut(terminal), paying.cents(), Flow.SET_ASIDE);
        terminal.till(terminal.till().paying(Optional.of(paying)));
        account(terminal, AccountState.CASH_OUT_PENDING);
    }

    /** Where the credit goes back to the meter nothing is left to pay; where a voucher follows it stays aside. */
    private void cancel(Terminal terminal, MoneyEvent.TicketCancelled cancelled) {
        state.papers().put(cancelled.slip());
        if (cancelled.account() == AccountState.CASH_OUT_PENDING) {
            terminal.till(
                    terminal.till().paying(terminal.till().paying().map(paying -> paying.byHand(cancelled.rule()))));
            return;
        }
        post(cashingOut(terminal), terminal.chips(), cancelled.slip().cents(), Flow.PUT_BACK);
        terminal.till(terminal.till().paying(Optional.empty()));
        account(terminal, cancelled.account());
    }

    /** Everything that was set aside goes out, never a part of it. */
    private void pay(Terminal terminal, AccountKind kind, int owner, Flow flow) {
        Account aside = cashingOut(terminal);
        post(aside, of(kind, owner), aside.balanceCents(), flow);
        terminal.till(terminal.till().paying(Optional.empty()));
    }

    /** The value passes the account of players who have gone, where the correction takes it. */
    private void takeBack(Slip voucher) {
        int terminal = voucher.issue().terminal();
        post(
                of(AccountKind.VOUCHERS, terminal),
                of(AccountKind.GONE_PLAYERS, terminal),
                voucher.cents(),
                Flow.HAND_PAY_OUT);
        state.papers().put(voucher.in(PaperState.CANCELLED));
    }

    private void makeOut(Slip voucher) {
        state.papers().take(voucher.number());
        state.papers().put(voucher);
    }

    private void transfer(String reference, Terminal terminal, long cents, Stage stage) {
        state.transfers()
                .put(new Transfer(
                        reference, terminal.number(), terminal.status().accountNumber(), cents, stage));
    }

    private void account(Terminal terminal, AccountState changed) {
        terminal.status(terminal.status().withAccount(changed, terminal.status().accountNumber()));
        if (changed == AccountState.NONE) {
            terminal.spec().tables().forEach(table -> state.tableAt(table).forget(terminal.number()));
        }
    }

    private void post(Account from, Account to, long cents, Flow flow) {
        state.ledger().post(from, to, cents, flow);
    }

    private Account cashingOut(Terminal terminal) {
        return of(AccountKind.CASHING_OUT, terminal.number());
    }

    private Account of(AccountKind kind, int owner) {
        Ledger ledger = state.ledger();
        return ledger.account(kind, owner);
    }
}
