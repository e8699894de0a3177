package org.baize.simulator.floor;

import java.util.LinkedHashMap;
import java.util.Map;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.paper.Slip;
import org.baize.engine.spec.CreditHold;
import org.baize.rules.cash.AccountState;

/** Credit that is kept back, as the naive model sees it: taken off a meter, and given back to the same player or kept. */
final class NaiveHolds {

    private final Books books;
    private final NaivePapers papers;
    private final NaiveCash cash;
    private final Map<Long, Held> open = new LinkedHashMap<>();

    NaiveHolds(Books books, NaivePapers papers, NaiveCash cash) {
        this.books = books;
        this.papers = papers;
        this.cash = cash;
    }

    /** What one case is about. */
    private record Held(int terminal, long account, long askedCents, long heldCents, long owedCents) {}

    void see(PaymentEvent event) {
        switch (event) {
            case PaymentEvent.CreditKeptBack kept -> keepBack(kept.hold());
            case PaymentEvent.DueCreditHeld due -> arrive(due);
            case PaymentEvent.CreditCaseEnded ended -> end(ended);
            // Nothing else moves credit that is kept back; if it did, the audit would find it.
            default -> {}
        }
    }

    private void keepBack(CreditHold hold) {
        int terminal = hold.owner().terminal();
        long asked = hold.amount().askedCents();
        boolean later = hold.due().isPresent();
        long held = later ? 0 : Math.min(asked, books.holds(Books.chips(terminal)));
        long owed = later ? 0 : asked - held;
        books.move(Books.chips(terminal), withheld(terminal), held);
        books.move(debt(terminal, hold.number()), withheld(terminal), owed);
        open.put(hold.number(), new Held(terminal, cash.seatedAt(terminal).account(), asked, held, owed));
    }

    private void arrive(PaymentEvent.DueCreditHeld due) {
        Held was = held(due.hold());
        if (due.cents() > was.askedCents()) {
            throw new Disagreement(due + " holds more than was asked for: " + was);
        }
        books.move(Books.chips(was.terminal()), withheld(was.terminal()), due.cents());
        open.put(due.hold(), new Held(was.terminal(), was.account(), was.askedCents(), due.cents(), 0));
    }

    private void end(PaymentEvent.CreditCaseEnded ended) {
        Held was = held(ended.hold());
        open.remove(ended.hold());
        AccountId from = withheld(was.terminal());
        if (!ended.released()) {
            books.move(from, AccountId.of(AccountKind.FORFEITED), was.heldCents() + was.owedCents());
            return;
        }
        books.move(from, debt(was.terminal(), ended.hold()), was.owedCents());
        boolean there = cash.seatedAt(was.terminal()).equals(new NaiveCash.Seated(was.account(), AccountState.ACTIVE));
        if (there || was.heldCents() == 0) {
            books.move(from, Books.chips(was.terminal()), was.heldCents());
            return;
        }
        Slip voucher = ended.voucher().orElseThrow(() -> new Disagreement(ended + " gives a player nothing: " + was));
        papers.issue(voucher, was.heldCents());
        books.move(from, AccountId.of(AccountKind.VOUCHERS, was.terminal()), was.heldCents());
    }

    private Held held(long number) {
        Held held = open.get(number);
        if (held == null) {
            throw new Disagreement("no credit is kept back as case " + number);
        }
        return held;
    }

    private static AccountId withheld(int terminal) {
        return AccountId.of(AccountKind.WITHHELD, terminal);
    }

    private static AccountId debt(int terminal, long hold) {
        return new AccountId(AccountKind.DEMANDED, terminal, hold);
    }
}
