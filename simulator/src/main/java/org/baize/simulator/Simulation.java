package org.baize.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongPredicate;

/**
 * Plays a plan. The rounds are cut into chunks of fixed size, each with a random stream of its own, and the counts of
 * all chunks are added up: who played which chunk, and when, leaves no trace.
 */
public final class Simulation {

    static final long CHUNK_ROUNDS = 1 << 18;

    private final SimulationPlan plan;
    private final LongPredicate goOn;
    private final long chunks;
    private final AtomicLong nextChunk = new AtomicLong();
    private final AtomicLong played = new AtomicLong();
    private volatile boolean stopped;

    private Simulation(SimulationPlan plan, LongPredicate goOn) {
        this.plan = plan;
        this.goOn = goOn;
        this.chunks = (plan.rounds() + CHUNK_ROUNDS - 1) / CHUNK_ROUNDS;
    }

    public static SimulationResult run(SimulationPlan plan) throws InterruptedException {
        return run(plan, rounds -> true);
    }

    /**
     * Plays the plan to its end, or until it is told to stop. Chunks are begun in order and played whole, so a run that
     * was stopped is a whole run of fewer rounds, and its result bears that number.
     *
     * @param goOn is told the number of rounds played so far, after each chunk, by whichever thread played it; after
     *     false no chunk is begun
     */
    public static SimulationResult run(SimulationPlan plan, LongPredicate goOn) throws InterruptedException {
        Simulation simulation = new Simulation(plan, goOn);
        long[] counts = simulation.play();
        return SimulationResult.of(plan.withRounds(simulation.played.get()), counts);
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

    /** Takes chunk after chunk until there are none left or it is told to stop. */
    private long[] work() {
        long[] counts = new long[plan.game().payTable().outcomes().size()];
        for (long chunk = next(); chunk < chunks; chunk = next()) {
            long rounds = Math.min(CHUNK_ROUNDS, plan.rounds() - chunk * CHUNK_ROUNDS);
            Dealer.of(plan.game(), new RandomStream(plan.seed(), chunk)).play(rounds, counts);
            if (!goOn.test(played.addAndGet(rounds))) {
                stopped = true;
            }
        }
        return counts;
    }

    private long next() {
        return stopped ? chunks : nextChunk.getAndIncrement();
    }

    private static void add(long[] sum, long[] counts) {
        for (int outcome = 0; outcome < sum.length; outcome++) {
            sum[outcome] += counts[outcome];
        }
    }
}
