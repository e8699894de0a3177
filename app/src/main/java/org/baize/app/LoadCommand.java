package org.baize.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.baize.load.LoadPlan;
import org.baize.load.LoadReport;
import org.baize.load.LoadRun;
import org.baize.load.server.CrowdFloor;
import org.baize.load.server.ServerProcess;
import org.baize.load.terminal.Score;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets a crowd of terminals play on a server of its own, and says how long it took and whether every cent is there. */
@Command(
        name = "load",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description =
                "Starts a server with simulated dealers in a process of its own and lets so many terminals play on"
                        + " it, with real sockets and a rush in the last second of every round. Each terminal keeps an account"
                        + " of its own. Exits with 1 if a cent is lost or doubled, or a terminal does not hear.")
final class LoadCommand implements Callable<Integer> {

    /** What a server and a client need beside the sockets of the terminals. */
    private static final int OTHER_FILES = 500;

    private static final int LARGEST_PORT = 65_535;
    private static final double MICROS_A_MILLI = 1_000;
    private static final double CENTS = 100;
    private static final double MEBI = 1 << 20;

    /** Everybody goes home, the server stops, and its log is read from the first entry. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    @Option(
            names = "--terminals",
            paramLabel = "N",
            defaultValue = "1000",
            description = "How many terminals; ${DEFAULT-VALUE} without it.")
    private int terminals;

    @Option(
            names = "--tables",
            paramLabel = "T",
            defaultValue = "12",
            description = "How many tables they spread over; ${DEFAULT-VALUE} without it.")
    private int tables;

    @Option(
            names = "--minutes",
            paramLabel = "M",
            defaultValue = "2",
            description = "For how long; ${DEFAULT-VALUE} without it. Ctrl-C ends it earlier and says how far it came.")
    private long minutes;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            defaultValue = "30",
            description = "For how many seconds they play before times are measured; ${DEFAULT-VALUE} without it. Money"
                    + " counts from the beginning.")
    private long warmUpSeconds;

    @Option(names = "--seed", paramLabel = "S", description = "The seed; without it a fresh one, which is printed.")
    private @Nullable Long seed;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "9450",
            description = "The first of the server's five ports; ${DEFAULT-VALUE} without it.")
    private int port;

    @Option(
            names = "--web",
            paramLabel = "N",
            defaultValue = "8450",
            description = "The port of its web server; ${DEFAULT-VALUE} without it.")
    private int web;

    @Option(
            names = "--heap",
            paramLabel = "MB",
            defaultValue = "1024",
            description = "The most that the server may take for objects, in megabytes; ${DEFAULT-VALUE} without it.")
    private int heapMegabytes;

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() throws IOException, InterruptedException {
        check();
        long first = seed == null ? System.nanoTime() : seed;
        Path directory = Files.createTempDirectory("baize-load");
        LoadPlan plan = new LoadPlan(
                new CrowdFloor(terminals, tables),
                Duration.ofSeconds(warmUpSeconds),
                Duration.ofMinutes(minutes),
                first,
                new ServerProcess.Options(directory, port, web, heapMegabytes));
        try (Stopping stopping = Stopping.begin(PATIENCE)) {
            LoadReport report = LoadRun.run(plan, stopping::asked, soFar -> show(soFar, first));
            tell(report, first);
            return end(report, directory);
        }
    }

    private void check() throws IOException {
        if (terminals < 1 || terminals > 20_000) {
            throw new BadInputException("--terminals must be 1 to 20000, not " + terminals);
        }
        if (tables < 1 || tables > terminals) {
            throw new BadInputException("--tables must be 1 to " + terminals + ", not " + tables);
        }
        if (minutes < 1 || minutes > 100_000) {
            throw new BadInputException("--minutes must be 1 to 100000, not " + minutes);
        }
        if (warmUpSeconds < 0 || warmUpSeconds > 3_600) {
            throw new BadInputException("--warm-up must be 0 to 3600, not " + warmUpSeconds);
        }
        if (heapMegabytes < 64) {
            throw new BadInputException("--heap must be 64 or more, not " + heapMegabytes);
        }
        for (int each : new int[] {port, web}) {
            if (each < 1 || each > LARGEST_PORT) {
                throw new BadInputException("a port is a number from 1 to 65535, and not " + each);
            }
        }
        long files = openFiles();
        if (files < terminals + OTHER_FILES) {
            throw new BadInputException("this machine lets a process have " + files + " open files, and " + terminals
                    + " terminals need " + (terminals + OTHER_FILES) + "; see 'ulimit -n'");
        }
    }

    /** How many files a process may have open; the Java machine raises it as far as it may. */
    private static long openFiles() throws IOException {
        Path limits = Path.of("/proc/self/limits");
        if (!Files.exists(limits)) {
            return Long.MAX_VALUE;
        }
        return Files.readAllLines(limits).stream()
                .filter(line -> line.startsWith("Max open files"))
                .map(line -> line.substring("Max open files".length()).strip().split("\\s+", -1)[0])
                .mapToLong(soft -> soft.equals("unlimited") ? Long.MAX_VALUE : Long.parseLong(soft))
                .findFirst()
                .orElse(Long.MAX_VALUE);
    }

