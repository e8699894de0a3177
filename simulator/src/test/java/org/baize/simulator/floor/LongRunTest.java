package org.baize.simulator.floor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LongRunTest {

    private static final long ROUNDS = 5;

    @Test
    void playsAsManySeedsAsItIsToldOnAnyNumberOfThreads() throws InterruptedException {
        Totals expected = Totals.NONE;
        for (long seed = 1; seed <= 3; seed++) {
            expected = expected.plus(new FloorSimulation(seed, ROUNDS).run());
        }

        assertThat(run(3, 1)).isEqualTo(expected);
        assertThat(run(3, 2)).isEqualTo(expected);
    }

    @Test
    void beginsNothingWhenTheTimeIsUp() throws InterruptedException {
        LongRun.Plan late = new LongRun.Plan(1, 3, ROUNDS, System.nanoTime() - 1, 2);

        assertThat(LongRun.run(late, () -> false, soFar -> {})).isEqualTo(Totals.NONE);
    }

    @Test
    void whoIsStoppedCountsTheRoundsButNotTheSeedOfTheFloorUnderWay() throws InterruptedException {
        AtomicInteger asked = new AtomicInteger();
        LongRun.Plan plan = new LongRun.Plan(1, 3, 1_000_000, System.nanoTime() + Long.MAX_VALUE, 1);

        Totals totals = LongRun.run(plan, () -> asked.incrementAndGet() > 5_000, soFar -> {});

        assertThat(totals.seeds()).isZero();
        assertThat(totals.counts().rounds()).isPositive().isLessThan(5_000);
        assertThat(totals.floorMillis()).isPositive();
        assertThat(totals.firstFailure()).isEmpty();
    }

    private static Totals run(long seeds, int threads) throws InterruptedException {
        LongRun.Plan plan = new LongRun.Plan(1, seeds, ROUNDS, System.nanoTime() + Long.MAX_VALUE, threads);
        return LongRun.run(plan, () -> false, soFar -> {});
    }
}
