package org.baize.engine.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.event.Adjustment;
import org.baize.engine.event.Adjustment.Entry;
import org.baize.engine.event.Adjustment.Kind;
import org.baize.engine.event.Cause;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.fault.Corrections.Part;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.paper.Slip;
import org.baize.engine.spec.CreditHold.Credited;
import org.baize.engine.spec.CreditHold.Owner;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.PastRound.Stood;
import org.baize.engine.state.Play;
import org.baize.engine.state.StakeColumn;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.PaperState;
import org.baize.rules.fault.Account;
import org.baize.rules.fault.Correction;
import org.baize.rules.game.PayTable;

/**
 * Computes the entries beside one settled round, account by account. Looks at what stood in that round and at nothing
 * of any other round.
 */
final class Adjusting {

    private final FloorState state;
    private final int table;
    private final PastRound past;
    private final PayTable<?, ?> payTable;
    private final int settled;

    private Adjusting(FloorState state, Table table, PastRound past) {
        this.state = state;
        this.table = table.number();
        this.past = past;
        this.payTable = playOf(table, past).payTable();
        this.settled = past.outcome()
                .orElseThrow(() -> new IllegalStateException("round " + past.number() + " is void and stays so"));
    }

    static Adjusting of(FloorState state, Table table, PastRound past) {
        return new Adjusting(state, table, past);
    }

    /** The game as it was when the round was played. */
    static Play<?, ?> playOf(Table table, PastRound past) {
        return past.setup().equals(table.play().setup()) ? table.play() : Play.of(table.rulebook(), past.setup());
    }

    int settled() {
        return settled;
    }

    /** Everybody is paid by that outcome instead, and the wagers of these parts go back. */
    List<Adjustment> settledOn(int outcome, List<Part> voided) {
        return past.stood().stream()
                .flatMap(stood -> settledOn(stood, outcome, betsOf(stood, voided)).stream())
                .toList();
    }

    private static List<Integer> betsOf(Stood stood, List<Part> voided) {
        return voided.stream()
                .filter(part -> part.terminal() == stood.terminal())
                .flatMap(part -> part.bets().stream())
                .filter(bet -> stood.stakes().bets().anyMatch(held -> held == bet))
                .toList();
    }

    private Optional<Adjustment> settledOn(Stood stood, int outcome, List<Integer> voided) {
        StakeColumn left = stood.stakes().without(voided);
        long refunded = stood.stakes().totalCents() - left.totalCents();
        long was = left.creditCents(payTable, settled);
        long is = left.creditCents(payTable, outcome);
        long all = stood.stakes().creditCents(payTable, settled);
        // Wagers that were paid early were paid on cards that may have been put in order since.
        long tooMuch = stood.creditedCents() - all;
        List<Entry> entries = new ArrayList<>();
        add(entries, Kind.STAKE_REFUNDED, refunded);
        add(entries, Kind.PAID, Math.max(0, is - was) + Math.max(0, -tooMuch));
        add(entries, Kind.TAKEN_BACK, Math.max(0, was - is) + all - was + Math.max(0, tooMuch));
        addCommission(entries, commission(left, outcome) - commission(stood.stakes(), settled));
        return adjustment(stood, entries, refunded + is, new After(voided, is));
    }

    /** Every stake goes back, save those of players whose stake is kept for fraud. */
    List<Adjustment> voided(List<Integer> forfeiting) {
        return past.stood().stream()
                .flatMap(stood -> (forfeiting.contains(stood.terminal()) ? forfeited(stood) : voided(stood)).stream())
                .toList();
    }

    private Optional<Adjustment> voided(Stood stood) {
        long stake = stood.stakes().totalCents();
        List<Entry> entries = new ArrayList<>();
        add(entries, Kind.STAKE_REFUNDED, stake);
        add(entries, Kind.TAKEN_BACK, stood.creditedCents());
        addCommission(entries, -commission(stood.stakes(), settled));
        return adjustment(stood, entries, stake, new After(List.of(), stake));
    }

    /** The stakes of wagers that were decided early go back, and what they paid is taken back. */
    List<Adjustment> reversed(List<Stood> early) {
        return early.stream().flatMap(stood -> reversed(stood).stream()).toList();
    }

    private Optional<Adjustment> reversed(Stood early) {
        long stake = early.stakes().totalCents();
        List<Entry> entries = new ArrayList<>();
        add(entries, Kind.STAKE_REFUNDED, stake);
        add(entries, Kind.TAKEN_BACK, early.creditedCents());
        long whole = past.stoodAt(early.terminal()).orElse(early).stakes().totalCents();
        return adjustment(early, entries, stake, new After(List.of(), whole));
    }

    private Optional<Adjustment> forfeited(Stood stood) {
        List<Entry> entries = new ArrayList<>();
        add(entries, Kind.TAKEN_BACK, stood.creditedCents());
        addCommission(entries, -commission(stood.stakes(), settled));
        add(entries, Kind.FORFEITED, stood.stakes().totalCents());
        return adjustment(stood, entries, 0, new After(List.of(), 0));
    }

    /** What is on record for the account afterwards. */
    private record After(List<Integer> voided, long creditedCents) {}

