package org.baize.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.baize.chaos.ChaosReport;
import org.baize.chaos.ChaosRun;
import org.baize.chaos.load.Finding;
import org.baize.chaos.node.Network;
import org.baize.chaos.node.NodeProcess;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays on a cluster while its members are killed, paused and restarted, and says whether anything was lost. */
@Command(
        name = "chaos",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description = "Real play on a cluster of processes on this machine, under faults by chance: members are killed,"
                + " paused, outnumbered, restarted and, where root may make networks, cut off. Nothing that was"
                + " acknowledged may be lost or doubled.")
final class ChaosCommand implements Callable<Integer> {

    private static final double NANOS_A_SECOND = 1e9;

    /** The fault that is under way ends first, and everything is compared; a busy machine takes its time for both. */
    private static final Duration PATIENCE = NodeProcess.LEFT_TO_OTHERS.minusSeconds(2);

    @Option(
            names = "--minutes",
            paramLabel = "N",
            defaultValue = "1",
            description = "For how long; ${DEFAULT-VALUE} without it. Ctrl-C ends it earlier and says how far it came.")
    private long minutes;

    @Option(names = "--seed", paramLabel = "S", description = "The seed; without it a fresh one, which is printed.")
    private @Nullable Long seed;

    @Option(
            names = "--members",
            paramLabel = "M",
            defaultValue = "3",
            description = "1 or 3 members; ${DEFAULT-VALUE} without it.")
    private int members;

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() throws IOException, InterruptedException {
        check();
        long first = seed == null ? System.nanoTime() : seed;
        Path directory = Files.createTempDirectory("baize-chaos");
        try (Stopping stopping = Stopping.begin(PATIENCE);
                Network network = members > 1 ? network() : null) {
            ChaosRun.Plan plan = new ChaosRun.Plan(
                    members, Duration.ofMinutes(minutes), first, directory, Optional.ofNullable(network));
            ChaosReport report = ChaosRun.run(plan, stopping::asked, soFar -> show(soFar, first));
            return tell(report, first, directory);
        }
    }

    private void check() {
        if (minutes < 1 || minutes > 100_000) {
            throw new BadInputException("--minutes must be 1 to 100000, not " + minutes);
        }
        if (members != 1 && members != 3) {
            throw new BadInputException("--members must be 1 or 3, not " + members);
        }
    }

    private @Nullable Network network() throws InterruptedException {
        try {
            return Network.make(members);
        } catch (IOException notPermitted) {
            output.errors()
                    .println("Partitions are left out, as this machine permits no networks of our own: "
                            + notPermitted.getMessage());
            output.errors().flush();
            return null;
        }
    }

    /** Progress goes to the error stream, so that it mixes with no output. */
    void show(ChaosReport soFar, long first) {
        output.errors()
                .printf(
                        Locale.ROOT,
                        "From seed %d: %s, %s, %,d acknowledged, longest gap %.1f s%n",
                        first,
                        Counted.of(soFar.elapsed().toSeconds(), "second"),
                        Counted.of(soFar.total().count(), "fault"),
                        soFar.counts().acknowledged(),
                        seconds(soFar.total().longestGap()));
        output.errors().flush();
    }

    /** How it ended; the exit code says the same. What the members wrote is kept where something is wrong. */
    int tell(ChaosReport report, long first, Path directory) throws IOException {
        if (output.isJson()) {
            output.jsonDocument(tree(report, first));
        } else {
            print(report, first, output.text());
        }
        if (report.isGood()) {
            delete(directory);
        } else {
            output.errors().println("What the members wrote is kept in " + directory);
            output.errors().flush();
        }
        return report.isGood() ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private static void print(ChaosReport report, long first, PrintWriter out) {
        out.printf(Locale.ROOT, "From seed %d in %.0f s%n", first, seconds(report.elapsed()));
        out.printf("%-34s %9s %12s%n", "fault", "times", "longest gap");
        report.faults()
                .forEach((fault, tally) -> out.printf(
                        Locale.ROOT,
                        "%-34s %,9d %10.1f s%n",
                        fault.text(),
                        tally.count(),
                        seconds(tally.longestGap())));
        numbers(report).forEach((name, number) -> out.printf(Locale.ROOT, "%-34s %,9d%n", name, number));
        for (Finding finding : report.findings()) {
            out.println(finding.kind() + ": " + finding.what());
        }
        out.println(report.isGood() ? "Everything acknowledged is there, once." : "Something is wrong.");
        out.flush();
    }

    private static Map<String, Long> numbers(ChaosReport report) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        numbers.put("faults", report.total().count());
        numbers.put("rounds", report.counts().rounds());
        numbers.put("acknowledged", report.counts().acknowledged());
        numbers.put("refused", report.counts().refused());
        numbers.put("unknown", report.counts().unknown());
        numbers.put("lost", report.lost());
        numbers.put("doubled", report.doubled());
        return numbers;
    }

    private static Map<String, Object> tree(ChaosReport report, long first) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("seed", first);
        tree.put("seconds", seconds(report.elapsed()));
        tree.put("longestGapSeconds", seconds(report.total().longestGap()));
        tree.putAll(numbers(report));
        Map<String, Object> kinds = new LinkedHashMap<>();
        report.faults().forEach((fault, tally) -> kinds.put(fault.text(), tally.count()));
        tree.put("faultsByKind", kinds);
        tree.put("good", report.isGood());
        tree.put("findings", report.findings().stream().map(Finding::what).toList());
        return tree;
    }

    private static double seconds(Duration time) {
        return time.toNanos() / NANOS_A_SECOND;
    }

    static void delete(Path directory) throws IOException {
        List<Path> all;
        try (Stream<Path> walked = Files.walk(directory)) {
            all = walked.toList().reversed();
        }
        for (Path one : all) {
            Files.delete(one);
        }
    }
}
