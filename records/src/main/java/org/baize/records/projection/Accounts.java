package org.baize.records.projection;

import java.util.HashMap;
import java.util.Map;
import org.baize.engine.event.MoneyEvent;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;
import org.baize.rules.cash.AccountState;

/** Whose chips lie at a terminal: the chip account that was opened there last. */
final class Accounts {

    private final Store store;
    private final Map<Integer, Row.ChipAccount> latest = new HashMap<>();

    Accounts(Store store) {
        this.store = store;
        store.find(
                        Sheets.ACCOUNTS,
                        "where account_no in (select max(account_no) from chip_account group by terminal_no)")
                .forEach(account -> latest.put(account.terminalNo(), account));
    }

    /** The number of the latest account of the terminal; 0 before the first. */
    long at(int terminal) {
        Row.ChipAccount account = latest.get(terminal);
        return account == null ? 0 : account.accountNo();
    }

    void see(MoneyEvent event, Moment moment) {
        switch (event) {
            case MoneyEvent.AccountOpened opened -> open(opened, moment);
            case MoneyEvent.AccountClosed closed -> close(closed.terminal(), moment);
            case MoneyEvent.TransferredOut out -> after(out.terminal(), out.account(), moment);
            case MoneyEvent.TicketIssued issued -> after(issued.terminal(), issued.account(), moment);
            case MoneyEvent.TicketCancelled cancelled -> after(cancelled.terminal(), cancelled.account(), moment);
            case MoneyEvent.VoucherIssued issued -> after(issued.terminal(), issued.account(), moment);
            case MoneyEvent.PaidOutAtTable paid -> after(paid.terminal(), paid.account(), moment);
            case MoneyEvent.NoteCredited _,
                    MoneyEvent.TicketCredited _,
                    MoneyEvent.CreditedAtTable _,
                    MoneyEvent.TransferHeld _,
                    MoneyEvent.TransferCredited _,
                    MoneyEvent.TransferReturned _,
                    MoneyEvent.CashDevicesReported _,
                    MoneyEvent.CashOutRequested _,
                    MoneyEvent.OwedVoucherIssued _,
                    MoneyEvent.OwedVoucherCancelled _ -> {}
        }
    }

    private void open(MoneyEvent.AccountOpened opened, Moment moment) {
        Row.ChipAccount account =
                new Row.ChipAccount(opened.account(), opened.terminal(), moment.event(), moment.atMillis(), 0, 0);
        latest.put(opened.terminal(), account);
        store.begin(Sheets.ACCOUNTS, account);
    }

    private void after(int terminal, AccountState state, Moment moment) {
        if (state == AccountState.NONE) {
            close(terminal, moment);
        }
    }

    private void close(int terminal, Moment moment) {
        Row.ChipAccount open = latest.get(terminal);
        if (open != null && open.closedEvent() == 0) {
            Row.ChipAccount closed = new Row.ChipAccount(
                    open.accountNo(),
                    terminal,
                    open.openedEvent(),
                    open.openedMillis(),
                    moment.event(),
                    moment.atMillis());
            latest.put(terminal, closed);
            store.change(Sheets.ACCOUNTS, closed);
        }
    }
}
