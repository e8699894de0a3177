package org.baize.engine.event;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.baize.engine.spec.Columns;

/**
 * What a settled round did to each terminal that had a wager, in columns: a big round must not make an object per wager
 * or per terminal. Row i of each column belongs to the same terminal.
 */
public final class Payouts implements Columns {

    private static final int COLUMNS = 4;

    private final int[] terminals;
    private final long[] stakeCents;
    private final long[] creditCents;
    private final long[] commissionCents;

    /** The columns are the new value's own from now on. */
    public Payouts(int[] terminals, long[] stakeCents, long[] creditCents, long[] commissionCents) {
        this.terminals = terminals;
        this.stakeCents = stakeCents;
        this.creditCents = creditCents;
        this.commissionCents = commissionCents;
    }

    /** From the numbers of {@link #numbers()}. */
    public static Payouts of(long[] numbers) {
        int rows = numbers.length / COLUMNS;
        int[] terminals =
                Arrays.stream(numbers, 0, rows).mapToInt(Math::toIntExact).toArray();
        return new Payouts(
                terminals,
                Arrays.copyOfRange(numbers, rows, 2 * rows),
                Arrays.copyOfRange(numbers, 2 * rows, 3 * rows),
                Arrays.copyOfRange(numbers, 3 * rows, 4 * rows));
    }

    public int size() {
        return terminals.length;
    }

    public int terminal(int row) {
        return terminals[row];
    }

    /** All stakes of the terminal that were decided. */
    public long stakeCents(int row) {
        return stakeCents[row];
    }

    /** What it is paid: stakes and winnings, after commission. */
    public long creditCents(int row) {
        return creditCents[row];
    }

    public long commissionCents(int row) {
        return commissionCents[row];
    }

    @Override
    public LongStream numbers() {
        LongStream money = LongStream.concat(Arrays.stream(stakeCents), Arrays.stream(creditCents));
        return LongStream.concat(
                Arrays.stream(terminals).asLongStream(), LongStream.concat(money, Arrays.stream(commissionCents)));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Payouts that
                && Arrays.equals(terminals, that.terminals)
                && Arrays.equals(stakeCents, that.stakeCents)
                && Arrays.equals(creditCents, that.creditCents)
                && Arrays.equals(commissionCents, that.commissionCents);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(terminals) * 31 + Arrays.hashCode(creditCents);
    }

    @Override
    public String toString() {
        return "Payouts of " + terminals.length + " terminals, "
                + Arrays.stream(creditCents).sum() + " cents";
    }
}
