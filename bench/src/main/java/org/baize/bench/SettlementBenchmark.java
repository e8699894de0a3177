package org.baize.bench;

import java.util.concurrent.TimeUnit;
import org.baize.rules.game.PayTable;
import org.baize.rules.rulebook.Rulebooks;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Settles a thousand full roulette layouts, and, as the limit that memory sets, adds up the same stakes without looking
 * at any pay table. One operation is one wager.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SettlementBenchmark {

    static final int TERMINALS = 1_000;
    static final int WAGERS = 157;

    private static final int DOLLAR_CENTS = 100;

    private final PayTable<?, ?> table =
            Rulebooks.byId("act-multi-terminal-2019").game("roulette").payTable();
    private final long[] stakesCents = new long[TERMINALS * WAGERS];
    private final long[] returnsCents = new long[TERMINALS];
    private int outcome;

    /** Every wager has a stake of its own, so that nothing can be foreseen. */
    @Setup
    public void placeWagers() {
        if (table.bets().size() != WAGERS) {
            throw new IllegalStateException(
                    "a roulette layout has " + table.bets().size() + " bets");
        }
        for (int wager = 0; wager < stakesCents.length; wager++) {
            stakesCents[wager] = (long) DOLLAR_CENTS * (1 + wager % 97);
        }
    }

    @Benchmark
    @OperationsPerInvocation(TERMINALS * WAGERS)
    public long[] settle() {
        outcome = (outcome + 1) % table.outcomes().size();
        for (int terminal = 0; terminal < TERMINALS; terminal++) {
            returnsCents[terminal] = table.settleCents(outcome, stakesCents, terminal * WAGERS);
        }
        return returnsCents;
    }

    @Benchmark
    @OperationsPerInvocation(TERMINALS * WAGERS)
    public long[] limit() {
        for (int terminal = 0; terminal < TERMINALS; terminal++) {
            long sum = 0;
            for (int wager = terminal * WAGERS; wager < (terminal + 1) * WAGERS; wager++) {
                sum += stakesCents[wager];
            }
            returnsCents[terminal] = sum;
        }
        return returnsCents;
    }
}
