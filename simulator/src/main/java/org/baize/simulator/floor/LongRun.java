package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** Seed after seed on all cores until the time is up or one does not agree. */
public final class LongRun {

    private final Plan plan;
    private final Consumer<Totals> progress;
    private final AtomicLong nextSeed;
    private Totals totals = Totals.NONE;

    /**
     * What to run.
     *
     * @param firstSeed the seeds are this one and those after it
     * @param rounds of each seed
     * @param untilNanos on the clock of {@link System#nanoTime}
     */
    public record Plan(long firstSeed, long rounds, long untilNanos, int threads) {}

    private LongRun(Plan plan, Consumer<Totals> progress) {
        this.plan = plan;
        this.progress = progress;
        this.nextSeed = new AtomicLong(plan.firstSeed());
    }

    /**
     * Runs it to its end.
     *
     * @param progress is told after each seed, one call at a time
     */
    public static Totals run(Plan plan, Consumer<Totals> progress) throws InterruptedException {
        LongRun run = new LongRun(plan, progress);
        try (ExecutorService workers = Executors.newFixedThreadPool(plan.threads())) {
            List<Future<?>> working = new ArrayList<>();
            for (int i = 0; i < plan.threads(); i++) {
                working.add(workers.submit(run::work));
            }
            for (Future<?> one : working) {
                one.get();
            }
        } catch (ExecutionException broken) {
            throw new IllegalStateException("a worker of the simulation broke", broken);
        }
        return run.totals;
    }

    private void work() {
        while (System.nanoTime() < plan.untilNanos() && !failed()) {
            FloorSimulation simulation = new FloorSimulation(nextSeed.getAndIncrement(), plan.rounds());
            add(simulation.run());
        }
    }

    private synchronized boolean failed() {
        return totals.firstFailure().isPresent();
    }

    private synchronized void add(SeedReport report) {
        totals = totals.plus(report);
        progress.accept(totals);
    }
}
