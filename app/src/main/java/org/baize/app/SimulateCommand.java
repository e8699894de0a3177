package org.baize.app;

import java.io.Console;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.baize.rules.analysis.Level;
import org.baize.simulator.LineResult;
import org.baize.simulator.Simulation;
import org.baize.simulator.SimulationPlan;
import org.baize.simulator.SimulationResult;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays many rounds by chance and holds them against the exact figures. */
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description = "Monte Carlo of one game on all cores, beside the exact figures with the standard error."
                + " The same seed gives the same result whatever the number of threads.")
final class SimulateCommand implements Callable<Integer> {

    /** Further off than this and the game and its analysis disagree, save for once in a million honest runs. */
    private static final double SUSPICIOUS = 5;

    @Option(
            names = "--rulebook",
            required = true,
            paramLabel = "ID",
            description = "The rulebook; see 'baize rulebook'.")
    private String rulebookId = "";

    @Option(names = "--game", required = true, paramLabel = "GAME", description = "A game of it, such as baccarat-a.")
    private String gameId = "";

    @Option(
            names = "--rounds",
            required = true,
            paramLabel = "N",
            description = "How many rounds to play. Ctrl-C ends it earlier, with the result of what was played.")
    private long rounds;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "A whole number; without it a fresh one, which is printed.")
    private @Nullable Long seed;

    @Option(names = "--threads", paramLabel = "T", description = "How many threads; without it, one a core.")
    private @Nullable Integer threads;

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() throws InterruptedException {
        SimulationPlan plan = plan();
        long begun = System.nanoTime();
        try (Stopping stopping = Stopping.begin()) {
            SimulationResult result = run(plan, stopping);
            double seconds = (System.nanoTime() - begun) / 1e9;
            boolean stopped = result.plan().rounds() < plan.rounds();
            if (output.isJson()) {
                output.jsonDocument(tree(result, stopped));
            } else {
                output.text().print(stopped ? "Stopped. " : "");
                print(result, seconds, output.text());
            }
            return agrees(result) ? ExitCode.OK : ExitCode.SOFTWARE;
        }
    }

    private static boolean agrees(SimulationResult result) {
        return result.greatestZScore() <= SUSPICIOUS;
    }

    private SimulationPlan plan() {
        if (rounds < 1) {
            throw new BadInputException("--rounds must be 1 or more, not " + rounds);
        }
        if (threads != null && (threads < 1 || threads > 1_024)) {
            throw new BadInputException("--threads must be 1 to 1024, not " + threads);
        }
        SimulationPlan plan = SimulationPlan.of(rulebookId, gameId, rounds, seed == null ? System.nanoTime() : seed);
        return threads == null ? plan : plan.withThreads(threads);
    }

    private static SimulationResult run(SimulationPlan plan, Stopping stopping) throws InterruptedException {
        if (Optional.ofNullable(System.console()).filter(Console::isTerminal).isEmpty()) {
            return Simulation.run(plan, played -> !stopping.asked());
        }
        try (ProgressBar bar = new ProgressBarBuilder()
                .setTaskName("rounds")
                .setInitialMax(plan.rounds())
                .clearDisplayOnFinish()
                .build()) {
            return Simulation.run(plan, played -> {
                bar.stepTo(played);
                return !stopping.asked();
            });
        }
    }

    private static Map<String, Object> tree(SimulationResult result, boolean stopped) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("rulebook", result.plan().rulebookId());
        tree.put("game", result.plan().game().id());
        tree.put("rounds", result.plan().rounds());
        tree.put("seed", result.plan().seed());
        tree.put("stopped", stopped);
        tree.put("lines", result.lines().stream().map(SimulateCommand::tree).toList());
        tree.put("greatestZScore", result.greatestZScore());
        return tree;
    }

    private static Map<String, Object> tree(LineResult line) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("key", line.exact().key());
        tree.put("exactEdge", line.exact().edge().decimal(12));
        tree.put("simulatedEdge", line.edge());
        tree.put("standardError", line.standardError());
        tree.put("zScore", line.zScore());
        List<Map<String, Object>> levels = new ArrayList<>();
        for (int place = 0; place < line.counts().size(); place++) {
            Level level = line.exact().levels().get(place);
            Map<String, Object> counted = new LinkedHashMap<>();
            counted.put("net", level.net().toString());
            counted.put("probability", level.probability().toString());
            counted.put("count", line.counts().get(place));
            levels.add(counted);
        }
        tree.put("levels", levels);
        return tree;
    }

    private static void print(SimulationResult result, double seconds, PrintWriter out) {
        SimulationPlan plan = result.plan();
        out.printf(
                Locale.ROOT,
                "%s %s: %s with seed %d in %.1f s on %s%n",
                plan.rulebookId(),
                plan.game().id(),
                Counted.of(plan.rounds(), "round"),
                plan.seed(),
                seconds,
                Counted.of(plan.threads(), "thread"));
        out.printf("%-28s %14s %14s %12s %6s%n", "bet", "exact edge", "simulated", "std error", "z");
        for (LineResult line : result.lines()) {
            String bet = line.exact().key().substring(line.exact().key().lastIndexOf('/') + 1);
            out.printf(
                    Locale.ROOT,
                    "%-28s %14s %14.9f %12.9f %6.2f%n",
                    bet,
                    line.exact().edge().decimal(9),
                    line.edge(),
                    line.standardError(),
                    line.zScore());
        }
        out.println(
                agrees(result)
                        ? "Every line lies within five standard errors of its exact figure."
                        : "A line lies more than five standard errors off: the game and its analysis disagree.");
        out.flush();
    }
}
