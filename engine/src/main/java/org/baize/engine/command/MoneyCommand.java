package org.baize.engine.command;

import org.baize.rules.cash.CreditSource;
import org.baize.rules.cash.NoteAcceptor;

/** Money in and out of chip accounts. What becomes of a paper once it is out is a {@link PaymentCommand}. */
public sealed interface MoneyCommand extends Command {

    @Override
    int terminal();

    /** A note is in the acceptor's escrow; it is stacked only if this is accepted. */
    record InsertNote(int terminal, long noteCents, boolean australian) implements MoneyCommand {}

    /** A ticket is in the acceptor's escrow; it is kept only if this is accepted. */
    record InsertTicket(int terminal, long number) implements MoneyCommand {}

    /**
     * A person hands the dealer money for credit.
     *
     * @param source what was handed over
     */
    record BuyInAtTable(int table, int terminal, CreditSource source, long cents) implements MoneyCommand {}

    /**
     * The monitoring system moves credit to the terminal.
     *
     * @param reference names the transfer for good: asked again, it changes nothing
     */
    record TransferIn(int terminal, String reference, long cents) implements MoneyCommand {}

    /** The monitoring system takes the whole credit from the terminal. */
    record TransferOut(int terminal, String reference) implements MoneyCommand {}

    /** The acceptor or the printer works again, or no more. */
    record ReportCashDevices(int terminal, NoteAcceptor acceptor, boolean printerReady) implements MoneyCommand {}

    /** The player presses cash-out. */
    record CashOut(int terminal) implements MoneyCommand {}

    /** The ticket of that number is out. */
    record TicketPrinted(int terminal, long number) implements MoneyCommand {}

    /** The ticket of that number did not come out. */
    record PrintFailed(int terminal, long number) implements MoneyCommand {}

    /** The ticket of that number came out, and nobody can read it. */
    record PrintedIllegible(int terminal, long number) implements MoneyCommand {}

    /** Somebody of the staff brings the voucher that takes the place of a ticket. */
    record ArrangeHandPay(int terminal) implements MoneyCommand {}

    /** The dealer pays the whole credit in chips. */
    record PayOutAtTable(int table, int terminal) implements MoneyCommand {}

    /** A player who has nothing left leaves; whoever buys in next gets an account of their own. */
    record Leave(int terminal) implements MoneyCommand {}
}
