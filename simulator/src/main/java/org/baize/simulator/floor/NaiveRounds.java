package org.baize.simulator.floor;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.baize.engine.command.Command;
import org.baize.engine.event.Payouts;
import org.baize.engine.event.RoundEvent;

/** Close, settlement and voiding of rounds, as the naive model sees them. */
final class NaiveRounds {

    private final Books books;
    private final NaiveWagers wagers;
    private final Judges judges;
    private final NaiveCash cash;
    private final Map<Integer, Map<Long, NaivePast>> past = new TreeMap<>();

    /** What came out, and what that pays. */
    record Judges(NaiveResults results, NaiveOdds odds) {}

    NaiveRounds(Books books, NaiveWagers wagers, Judges judges, NaiveCash cash) {
        this.books = books;
        this.wagers = wagers;
        this.judges = judges;
        this.cash = cash;
    }

    NaiveResults results() {
        return judges.results();
    }

    /** A settled round of a table. */
    Optional<NaivePast> past(int table, long round) {
        return Optional.ofNullable(past.getOrDefault(table, Map.of()).get(round));
    }

    void see(Command asked, RoundEvent event, NaiveTable table) {
        switch (event) {
            case RoundEvent.BettingClosed closed -> {
                closed.returns()
                        .returned()
                        .forEach(back -> wagers.giveBack(table, back.terminal(), back.bet(), back.cents()));
                lockAll(table);
            }
            case RoundEvent.ResultTaken taken -> judges.results().take(asked, taken, table);
            case RoundEvent.PairsSettled settled -> payEarly(settled, table);
            case RoundEvent.RoundSettled settled -> settle(settled, table);
            case RoundEvent.RoundVoided voided -> makeVoid(voided, table);
            // Nothing else of a round moves money; if it did, the audit would find it.
            default -> {}
        }
    }

    private void lockAll(NaiveTable table) {
        table.terminalsWithPending().forEach(terminal -> wagers.lock(table, terminal));
    }

    private void settle(RoundEvent.RoundSettled settled, NaiveTable table) {
        String outcome = judges.results().settle(settled, table);
        NaivePast remembered = new NaivePast(table, outcome);
        table.stakes().forEach((terminal, stakes) -> {
            NaiveOdds.Paid paid = paid(table, stakes, outcome);
            checkRow(settled.payouts(), terminal, sum(stakes), paid);
            NaivePast.Stood stood =
                    new NaivePast.Stood(terminal, cash.seatedAt(terminal).account(), stakes, paid);
            table.early(terminal).ifPresent(stood::add);
            remembered.add(stood);
            pay(settled.table(), terminal, stakes, paid);
        });
        table.early().stream()
                .filter(early -> !table.stakes().containsKey(early.terminal))
                .forEach(remembered::add);
        if (settled.payouts().size() != remembered.stood().size()) {
            throw new Disagreement(remembered.stood().size() + " terminals had a wager, not "
                    + settled.payouts().size());
        }
        past.computeIfAbsent(settled.table(), number -> new TreeMap<>()).put(settled.round(), remembered);
        table.clear();
    }

    /** Pairs, paid before the rest of the round: off the table, and remembered for its end. */
    private void payEarly(RoundEvent.PairsSettled settled, NaiveTable table) {
        String outcome = judges.results().pairs(settled.table());
        int rows = 0;
        for (Map.Entry<Integer, Map<Integer, Long>> seat : table.stakes().entrySet()) {
            int terminal = seat.getKey();
            Map<Integer, Long> pairs = seat.getValue();
            pairs.keySet().removeIf(bet -> !table.bet(bet).contains("pair"));
            if (!pairs.isEmpty()) {
                NaiveOdds.Paid paid = paid(table, pairs, outcome);
                checkRow(settled.payouts(), terminal, sum(pairs), paid);
                table.decide(
                        new NaivePast.Stood(terminal, cash.seatedAt(terminal).account(), pairs, paid));
                pay(settled.table(), terminal, pairs, paid);
                rows++;
            }
        }
        if (settled.payouts().size() != rows) {
            throw new Disagreement(rows + " terminals had a pairs wager, not "
                    + settled.payouts().size());
        }
    }

    private void pay(int table, int terminal, Map<Integer, Long> stakes, NaiveOdds.Paid paid) {
        books.move(Books.inPlay(terminal), Books.house(table), sum(stakes));
        books.move(Books.house(table), Books.chips(terminal), paid.creditCents());
        books.move(Books.house(table), Books.commission(table), paid.commissionCents());
    }

    private static long sum(Map<Integer, Long> stakes) {
        return stakes.values().stream().mapToLong(Long::longValue).sum();
    }

    NaiveOdds.Paid paid(NaiveTable table, Map<Integer, Long> stakes, String outcome) {
        NaiveOdds.Paid paid = NaiveOdds.Paid.NOTHING;
        for (Map.Entry<Integer, Long> stake : stakes.entrySet()) {
            paid = paid.plus(
                    judges.odds().settle(table.played(), table.bet(stake.getKey()), outcome, stake.getValue()));
        }
        return paid;
    }

    private static void checkRow(Payouts payouts, int terminal, long staked, NaiveOdds.Paid paid) {
        for (int row = 0; row < payouts.size(); row++) {
            if (payouts.terminal(row) == terminal) {
                boolean same = payouts.stakeCents(row) == staked
                        && payouts.creditCents(row) == paid.creditCents()
                        && payouts.commissionCents(row) == paid.commissionCents();
                if (!same) {
                    throw new Disagreement("terminal " + terminal + " staked " + staked + " cents and gets " + paid
                            + ", but the event says staked " + payouts.stakeCents(row) + ", credit "
                            + payouts.creditCents(row) + ", commission " + payouts.commissionCents(row));
                }
                return;
            }
        }
        throw new Disagreement("terminal " + terminal + " staked " + staked + " cents and is not in " + payouts);
    }

    private void makeVoid(RoundEvent.RoundVoided voided, NaiveTable table) {
        judges.results().makeVoid(voided.table());
        lockAll(table);
        table.stakes()
                .forEach((terminal, stakes) -> stakes.values()
                        .forEach(cents -> books.move(Books.inPlay(terminal), Books.chips(terminal), cents)));
        NaivePast paidEarly = new NaivePast(table, "");
        table.early().forEach(paidEarly::add);
        past.computeIfAbsent(voided.table(), number -> new TreeMap<>()).put(voided.round(), paidEarly);
        table.clear();
    }
}
