package org.baize.rules.wager;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Stakes in arrays, as somebody would keep them who knows no seat. A bet that is closed has no place there. */
final class Rows implements Holding<Spot> {

    private static final List<Spot> BETS = List.of(Spot.values());

    private final long[] pending;
    private final long[] locked;
    private final long creditCents;

    Rows(long[] pending, long[] locked, long creditCents) {
        this.pending = pending.clone();
        this.locked = locked.clone();
        this.creditCents = creditCents;
    }

    @Override
    public long pendingCents(Spot bet) {
        return pending[BETS.indexOf(bet)];
    }

    @Override
    public long lockedCents(Spot bet) {
        return locked[BETS.indexOf(bet)];
    }

    @Override
    public long totalCents() {
        return Arrays.stream(pending).sum() + Arrays.stream(locked).sum();
    }

    @Override
    public long creditCents() {
        return creditCents;
    }

    Rows withOnlyTheFirst(int bets) {
        return new Rows(Arrays.copyOf(pending, bets), Arrays.copyOf(locked, bets), creditCents);
    }

    Rows after(Spot bet, long debitedCents) {
        Rows after = new Rows(pending, locked, creditCents - debitedCents);
        if (debitedCents != 0) {
            after.pending[BETS.indexOf(bet)] += debitedCents;
        }
        return after;
    }

    Seat<Spot> seat() {
        return new Seat<>(new Stakes<>(byBet(pending), byBet(locked)), creditCents);
    }

    private static Map<Spot, Long> byBet(long[] row) {
        Map<Spot, Long> stakes = new LinkedHashMap<>();
        for (int bet = 0; bet < row.length; bet++) {
            if (row[bet] > 0) {
                stakes.put(BETS.get(bet), row[bet]);
            }
        }
        return stakes;
    }
}
