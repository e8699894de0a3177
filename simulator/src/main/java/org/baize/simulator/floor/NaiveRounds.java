package org.baize.simulator.floor;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.baize.engine.event.Payouts;
import org.baize.engine.event.RoundEvent;

/** Close, settlement and voiding of rounds, as the naive model sees them. */
final class NaiveRounds {

    private final Books books;
    private final NaiveWagers wagers;
    private final NaiveOdds odds;

    private final NaiveCash cash;
    private final Map<Integer, Map<Long, NaivePast>> past = new TreeMap<>();

    NaiveRounds(Books books, NaiveWagers wagers, NaiveCash cash, NaiveOdds odds) {
        this.books = books;
        this.wagers = wagers;
        this.cash = cash;
        this.odds = odds;
    }

    /** A settled round of a table. */
    Optional<NaivePast> past(int table, long round) {
        return Optional.ofNullable(past.getOrDefault(table, Map.of()).get(round));
    }

    void see(RoundEvent event, NaiveTable table) {
        switch (event) {
            case RoundEvent.BettingClosed closed -> {
                closed.returns()
                        .returned()
                        .forEach(back -> wagers.giveBack(table, back.terminal(), back.bet(), back.cents()));
                lockAll(table);
            }
            case RoundEvent.RoundSettled settled -> settle(settled, table);
            case RoundEvent.RoundVoided _ -> makeVoid(table);
            // Nothing else of a round moves money; if it did, the audit would find it.
            default -> {}
        }
    }

    private void lockAll(NaiveTable table) {
        table.terminalsWithPending().forEach(terminal -> wagers.lock(table, terminal));
    }

    private void settle(RoundEvent.RoundSettled settled, NaiveTable table) {
        String outcome = table.outcome(settled.outcome());
        NaivePast remembered = new NaivePast(table, outcome);
        table.stakes().forEach((terminal, stakes) -> {
            NaiveOdds.Paid paid = paid(table, stakes, outcome);
            long staked = stakes.values().stream().mapToLong(Long::longValue).sum();
            checkRow(settled, terminal, staked, paid);
            remembered.add(new NaivePast.Stood(terminal, cash.seatedAt(terminal).account(), stakes, paid));
            books.move(Books.inPlay(terminal), Books.house(settled.table()), staked);
            books.move(Books.house(settled.table()), Books.chips(terminal), paid.creditCents());
            books.move(Books.house(settled.table()), Books.commission(settled.table()), paid.commissionCents());
        });
        if (settled.payouts().size() != table.stakes().size()) {
            throw new Disagreement(table.stakes().size() + " terminals had a wager, not "
                    + settled.payouts().size());
        }
        past.computeIfAbsent(settled.table(), number -> new TreeMap<>()).put(settled.round(), remembered);
        table.clear();
    }

    NaiveOdds.Paid paid(NaiveTable table, Map<Integer, Long> stakes, String outcome) {
        NaiveOdds.Paid paid = NaiveOdds.Paid.NOTHING;
        for (Map.Entry<Integer, Long> stake : stakes.entrySet()) {
            paid = paid.plus(odds.settle(table.played(), table.bet(stake.getKey()), outcome, stake.getValue()));
        }
        return paid;
    }

    private static void checkRow(RoundEvent.RoundSettled settled, int terminal, long staked, NaiveOdds.Paid paid) {
        Payouts payouts = settled.payouts();
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

    private void makeVoid(NaiveTable table) {
        lockAll(table);
        table.stakes()
                .forEach((terminal, stakes) -> stakes.values()
                        .forEach(cents -> books.move(Books.inPlay(terminal), Books.chips(terminal), cents)));
        table.clear();
    }
}
