package org.baize.engine.state;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.baize.engine.spec.Columns;

/** The stakes of one seat: the bets that held something, in the order of the pay table, and how much. */
public final class StakeColumn implements Columns {

    private final int[] bets;
    private final long[] cents;

    private StakeColumn(int[] bets, long[] cents) {
        this.bets = bets;
        this.cents = cents;
    }

    /** What is locked at a seat now. */
    static StakeColumn locked(Layout layout, int seat) {
        int[] bets = new int[layout.bets()];
        long[] cents = new long[layout.bets()];
        int held = 0;
        for (int bet = 0; bet < layout.bets(); bet++) {
            if (layout.lockedCents(seat, bet) > 0) {
                bets[held] = bet;
                cents[held++] = layout.lockedCents(seat, bet);
            }
        }
        return new StakeColumn(Arrays.copyOf(bets, held), Arrays.copyOf(cents, held));
    }

    public int size() {
        return bets.length;
    }

    public int bet(int row) {
        return bets[row];
    }

    public long cents(int row) {
        return cents[row];
    }

    public long totalCents() {
        return Arrays.stream(cents).sum();
    }

    @Override
    public LongStream numbers() {
        return LongStream.concat(Arrays.stream(bets).asLongStream(), Arrays.stream(cents));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof StakeColumn that && Arrays.equals(bets, that.bets) && Arrays.equals(cents, that.cents);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(bets) + Arrays.hashCode(cents);
    }

    @Override
    public String toString() {
        return totalCents() + " cents on " + bets.length + " bets";
    }
}
