package org.baize.bench.cluster;

import java.io.Console;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.baize.bench.work.BenchException;
import org.baize.bench.work.Workspace;

/** Measures durable wagers side by side and prints them; {@code --json} for machines, {@code --quick} for a glance. */
public final class ClusterBench {

    private static final List<String> OPTIONS = List.of("--json", "--quick");
    private static final int FAILED = 1;
    private static final int BAD_INPUT = 2;

    private ClusterBench() {}

    public static void main(String[] arguments) throws IOException {
        List<String> options = List.of(arguments);
        Optional<String> wrong = wrongOption(options);
        if (wrong.isPresent()) {
            System.err.println("baize: " + wrong.get());
            System.exit(BAD_INPUT);
        }
        try (Workspace workspace = Workspace.create()) {
            Plan plan = options.contains("--quick") ? Plan.QUICK : Plan.FULL;
            ClusterReport report = run(NodeStart.isPossible() ? plan : plan.withoutStarts(), workspace);
            PrintStream out = System.out;
            out.print(options.contains("--json") ? report.json() : report.text());
        } catch (BenchException failed) {
            System.err.println("baize: " + failed.getMessage());
            System.exit(FAILED);
        }
    }

    /** What is wrong with the options, in a sentence. */
    static Optional<String> wrongOption(List<String> options) {
        return options.stream()
                .filter(option -> !OPTIONS.contains(option))
                .map(option -> "'" + option + "' is not an option of bench cluster; there are "
                        + String.join(" and ", OPTIONS))
                .findFirst();
    }

    /** Progress goes to the error stream, as a bar where somebody watches. */
    private static ClusterReport run(Plan plan, Workspace workspace) {
        if (Optional.ofNullable(System.console()).filter(Console::isTerminal).isEmpty()) {
            System.err.println("baize: measuring, which takes some minutes ...");
            return new ClusterRun(plan, workspace, _ -> {}).run();
        }
        try (ProgressBar bar = new ProgressBarBuilder()
                .setTaskName("measuring")
                .setInitialMax(plan.steps())
                .clearDisplayOnFinish()
                .build()) {
            Consumer<String> progress = step -> bar.step().setExtraMessage(step);
            return new ClusterRun(plan, workspace, progress).run();
        }
    }
}
