package org.baize.simulator.floor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.paper.Slip;
import org.baize.engine.spec.CreditHold;
import org.baize.rules.cash.AccountState;

/**
 * Credit that is kept back, as the naive model sees it: taken off a meter, and given back to the same player or kept.
 */
final class NaiveHolds {

    private final Books books;
    private final NaivePapers papers;
    private final NaiveCash cash;
    private final Map<Long, Held> cases = new LinkedHashMap<>();

    NaiveHolds(Books books, NaivePapers papers, NaiveCash cash) {
        this.books = books;
        this.papers = papers;
        this.cash = cash;
    }

    /** What one case is about. */
    private static final class Held {

        final long number;
        final int terminal;
        final long account;
        final Optional<CreditHold.Credited> round;
        final long askedCents;
        long heldCents;
        long owedCents;
        boolean open = true;

        Held(CreditHold hold, long account) {
            this.number = hold.number();
            this.terminal = hold.owner().terminal();
            this.account = account;
            this.round = hold.round();
            this.askedCents = hold.amount().askedCents();
        }

        /** Where the money of the case is. */
        AccountId where() {
            return open ? withheld(terminal) : AccountId.of(AccountKind.FORFEITED);
        }
    }

    void see(PaymentEvent event) {
        switch (event) {
            case PaymentEvent.CreditKeptBack kept -> keepBack(kept.hold());
            case PaymentEvent.DueCreditHeld due -> arrive(due);
            case PaymentEvent.CreditCaseEnded ended -> end(ended);
            // What a correction does to it is worked out with the correction.
            default -> {}
        }
    }

    private void keepBack(CreditHold hold) {
        int terminal = hold.owner().terminal();
        Held begun = new Held(hold, cash.seatedAt(terminal).account());
        if (hold.stage() == CreditHold.Stage.HELD) {
            begun.heldCents = Math.min(begun.askedCents, books.holds(Books.chips(terminal)));
            begun.owedCents = begun.askedCents - begun.heldCents;
        }
        books.move(Books.chips(terminal), withheld(terminal), begun.heldCents);
        books.move(debt(begun), withheld(terminal), begun.owedCents);
        cases.put(hold.number(), begun);
    }

    private void arrive(PaymentEvent.DueCreditHeld due) {
        Held was = open(due.hold());
        if (due.cents() > was.askedCents) {
            throw new Disagreement(due + " holds more than was asked for: " + was.askedCents);
        }
        books.move(Books.chips(was.terminal), withheld(was.terminal), due.cents());
        was.heldCents = due.cents();
    }

    private void end(PaymentEvent.CreditCaseEnded ended) {
        Held was = open(ended.hold());
        AccountId from = withheld(was.terminal);
        if (ended.release().isEmpty()) {
            books.move(from, AccountId.of(AccountKind.FORFEITED), was.heldCents + was.owedCents);
            was.open = false;
            return;
        }
        cases.remove(ended.hold());
        books.move(from, debt(was), was.owedCents);
        AccountId owing = new AccountId(AccountKind.RECEIVABLES, was.terminal, was.account);
        long repaid = Math.min(was.heldCents, -books.holds(owing));
        books.move(from, owing, repaid);
        long left = was.heldCents - repaid;
        boolean there = cash.seatedAt(was.terminal).equals(new NaiveCash.Seated(was.account, AccountState.ACTIVE));
        if (there || left == 0) {
            books.move(from, Books.chips(was.terminal), left);
            return;
        }
        Slip voucher = ended.release()
                .flatMap(PaymentEvent.Release::voucher)
                .orElseThrow(() -> new Disagreement(ended + " gives a player nothing of " + left));
        papers.issue(voucher, left);
        books.move(from, AccountId.of(AccountKind.VOUCHERS, was.terminal), left);
    }

    /** A correction takes back so much of what a round credited: what was kept back of it goes first. Says how much. */
    long setOff(CreditHold.Credited round, NaivePast.Stood stood, long takenBack) {
        long asked = takenBack;
        long used = 0;
        for (Held one : about(round, stood)) {
            long held = Math.min(asked, one.heldCents);
            long owed = Math.min(asked - held, one.owedCents);
            books.move(one.where(), Books.house(round.table()), held);
            books.move(one.where(), debt(one), owed);
            one.heldCents -= held;
            one.owedCents -= owed;
            asked -= held + owed;
            used += held;
        }
        return used;
    }

    /** A correction credits so much more: what open cases wait for is kept back of it. Says how much. */
    long keep(CreditHold.Credited round, NaivePast.Stood stood, long more) {
        long kept = 0;
        for (Held one : about(round, stood)) {
            long room = one.open ? one.askedCents - one.heldCents - one.owedCents : 0;
            long now = Math.min(room, more - kept);
            books.move(Books.house(round.table()), withheld(one.terminal), now);
            one.heldCents += now;
            kept += now;
        }
        return kept;
    }

    private List<Held> about(CreditHold.Credited round, NaivePast.Stood stood) {
        return cases.values().stream()
                .filter(one -> one.terminal == stood.terminal && one.account == stood.account)
                .filter(one -> one.round.equals(Optional.of(round)))
                .toList();
    }

    private Held open(long number) {
        Held held = cases.get(number);
        if (held == null || !held.open) {
            throw new Disagreement("no credit is kept back as case " + number);
        }
        return held;
    }

    private static AccountId withheld(int terminal) {
        return AccountId.of(AccountKind.WITHHELD, terminal);
    }

    private static AccountId debt(Held held) {
        return new AccountId(AccountKind.DEMANDED, held.terminal, held.number);
    }
}
