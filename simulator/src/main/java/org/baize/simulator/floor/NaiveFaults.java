package org.baize.simulator.floor;

import java.util.List;
import java.util.Optional;
import org.baize.engine.command.Command;
import org.baize.engine.event.Adjustment;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.FaultEvent.Stake;
import org.baize.engine.event.WagerEvent.Change;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.spec.CreditHold.Credited;
import org.baize.rules.cash.AccountState;

/**
 * Voids and corrections, as the naive model sees them. Of a correction it takes the bets that
 * became void and whose stake is forfeited; what everybody gets, has to give back or owes it works out by itself.
 */
final class NaiveFaults {

    private final Books books;
    private final NaiveWagers wagers;
    private final NaiveRounds rounds;
    private final NaiveCash cash;
    private final NaiveHolds holds;

    NaiveFaults(Books books, NaiveWagers wagers, NaiveRounds rounds, NaiveCash cash, NaiveHolds holds) {
        this.books = books;
        this.wagers = wagers;
        this.rounds = rounds;
        this.cash = cash;
        this.holds = holds;
    }

    void see(Command asked, FaultEvent event, NaiveTable table) {
        switch (event) {
            case FaultEvent.WagersVoided voided -> makeVoid(voided, table);
            case FaultEvent.StakesForfeited forfeited -> forfeit(table, forfeited);
            case FaultEvent.WagerRelaxed relaxed ->
                relaxed.changes().forEach(change -> relax(table, relaxed.terminal(), change));
            case FaultEvent.ResultCorrected corrected -> rounds.results().correct(asked, corrected, table);
            case FaultEvent.RoundCorrected corrected -> correct(asked, corrected);
            // Pairs of a terminal that is out of a running round were put right with its other wagers.
            case FaultEvent.PairsReversed reversed ->
                rounds.past(reversed.table(), reversed.round())
                        .ifPresent(past -> past.stood()
                                .forEach(stood ->
                                        makeVoid(new Credited(reversed.table(), reversed.round()), stood, false)));
            // Nothing else of a fault moves money; if it did, the audit would find it.
            default -> {}
        }
    }

    /** Whoever is out of the round has no pairs in it either, though they were paid. */
    private void makeVoid(FaultEvent.WagersVoided voided, NaiveTable table) {
        int terminal = voided.terminal();
        voided.stakes().forEach(stake -> wagers.giveBack(table, terminal, stake.bet(), stake.cents()));
        table.early(terminal)
                .filter(early ->
                        voided.out() && early.account == cash.seatedAt(terminal).account())
                .ifPresent(early -> {
                    makeVoid(new Credited(voided.table(), voided.round()), early, false);
                    table.forget(early);
                });
    }

    private void forfeit(NaiveTable table, FaultEvent.StakesForfeited forfeited) {
        int terminal = forfeited.terminal();
        wagers.lock(table, terminal);
        for (Stake stake : forfeited.stakes()) {
            table.setLocked(terminal, stake.bet(), table.locked(terminal, stake.bet()) - stake.cents());
            books.move(Books.inPlay(terminal), forfeitedAt(forfeited.table()), stake.cents());
        }
    }

    private void relax(NaiveTable table, int terminal, Change change) {
        if (table.locked(terminal, change.bet()) != change.fromCents()) {
            throw new Disagreement(change + " of terminal " + terminal + " had " + table.locked(terminal, change.bet())
                    + " cents locked");
        }
        table.setLocked(terminal, change.bet(), change.toCents());
        books.move(Books.chips(terminal), Books.inPlay(terminal), change.toCents() - change.fromCents());
    }

    private void correct(Command asked, FaultEvent.RoundCorrected corrected) {
        NaivePast past = past(corrected.table(), corrected.round());
        Credited round = new Credited(corrected.table(), corrected.round());
        if (corrected.actual().isPresent()) {
            past.outcome(rounds.results().corrected(asked, corrected, past));
        }
        for (NaivePast.Stood stood : past.stood()) {
            Optional<Adjustment> told = corrected.adjustments().stream()
                    .filter(one -> one.terminal() == stood.terminal && one.account() == stood.account)
                    .findFirst();
            if (corrected.actual().isPresent()) {
                settleAgain(round, past, stood, told.map(Adjustment::voided).orElse(List.of()));
            } else {
                boolean kept = told.filter(one -> one.cents(Adjustment.Kind.FORFEITED) > 0)
                        .isPresent();
                makeVoid(round, stood, kept);
            }
        }
    }

    private NaivePast past(int table, long round) {
        return rounds.past(table, round)
                .orElseThrow(() -> new Disagreement("the model knows no settled round " + round));
    }

    private void settleAgain(Credited round, NaivePast past, NaivePast.Stood stood, List<Integer> voided) {
        long refunded = 0;
        for (int bet : voided) {
            Long stake = stood.stakes.remove(bet);
            refunded += stake == null ? 0 : stake;
        }
        NaiveOdds.Paid right = rounds.paid(past.playedOn(), stood.stakes, past.outcome());
        pay(round, stood, refunded, right.creditCents() - stood.paid.creditCents());
        commission(round.table(), right.commissionCents() - stood.paid.commissionCents());
        stood.paid = right;
    }

    private void makeVoid(Credited round, NaivePast.Stood stood, boolean kept) {
        int table = round.table();
        long stake = stood.stakedCents();
        pay(round, stood, kept ? 0 : stake, -stood.paid.creditCents());
        commission(table, -stood.paid.commissionCents());
        if (kept) {
            books.move(Books.house(table), forfeitedAt(table), stake);
        }
        stood.stakes.clear();
        stood.paid = NaiveOdds.Paid.NOTHING;
    }

    private void commission(int table, long more) {
        books.move(Books.house(table), Books.commission(table), more);
    }

    /** Gives a player more, or takes back what is there; the rest is owed, and what was owed goes first. */
    private void pay(Credited round, NaivePast.Stood stood, long refunded, long moreWon) {
        int table = round.table();
        long more = refunded + moreWon + holds.setOff(round, stood, Math.max(0, -moreWon));
        NaiveCash.Seated now = cash.seatedAt(stood.terminal);
        boolean there = now.account() == stood.account && now.state() == AccountState.ACTIVE;
        AccountId owing = new AccountId(AccountKind.RECEIVABLES, stood.terminal, stood.account);
        if (more >= 0) {
            long repaid = Math.min(more, -books.holds(owing));
            books.move(Books.house(table), owing, repaid);
            AccountId to = there ? Books.chips(stood.terminal) : AccountId.of(AccountKind.VOUCHERS, stood.terminal);
            long kept = holds.keep(round, stood, Math.min(Math.max(0, moreWon), more - repaid));
            books.move(Books.house(table), to, more - repaid - kept);
        } else {
            AccountId vouchers = AccountId.of(AccountKind.VOUCHERS, stood.terminal);
            long taken = there
                    ? Math.min(-more, books.holds(Books.chips(stood.terminal)))
                    : Math.min(-more, cash.cancelUnpaid(round, stood));
            books.move(there ? Books.chips(stood.terminal) : vouchers, Books.house(table), taken);
            books.move(owing, Books.house(table), -more - taken);
        }
    }

    private static AccountId forfeitedAt(int table) {
        return AccountId.of(AccountKind.FORFEITED, table);
    }
}
