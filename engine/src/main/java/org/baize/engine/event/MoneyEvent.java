package org.baize.engine.event;

import org.baize.engine.paper.Paying;
import org.baize.engine.paper.Slip;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.cash.NoteAcceptor;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;

/**
 * Money went in or out of a chip account. Where an event pays credit out, its component {@code account} says how the
 * account stands from then on: closed, unless something of it is still at stake.
 */
public sealed interface MoneyEvent extends Event {

    int terminal();

    /** A chip account was opened; each has a number of its own, also at the same terminal. */
    record AccountOpened(int terminal, long account, RuleId rule) implements MoneyEvent {}

    /** An account with nothing on it was given up. */
    record AccountClosed(int terminal, long account, RuleId rule) implements MoneyEvent {}

    record NoteCredited(int terminal, long noteCents, RuleId rule) implements MoneyEvent {}

    /** A ticket went into the acceptor and is paid by that. */
    record TicketCredited(int terminal, long number, long cents, long atMillis, RuleId rule) implements MoneyEvent {}

    record CreditedAtTable(int terminal, int table, CreditSource source, long cents, RuleId rule, Signature by)
            implements MoneyEvent {}

    /** A transfer waits until the player's wagers are decided. */
    record TransferHeld(int terminal, String reference, long cents, RuleId rule) implements MoneyEvent {}

    record TransferCredited(int terminal, String reference, long cents, RuleId rule) implements MoneyEvent {}

    /** A transfer that waited cannot be credited any more; the monitoring system keeps it. */
    record TransferReturned(int terminal, String reference, long cents, Reason reason, RuleId rule)
            implements MoneyEvent {}

    record TransferredOut(int terminal, String reference, long cents, AccountState account, RuleId rule, Signature by)
            implements MoneyEvent {}

    record CashDevicesReported(int terminal, NoteAcceptor acceptor, boolean printerReady) implements MoneyEvent {}

    /** The credit is set aside until something comes out for it: a ticket, or what staff are called to bring. */
    record CashOutRequested(int terminal, Paying paying, RuleId rule) implements MoneyEvent {}

    record TicketIssued(int terminal, Slip slip, AccountState account, RuleId rule) implements MoneyEvent {}

    /**
     * The number of a ticket that did not come out right is dead, before anything takes its place.
     *
     * @param account still paying out where a voucher follows; active where the credit goes back
     */
    record TicketCancelled(int terminal, Slip slip, AccountState account, RuleId rule, Signature by)
            implements MoneyEvent {}

    record VoucherIssued(int terminal, Slip slip, AccountState account, RuleId rule, Signature by)
            implements MoneyEvent {}

    /** A voucher for what a correction owes to an account that is closed; the correction has booked the money. */
    record OwedVoucherIssued(int terminal, Slip slip, RuleId rule, Signature by) implements MoneyEvent {}

    /** A voucher that nobody has been paid for died, because what it was for is taken back. */
    record OwedVoucherCancelled(int terminal, long number, RuleId rule, Signature by) implements MoneyEvent {}

    record PaidOutAtTable(int terminal, int table, long cents, AccountState account, RuleId rule, Signature by)
            implements MoneyEvent {}
}
