package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Seed after seed on many threads until there are enough, the time is up, one does not agree or somebody stops it. */
public final class LongRun {

    private static final long BETWEEN_REPORTS_SECONDS = 2;

    private final Plan plan;
    private final BooleanSupplier stopped;
    private final AtomicLong begun = new AtomicLong();
    private final AtomicBoolean broken = new AtomicBoolean();
    private final Totals[] underWay;
    private Totals ended = Totals.NONE;

    /**
     * What to run.
     *
     * @param firstSeed the seeds are this one and those after it
     * @param seeds how many at most
     * @param rounds of each seed
     * @param untilNanos on the clock of {@link System#nanoTime}; what is under way then is played to its end
     */
    public record Plan(long firstSeed, long seeds, long rounds, long untilNanos, int threads) {}

    private LongRun(Plan plan, BooleanSupplier stopped) {
        this.plan = plan;
        this.stopped = stopped;
        this.underWay = new Totals[plan.threads()];
        Arrays.fill(underWay, Totals.NONE);
    }

    /**
     * Runs it to its end.
     *
     * @param stopped is asked after each turn by every thread; once true the floors under way end there
     * @param progress is told every two seconds what was played so far, floors under way included
     */
    public static Totals run(Plan plan, BooleanSupplier stopped, Consumer<Totals> progress)
            throws InterruptedException {
        LongRun run = new LongRun(plan, stopped);
        try (ExecutorService workers = Executors.newFixedThreadPool(plan.threads())) {
            List<Future<?>> working = new ArrayList<>();
            for (int i = 0; i < plan.threads(); i++) {
                int worker = i;
                working.add(workers.submit(() -> run.work(worker)));
            }
            workers.shutdown();
            while (!workers.awaitTermination(BETWEEN_REPORTS_SECONDS, TimeUnit.SECONDS)) {
                progress.accept(run.soFar());
            }
            for (Future<?> one : working) {
                one.get();
            }
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a worker of the simulation broke", failed);
        }
        return run.soFar();
    }

    private void work(int worker) {
        boolean whole = false;
        try {
            for (long seed = nextSeed(); seed < plan.seeds(); seed = nextSeed()) {
                FloorSimulation simulation = new FloorSimulation(plan.firstSeed() + seed, plan.rounds());
                end(worker, simulation.run(soFar -> show(worker, soFar)));
            }
            whole = true;
        } finally {
            broken.compareAndSet(false, !whole); // else the others would work on for a run that is lost
        }
    }

    /** The next seed, counted from the first; beyond the last one if no further seed is to begin. */
    private long nextSeed() {
        boolean inTime = plan.untilNanos() - System.nanoTime() > 0;
        return inTime && !stops() && !failed() ? begun.getAndIncrement() : plan.seeds();
    }

    private boolean stops() {
        return broken.get() || stopped.getAsBoolean();
    }

    private synchronized boolean failed() {
        return ended.firstFailure().isPresent();
    }

    /** Answers whether to go on. */
    private boolean show(int worker, Totals soFar) {
        synchronized (this) {
            underWay[worker] = soFar;
        }
        return !stops();
    }

    private synchronized void end(int worker, SeedReport report) {
        underWay[worker] = Totals.NONE;
        ended = ended.plus(report);
    }

    private synchronized Totals soFar() {
        return Stream.of(underWay).reduce(ended, Totals::with);
    }
}
