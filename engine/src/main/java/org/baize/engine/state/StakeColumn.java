package org.baize.engine.state;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.baize.engine.spec.Columns;
import org.baize.rules.game.PayTable;

/** The stakes of one seat: the bets that held something, in the order of the pay table, and how much. */
public final class StakeColumn implements Columns {

    private final int[] bets;
    private final long[] cents;

    private StakeColumn(int[] bets, long[] cents) {
        this.bets = bets;
        this.cents = cents;
    }

    /** From the numbers of {@link #numbers()}. */
    public static StakeColumn of(long[] numbers) {
        int rows = numbers.length / 2;
        int[] bets = Arrays.stream(numbers, 0, rows).mapToInt(Math::toIntExact).toArray();
        return new StakeColumn(bets, Arrays.copyOfRange(numbers, rows, 2 * rows));
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

    /** The same stakes without those on these bets. */
    public StakeColumn without(List<Integer> gone) {
        int[] left = new int[bets.length];
        long[] amounts = new long[bets.length];
        int held = 0;
        for (int row = 0; row < bets.length; row++) {
            if (!gone.contains(bets[row])) {
                left[held] = bets[row];
                amounts[held++] = cents[row];
            }
        }
        return new StakeColumn(Arrays.copyOf(left, held), Arrays.copyOf(amounts, held));
    }

    /** Only those on these bets. */
    public StakeColumn only(List<Integer> wanted) {
        return without(bets().filter(bet -> !wanted.contains(bet)).boxed().toList());
    }

    /** What these stakes return on that outcome. */
    public long creditCents(PayTable<?, ?> payTable, int outcome) {
        long credit = 0;
        for (int row = 0; row < bets.length; row++) {
            credit += payTable.payoff(bets[row], outcome).returnCents(cents[row]);
        }
        return credit;
    }

    /** The commission in it. */
    public long commissionCents(PayTable<?, ?> payTable, int outcome) {
        long commission = 0;
        for (int row = 0; row < bets.length; row++) {
            commission += payTable.payoff(bets[row], outcome).commissionCents(cents[row]);
        }
        return commission;
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

    public IntStream bets() {
        return Arrays.stream(bets);
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
