package org.baize.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * Plays a plan. The rounds are cut into chunks of fixed size, each with a random stream of its own, and the counts of
 * all chunks are added up: who played which chunk, and when, leaves no trace.
 */
public final class Simulation {

    static final long CHUNK_ROUNDS = 1 << 18;

    private final SimulationPlan plan;
    private final LongConsumer progress;
    private final long chunks;
    private final AtomicLong nextChunk = new AtomicLong();
    private final AtomicLong played = new AtomicLong();

    private Simulation(SimulationPlan plan, LongConsumer progress) {
        this.plan = plan;
        this.progress = progress;
        this.chunks = (plan.rounds() + CHUNK_ROUNDS - 1) / CHUNK_ROUNDS;
    }

    public static SimulationResult run(SimulationPlan plan) throws InterruptedException {
        return run(plan, rounds -> {});
    }

    /**
     * Plays the plan to its end.
     *
     * @param progress is told the number of rounds played so far, after each chunk, by whichever thread played it
     */
    public static SimulationResult run(SimulationPlan plan, LongConsumer progress) throws InterruptedException {
        return SimulationResult.of(plan, new Simulation(plan, progress).play());
    }

    private long[] play() throws InterruptedException {
        try (ExecutorService pool = Executors.newFixedThreadPool(plan.threads())) {
            List<Future<long[]>> workers = new ArrayList<>();
            for (int worker = 0; worker < plan.threads(); worker++) {
                workers.add(pool.submit(this::work));
            }
            long[] sum = new long[plan.game().payTable().outcomes().size()];
            for (Future<long[]> worker : workers) {
                add(sum, worker.get());
            }
            return sum;
        } catch (ExecutionException broken) {
            throw new IllegalStateException("a worker of the simulation failed", broken);
        }
    }

    /** Takes chunk after chunk until there are none left. */
    private long[] work() {
        long[] counts = new long[plan.game().payTable().outcomes().size()];
        for (long chunk = nextChunk.getAndIncrement(); chunk < chunks; chunk = nextChunk.getAndIncrement()) {
            long rounds = Math.min(CHUNK_ROUNDS, plan.rounds() - chunk * CHUNK_ROUNDS);
            Dealer.of(plan.game(), new RandomStream(plan.seed(), chunk)).play(rounds, counts);
            progress.accept(played.addAndGet(rounds));
        }
        return counts;
    }

    private static void add(long[] sum, long[] counts) {
        for (int outcome = 0; outcome < sum.length; outcome++) {
            sum[outcome] += counts[outcome];
        }
    }
}
