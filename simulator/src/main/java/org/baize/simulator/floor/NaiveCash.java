package org.baize.simulator.floor;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.baize.engine.command.ClothCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.paper.Slip;
import org.baize.engine.spec.CreditHold;
import org.baize.rules.cash.AccountState;

/**
 * Money in and out of chip accounts, as the naive model sees it. What goes out is always the whole credit that the
 * model itself knows of; what the event says must be the same.
 */
final class NaiveCash {

    private static final AccountId MONITORING = AccountId.of(AccountKind.MONITORING);

    private final Books books;
    private final NaivePapers papers;
    private final Map<Integer, Seated> seated = new LinkedHashMap<>();
    private final Set<String> transfers = new LinkedHashSet<>();

    NaiveCash(Books books, NaivePapers papers) {
        this.books = books;
        this.papers = papers;
    }

    /** The chip account that is open at a terminal, or was last. */
    record Seated(long account, AccountState state) {

        static final Seated NOBODY = new Seated(0, AccountState.NONE);
    }

    Seated seatedAt(int terminal) {
        return seated.getOrDefault(terminal, Seated.NOBODY);
    }

    void see(Command asked, MoneyEvent event) {
        int terminal = event.terminal();
        switch (event) {
            case MoneyEvent.AccountOpened opened ->
                seated.put(terminal, new Seated(opened.account(), AccountState.ACTIVE));
            case MoneyEvent.AccountClosed _ -> close(terminal);
            case MoneyEvent.NoteCredited note -> note(asked, note);
            case MoneyEvent.TicketCredited ticket -> {
                Slip.Issue issue = papers.spend(ticket.number());
                books.move(account(AccountKind.TICKETS, issue.terminal()), Books.chips(terminal), issue.cents());
            }
            case MoneyEvent.CreditedAtTable over -> buyIn(asked, over);
            case MoneyEvent.TransferCredited in -> {
                once(in.reference());
                books.move(MONITORING, Books.chips(terminal), in.cents());
            }
            case MoneyEvent.TransferredOut out -> {
                once(out.reference());
                same("transferred out", books.holds(Books.chips(terminal)), out.cents());
                books.move(Books.chips(terminal), MONITORING, out.cents());
                stands(terminal, out.account());
            }
            case MoneyEvent.CashOutRequested request -> {
                same(
                        "set aside",
                        books.holds(Books.chips(terminal)),
                        request.paying().cents());
                books.move(
                        Books.chips(terminal), aside(terminal), request.paying().cents());
                stands(terminal, AccountState.CASH_OUT_PENDING);
            }
            case MoneyEvent.TicketIssued issued -> {
                papers.issue(issued.slip(), books.holds(aside(terminal)));
                payOut(terminal, account(AccountKind.TICKETS, terminal), issued.account());
            }
            case MoneyEvent.TicketCancelled cancelled -> cancel(terminal, cancelled);
            case MoneyEvent.VoucherIssued issued -> {
                papers.issue(issued.slip(), books.holds(aside(terminal)));
                payOut(terminal, account(AccountKind.VOUCHERS, terminal), issued.account());
            }
            case MoneyEvent.OwedVoucherIssued owed ->
                papers.issue(owed.slip(), owed.slip().cents());
            case MoneyEvent.PaidOutAtTable paid -> {
                same("paid at the table", books.holds(aside(terminal)), paid.cents());
                payOut(terminal, account(AccountKind.TABLE_BANK, paid.table()), paid.account());
            }
            // Nothing else moves money; if it did, the audit would find it.
            default -> {}
        }
    }

    /**
     * Vouchers that this round owes to a player who has gone die, since something is taken back. Says what they were
     * worth.
     */
    long cancelUnpaid(CreditHold.Credited round, NaivePast.Stood stood) {
        return papers.cancelUnpaid(round, stood);
    }

    private void note(Command asked, MoneyEvent.NoteCredited note) {
        if (!(asked instanceof MoneyCommand.InsertNote put) || put.noteCents() != note.noteCents()) {
            throw new Disagreement(note + " is not what was put in: " + asked);
        }
        AccountId stacker = new AccountId(AccountKind.NOTES, note.terminal(), note.noteCents());
        books.move(stacker, Books.chips(note.terminal()), note.noteCents());
    }

    private void buyIn(Command asked, MoneyEvent.CreditedAtTable over) {
        boolean put = asked instanceof MoneyCommand.BuyInAtTable buyIn && buyIn.cents() == over.cents();
        boolean counted = asked instanceof ClothCommand.CountCash cash && cash.countedCents() == over.cents();
        if (!put && !counted) {
            throw new Disagreement(over + " is not what was handed over: " + asked);
        }
        books.move(account(AccountKind.TABLE_BANK, over.table()), Books.chips(over.terminal()), over.cents());
    }

    private void once(String reference) {
        if (!transfers.add(reference)) {
            throw new Disagreement("the transfer '" + reference + "' was booked before");
        }
    }

    private void cancel(int terminal, MoneyEvent.TicketCancelled cancelled) {
        if (cancelled.account() != AccountState.CASH_OUT_PENDING) {
            books.move(aside(terminal), Books.chips(terminal), books.holds(aside(terminal)));
        }
        stands(terminal, cancelled.account());
    }

    private void payOut(int terminal, AccountId to, AccountState after) {
        books.move(aside(terminal), to, books.holds(aside(terminal)));
        stands(terminal, after);
    }

    private void stands(int terminal, AccountState state) {
        if (state == AccountState.NONE) {
            close(terminal);
        } else {
            seated.put(terminal, new Seated(seatedAt(terminal).account(), state));
        }
    }

    /** Nobody leaves chips behind. */
    private void close(int terminal) {
        same("left behind", 0, books.holds(Books.chips(terminal)));
        same("left on a layout", 0, books.holds(Books.layout(terminal)) + books.holds(Books.inPlay(terminal)));
        seated.put(terminal, new Seated(seatedAt(terminal).account(), AccountState.NONE));
    }

    private static void same(String what, long believed, long said) {
        if (believed != said) {
            throw new Disagreement(what + ": the model knows of " + believed + " cents, the event says " + said);
        }
    }

    static AccountId aside(int terminal) {
        return account(AccountKind.CASHING_OUT, terminal);
    }

    static AccountId account(AccountKind kind, int owner) {
        return AccountId.of(kind, owner);
    }
}
