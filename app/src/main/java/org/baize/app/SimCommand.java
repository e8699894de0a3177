package org.baize.app;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.baize.simulator.floor.FloorSimulation;
import org.baize.simulator.floor.LongRun;
import org.baize.simulator.floor.SeedReport;
import org.baize.simulator.floor.Totals;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Simulates whole floors and holds the engine's money against a naive model after every command. */
@Command(
        name = "sim",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description = "A random floor from a seed: tables, players, staff, devices, faults, resends and crashes. After"
                + " every command the ledger, the meters and an independent model of the money must agree.")
final class SimCommand implements Callable<Integer> {

    private static final long NANOS_A_SECOND = 1_000_000_000L;
    private static final long BETWEEN_LINES_NANOS = 2 * NANOS_A_SECOND;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed, or the first of a long run; without it a fresh one, which is printed.")
    private @Nullable Long seed;

    @Option(
            names = "--rounds",
            paramLabel = "M",
            defaultValue = "300",
            description = "How many rounds each floor resolves; ${DEFAULT-VALUE} without it.")
    private long rounds;

    @Option(
            names = "--minutes",
            paramLabel = "T",
            description = "Seed after seed for so many minutes. Ctrl-C ends it earlier and says how far it came.")
    private @Nullable Long minutes;

    @Option(
            names = "--threads",
            paramLabel = "C",
            description = "Threads of a long run, so only with --minutes; without it, one a core.")
    private @Nullable Integer threads;

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() throws InterruptedException {
        check();
        long first = seed == null ? System.nanoTime() : seed;
        long begun = System.nanoTime();
        Totals totals = minutes == null ? one(first) : many(first, minutes, begun);
        double seconds = (System.nanoTime() - begun) / (double) NANOS_A_SECOND;
        if (output.isJson()) {
            output.jsonDocument(tree(totals, first, seconds));
        } else {
            print(totals, first, seconds, output.text());
        }
        return totals.firstFailure().isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private void check() {
        if (rounds < 1) {
            throw new BadInputException("--rounds must be 1 or more, not " + rounds);
        }
        if (minutes != null && (minutes < 1 || minutes > 100_000)) {
            throw new BadInputException("--minutes must be 1 to 100000, not " + minutes);
        }
        if (threads != null && minutes == null) {
            throw new BadInputException("--threads goes with --minutes: one seed runs on one thread");
        }
        if (threads != null && (threads < 1 || threads > 1_024)) {
            throw new BadInputException("--threads must be 1 to 1024, not " + threads);
        }
    }

    private Totals one(long first) {
        return Totals.of(new FloorSimulation(first, rounds).run());
    }

    private Totals many(long first, long lasting, long begun) throws InterruptedException {
        int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        long until = begun + Duration.ofMinutes(lasting).toNanos();
        ProgressLine progress = new ProgressLine(begun);
        Thread stopped = new Thread(progress::stopped);
        Runtime.getRuntime().addShutdownHook(stopped);
        Totals totals = LongRun.run(new LongRun.Plan(first, rounds, until, workers), progress::show);
        Runtime.getRuntime().removeShutdownHook(stopped);
        return totals;
    }

    /** One line every few seconds, to the error stream, so that it mixes with no output. */
    private final class ProgressLine {

        private final long begun;
        private long last;
        private volatile Totals latest = Totals.NONE;

        ProgressLine(long begun) {
            this.begun = begun;
            this.last = begun;
        }

        void show(Totals totals) {
            latest = totals;
            long now = System.nanoTime();
            if (now - last >= BETWEEN_LINES_NANOS) {
                last = now;
                print("", now);
            }
        }

        /** Somebody has stopped the run; what was played so far agreed, or it would have ended by itself. */
        void stopped() {
            print("Stopped. ", System.nanoTime());
        }

        private void print(String word, long now) {
            output.errors().println(word + line(latest, (now - begun) / (double) NANOS_A_SECOND));
            output.errors().flush();
        }
    }

    private static String line(Totals totals, double seconds) {
        SeedReport.Counts counts = totals.counts();
        return String.format(
                Locale.ROOT,
                "%,d seed%s, %,d rounds, %,d commands (%,.0f a second), %.1f days of floor time, %,d voids,"
                        + " %,d corrections, %,d crashes, %,d resends",
                totals.seeds(),
                totals.seeds() == 1 ? "" : "s",
                counts.rounds(),
                counts.commands(),
                counts.commands() / Math.max(seconds, 0.001),
                totals.floorMillis() / (double) Duration.ofDays(1).toMillis(),
                counts.voids(),
                counts.corrections(),
                counts.crashes(),
                counts.resends());
    }

    private static void print(Totals totals, long first, double seconds, PrintWriter out) {
        SeedReport.Counts counts = totals.counts();
        out.printf(Locale.ROOT, "From seed %d in %.1f s: %s%n", first, seconds, line(totals, seconds));
        out.printf(
                Locale.ROOT, "Floors with %,d tables and %,d terminals in all.%n", counts.tables(), counts.terminals());
        totals.firstFailure().ifPresentOrElse(failed -> print(failed, out), () -> out.println("Everything agreed."));
        out.flush();
    }

    private static void print(SeedReport failed, PrintWriter out) {
        SeedReport.Failure failure = failed.failure().orElseThrow();
        out.println("Seed " + failed.seed() + " does not agree after command " + failure.command() + ":");
        out.println("  " + failure.request());
        out.println("  " + failure.disagreement());
        out.println("Again: " + failed.replay());
    }

    private static Map<String, Object> tree(Totals totals, long first, double seconds) {
        SeedReport.Counts counts = totals.counts();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("firstSeed", first);
        tree.put("seconds", seconds);
        tree.put("seeds", totals.seeds());
        tree.put("rounds", counts.rounds());
        tree.put("commands", counts.commands());
        tree.put("tables", counts.tables());
        tree.put("terminals", counts.terminals());
        tree.put("floorMillis", totals.floorMillis());
        tree.put("voids", counts.voids());
        tree.put("corrections", counts.corrections());
        tree.put("crashes", counts.crashes());
        tree.put("resends", counts.resends());
        tree.put("agreed", totals.firstFailure().isEmpty());
        totals.firstFailure().ifPresent(failed -> tree.put("failure", tree(failed)));
        return tree;
    }

    private static Map<String, Object> tree(SeedReport failed) {
        SeedReport.Failure failure = failed.failure().orElseThrow();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("seed", failed.seed());
        tree.put("command", failure.command());
        tree.put("request", failure.request());
        tree.put("disagreement", failure.disagreement());
        tree.put("replay", failed.replay());
        return tree;
    }
}
