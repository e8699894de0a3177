package org.baize.simulator.floor;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.paper.Slip;
import org.baize.engine.spec.CreditHold;
import org.baize.rules.cash.Paper;

/** Tickets and vouchers that are out, as the naive model sees them: each is worth something until it is paid, once. */
final class NaivePapers {

    private final Books books;
    private final Map<Long, Slip.Issue> outstanding = new LinkedHashMap<>();
    private final Set<Long> keptBack = new LinkedHashSet<>();
    private final Set<Long> everUsed = new LinkedHashSet<>();

    NaivePapers(Books books) {
        this.books = books;
    }

    /** A paper comes out that must be worth so much. */
    void issue(Slip slip, long worthCents) {
        if (!everUsed.add(slip.number())) {
            throw new Disagreement("the number " + slip.number() + " was used before");
        }
        if (slip.cents() != worthCents) {
            throw new Disagreement(slip + " should be worth " + worthCents + " cents");
        }
        outstanding.put(slip.number(), slip.issue());
    }

    /** A paper is worth nothing from now on. */
    Slip.Issue spend(long number) {
        Slip.Issue issue = outstanding.remove(number);
        if (issue == null || keptBack.contains(number)) {
            throw new Disagreement("paper " + number + " is paid or kept back already, or never was");
        }
        return issue;
    }

    /**
     * Vouchers that a round owes to a player who has gone die, since something is taken back. Says what they were
     * worth.
     */
    long cancelUnpaid(CreditHold.Credited round, NaivePast.Stood stood) {
        long worth = 0;
        for (Map.Entry<Long, Slip.Issue> paper : List.copyOf(outstanding.entrySet())) {
            Slip.Issue issue = paper.getValue();
            boolean theirs = issue.terminal() == stood.terminal
                    && issue.account() == stood.account
                    && issue.owing().equals(Optional.of(new Slip.Owing(round.table(), round.round())));
            if (theirs && !keptBack.contains(paper.getKey())) {
                worth += spend(paper.getKey()).cents();
            }
        }
        return worth;
    }

    void see(PaymentEvent event) {
        switch (event) {
            case PaymentEvent.PaperRedeemed redeemed -> {
                Slip.Issue issue = spend(redeemed.number());
                books.move(owed(issue), AccountId.of(AccountKind.CASH_DESK), issue.cents());
            }
            case PaymentEvent.TicketReplaced replaced -> {
                Slip.Issue old = spend(replaced.number());
                issue(replaced.voucher(), old.cents());
                books.move(owed(old), owed(replaced.voucher().issue()), old.cents());
            }
            case PaymentEvent.PaymentKeptBack kept -> {
                Slip.Issue issue = spend(kept.number());
                outstanding.put(kept.number(), issue);
                keptBack.add(kept.number());
                books.move(owed(issue), withheld(issue), issue.cents());
            }
            case PaymentEvent.CaseEnded ended -> {
                keptBack.remove(ended.number());
                Slip.Issue issue = spend(ended.number());
                if (ended.released()) {
                    outstanding.put(ended.number(), issue);
                    books.move(withheld(issue), owed(issue), issue.cents());
                } else {
                    books.move(withheld(issue), AccountId.of(AccountKind.FORFEITED), issue.cents());
                }
            }
            // Nothing else moves money; if it did, the audit would find it.
            default -> {}
        }
    }

    private static AccountId owed(Slip.Issue issue) {
        AccountKind kind = issue.paper() == Paper.REDEEMABLE_TICKET ? AccountKind.TICKETS : AccountKind.VOUCHERS;
        return AccountId.of(kind, issue.terminal());
    }

    private static AccountId withheld(Slip.Issue issue) {
        return AccountId.of(AccountKind.WITHHELD, issue.terminal());
    }
}
