package org.baize.app;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
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
        try (Stopping stopping = Stopping.begin()) {
            Totals totals = LongRun.run(plan(first, begun), stopping::asked, soFar -> show(soFar, first, begun));
            report(new Run(totals, first, secondsSince(begun), stopping.asked()));
            return totals.firstFailure().isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
        }
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

    private LongRun.Plan plan(long first, long begun) {
        if (minutes == null) {
            return new LongRun.Plan(first, 1, rounds, begun + Long.MAX_VALUE, 1);
        }
        int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        long until = begun + Duration.ofMinutes(minutes).toNanos();
        return new LongRun.Plan(first, Long.MAX_VALUE, rounds, until, workers);
    }

    private static double secondsSince(long begun) {
        return (System.nanoTime() - begun) / (double) NANOS_A_SECOND;
    }

    /** Progress goes to the error stream, so that it mixes with no output. */
    private void show(Totals soFar, long first, long begun) {
        boolean opening = soFar.counts().commands() == 0;
        String line = opening ? "opening the first floor" : line(soFar, secondsSince(begun));
        output.errors().println("From seed " + first + ": " + line);
        output.errors().flush();
    }

    private void report(Run run) {
        if (output.isJson()) {
            output.jsonDocument(tree(run));
        } else {
            print(run, output.text());
        }
    }

    /**
     * How it ended.
     *
     * @param stopped by somebody, before its time
     */
    private record Run(Totals totals, long firstSeed, double seconds, boolean stopped) {}

    private static String line(Totals totals, double seconds) {
        SeedReport.Counts counts = totals.counts();
        return String.format(
                Locale.ROOT,
                "%s, %s, %s (%,.0f a second), %s of floor time, %s, %s, %s, %s",
                totals.seeds() == 0 ? "no floor finished" : Counted.of(totals.seeds(), "seed"),
                Counted.of(counts.rounds(), "round"),
                Counted.of(counts.commands(), "command"),
                counts.commands() / Math.max(seconds, 0.001),
                Counted.time(totals.floorMillis()),
                Counted.of(counts.voids(), "void"),
                Counted.of(counts.corrections(), "correction"),
                Counted.of(counts.crashes(), "crash", "crashes"),
                Counted.of(counts.resends(), "resend"));
    }

    private static void print(Run run, PrintWriter out) {
        SeedReport.Counts counts = run.totals().counts();
        out.printf(
                Locale.ROOT,
                "%s seed %d in %.1f s: %s%n",
                run.stopped() ? "Stopped, from" : "From",
                run.firstSeed(),
                run.seconds(),
                line(run.totals(), run.seconds()));
        out.printf(
                "Floors with %s and %s in all.%n",
                Counted.of(counts.tables(), "table"), Counted.of(counts.terminals(), "terminal"));
        run.totals()
                .firstFailure()
                .ifPresentOrElse(
                        failed -> print(failed, out),
                        () -> out.println(run.stopped() ? "Everything agreed so far." : "Everything agreed."));
        out.flush();
    }

    private static void print(SeedReport failed, PrintWriter out) {
        SeedReport.Failure failure = failed.failure().orElseThrow();
        out.println("Seed " + failed.seed() + " does not agree after command " + failure.command() + ":");
        out.println("  " + failure.request());
        out.println("  " + failure.disagreement());
        out.println("Again: " + failed.replay());
    }

    private static Map<String, Object> tree(Run run) {
        Totals totals = run.totals();
        SeedReport.Counts counts = totals.counts();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("firstSeed", run.firstSeed());
        tree.put("seconds", run.seconds());
        tree.put("stopped", run.stopped());
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