    /** Progress goes to the error stream, so that it mixes with no output. */
    private void show(LoadRun.Progress soFar, long first) {
        Score.Standing standing = soFar.standing();
        output.errors()
                .printf(
                        Locale.ROOT,
                        "From seed %d: %s, %s, %,d accepted, p99 %.1f ms, in the rush %.1f ms, %.0f MB, %s%n",
                        first,
                        soFar.phase().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                        Counted.of(soFar.played().toSeconds(), "second"),
                        standing.count(Score.Counted.ACCEPTED),
                        standing.times().answers().p99() / MICROS_A_MILLI,
                        standing.times().inTheRush().p99() / MICROS_A_MILLI,
                        soFar.residentBytes() / MEBI,
                        Counted.of(standing.count(Score.Counted.FINDINGS), "finding"));
        output.errors().flush();
    }

    private void tell(LoadReport report, long first) {
        if (output.isJson()) {
            output.jsonDocument(tree(report, first));
        } else {
            print(report, first, output.text());
        }
    }

    /** What came of it as an exit code; the log of the server stays where something is wrong. */
    int end(LoadReport report, Path directory) throws IOException {
        if (report.isGood()) {
            ChaosCommand.delete(directory);
            return ExitCode.OK;
        }
        output.errors().println("The log of the server is kept in " + directory);
        output.errors().flush();
        return ExitCode.SOFTWARE;
    }

    private void print(LoadReport report, long first, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "From seed %d: %s at %s, %.0f s in all%n",
                first,
                Counted.of(terminals, "terminal"),
                Counted.of(tables, "table"),
                report.elapsed().toMillis() / MICROS_A_MILLI);
        out.printf("%-42s %9s %9s %9s %9s %9s%n", "milliseconds", "count", "p50", "p99", "p99.9", "most");
        latencies(report).forEach((name, times) -> print(name, times, out));
        numbers(report).forEach((name, number) -> out.printf(Locale.ROOT, "%-42s %,15d%n", name, number));
        report.standing()
                .refusals()
                .forEach((reason, times) -> out.printf(Locale.ROOT, "  refused: %-31s %,15d%n", reason, times));
        money(report).forEach((name, cents) -> out.printf(Locale.ROOT, "%-42s %,15.2f%n", name, cents / CENTS));
        memory(report).forEach((name, bytes) -> out.printf(Locale.ROOT, "%-42s %,12.1f MB%n", name, bytes / MEBI));
        report.standing().findings().forEach(out::println);
        report.disagreements().forEach(out::println);
        out.println(report.isGood() ? "Every cent is there, once, and everybody heard." : "Something is wrong.");
        out.flush();
    }

    private static void print(String name, Score.Latency times, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "%-42s %,9d %9.1f %9.1f %9.1f %9.1f%n",
                name,
                times.count(),
                times.p50() / MICROS_A_MILLI,
                times.p99() / MICROS_A_MILLI,
                times.p999() / MICROS_A_MILLI,
                times.max() / MICROS_A_MILLI);
    }

    private static Map<String, Score.Latency> latencies(LoadReport report) {
        Score.Times times = report.standing().times();
        Map<String, Score.Latency> named = new LinkedHashMap<>();
        named.put("wager to answer", times.answers());
        named.put("wager to answer, in the last second", times.inTheRush());
        named.put("settled to credited at the last terminal", times.credited());
        return named;
    }

    private static Map<String, Long> numbers(LoadReport report) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        for (Score.Counted counted : Score.Counted.values()) {
            numbers.put(
                    counted.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                    report.standing().count(counted));
        }
        return numbers;
    }

    private static Map<String, Long> money(LoadReport report) {
        Map<String, Long> cents = new LinkedHashMap<>();
        cents.put("notes and tickets in", report.money().inCents());
        cents.put("tickets out", report.money().outCents());
        cents.put("credit at the end", report.money().creditCents());
        return cents;
    }

    private static Map<String, Long> memory(LoadReport report) {
        Map<String, Long> bytes = new LinkedHashMap<>();
        bytes.put("resident memory at the start", report.memory().residentStart());
        bytes.put("resident memory at the end", report.memory().residentEnd());
        bytes.put("its slope an hour", report.memory().residentSlope());
        bytes.put("live objects at the start", report.memory().liveStart());
        bytes.put("live objects at the end", report.memory().liveEnd());
        return bytes;
    }

    private Map<String, Object> tree(LoadReport report, long first) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("seed", first);
        tree.put("terminals", terminals);
        tree.put("tables", tables);
        tree.put("seconds", report.elapsed().toMillis() / MICROS_A_MILLI);
        tree.put("micros", latencies(report));
        tree.putAll(numbers(report));
        tree.put("refusals", report.standing().refusals());
        tree.put("cents", money(report));
        tree.put("bytes", memory(report));
        tree.put("good", report.isGood());
        tree.put("said", report.standing().findings());
        tree.put("disagreements", report.disagreements());
        return tree;
    }
}