    /** Adds what the account cannot give and what is left for a player who has gone; nobody is named for nothing. */
    private Optional<Adjustment> adjustment(Stood stood, List<Entry> entries, long correctCents, After after) {
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        Terminal terminal = state.terminalAt(stood.terminal());
        boolean gone = terminal.status().accountNumber() != stood.account()
                || terminal.status().account() != AccountState.ACTIVE;
        Account account =
                gone ? new Account.Closed() : new Account.Open(terminal.chips().balanceCents());
        KeptCredit kept = kept(stood.terminal(), stood.account());
        long setOff = kept.setOffCents(-winCents(entries));
        Correction correction = Correction.of(account, stood.creditedCents() - setOff, correctCents);
        long repaid = Math.min(correction.creditCents() + correction.voucherCents(), owedCents(stood));
        long unpaid = gone ? centsOf(unpaid(stood.terminal(), stood.account(), correction.receivableCents())) : 0;
        add(entries, Kind.OWED, correction.receivableCents() - unpaid);
        add(entries, Kind.REPAID, repaid);
        long left = Math.max(0, unpaid - correction.receivableCents());
        add(entries, Kind.VOUCHER, correction.voucherCents() + left - repaid - heldCents(kept, entries));
        entries.sort((one, other) -> one.kind().compareTo(other.kind()));
        return Optional.of(new Adjustment(
                stood.terminal(), stood.account(), gone, entries, after.voided(), after.creditedCents()));
    }

    /**
     * The correction with what it does to credit that is kept back and to vouchers that nobody has been paid for:
     * before it what it uses of them, and after it what it adds.
     */
    List<Event> withKeptCredit(FaultEvent correction, List<Adjustment> adjustments, Cause cause) {
        List<Event> events = new ArrayList<>();
        for (Adjustment one : adjustments) {
            KeptCredit kept = kept(one.terminal(), one.account());
            events.addAll(kept.setOff(-winCents(one.entries()), one.gone()));
            long setOff = kept.setOffCents(-winCents(one.entries()));
            long missing = -winCents(one.entries()) - cents(one.entries(), Kind.STAKE_REFUNDED) - setOff;
            (one.gone() ? unpaid(one.terminal(), one.account(), missing) : List.<Slip>of())
                    .forEach(slip -> events.add(new MoneyEvent.OwedVoucherCancelled(
                            one.terminal(), slip.number(), cause.rule(), cause.by())));
        }
        events.add(correction);
        for (Adjustment one : adjustments) {
            KeptCredit kept = kept(one.terminal(), one.account());
            events.addAll(kept.more(heldCents(kept, one.entries()), one.gone()));
        }
        return events;
    }

    /** All vouchers for this round that are still to be paid, if anything is to be collected at all. */
    private List<Slip> unpaid(int terminal, long account, long missingCents) {
        List<Slip> some = new ArrayList<>();
        Optional<Slip.Owing> owing = Optional.of(new Slip.Owing(table, past.number()));
        for (Slip slip : missingCents > 0 ? state.papers().slips() : List.<Slip>of()) {
            boolean payable = slip.state() == PaperState.OUTSTANDING || slip.state() == PaperState.DELAYED;
            boolean theirs = slip.issue().terminal() == terminal && slip.issue().account() == account;
            if (payable && theirs && slip.issue().owing().equals(owing)) {
                some.add(slip);
            }
        }
        return some;
    }

    private static long centsOf(List<Slip> slips) {
        return slips.stream().mapToLong(Slip::cents).sum();
    }

    private KeptCredit kept(int terminal, long account) {
        return KeptCredit.of(state, new Credited(table, past.number()), new Owner(terminal, account));
    }

    /** What a correction credits beyond stakes that go back is held as far as it was asked for, once debts are paid. */
    private static long heldCents(KeptCredit kept, List<Entry> entries) {
        long most = Math.min(winCents(entries), kept.roomCents());
        long free = winCents(entries) + cents(entries, Kind.STAKE_REFUNDED) - cents(entries, Kind.REPAID);
        return Math.max(0, Math.min(most, free));
    }

    /** What wagers pay more than before, or less. */
    private static long winCents(List<Entry> entries) {
        return cents(entries, Kind.PAID) - cents(entries, Kind.TAKEN_BACK);
    }

    private static long cents(List<Entry> entries, Kind kind) {
        return entries.stream()
                .filter(entry -> entry.kind() == kind)
                .mapToLong(Entry::cents)
                .sum();
    }

    /** What earlier corrections could not collect from that player: it goes off whatever is paid now. */
    private long owedCents(Stood stood) {
        return -state.ledger().balanceCents(new AccountId(AccountKind.RECEIVABLES, stood.terminal(), stood.account()));
    }

    private long commission(StakeColumn stakes, int outcome) {
        return stakes.commissionCents(payTable, outcome);
    }

    private static void addCommission(List<Entry> entries, long moreCents) {
        add(entries, Kind.COMMISSION_CHARGED, moreCents);
        add(entries, Kind.COMMISSION_RETURNED, -moreCents);
    }

    private static void add(List<Entry> entries, Kind kind, long cents) {
        if (cents > 0) {
            entries.add(new Entry(kind, cents));
        }
    }
}
