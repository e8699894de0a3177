package org.baize.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.openjdk.jmh.runner.RunnerException;

/** Measures everything and prints it; {@code --json} for machines, {@code --quick} for a glance. */
public final class Bench {

    private static final List<String> OPTIONS = List.of("--json", "--quick");
    private static final int BAD_INPUT = 2;
    private static final long SEED = 1;
    private static final int ROUNDS = 5;
    private static final double SECONDS = 2.5;
    private static final double QUICK_SECONDS = 0.3;

    private final double seconds;
    private final List<Rate> own = new ArrayList<>();
    private final List<Rate> peer = new ArrayList<>();

    Bench(double seconds) {
        this.seconds = seconds;
    }

    public static void main(String[] arguments) throws InterruptedException, IOException, RunnerException {
        List<String> options = List.of(arguments);
        Optional<String> wrong = wrongOption(options);
        if (wrong.isPresent()) {
            System.err.println("baize: " + wrong.get());
            System.exit(BAD_INPUT);
        }
        System.err.println("baize: measuring, which takes about a minute ...");
        Report report = new Bench(options.contains("--quick") ? QUICK_SECONDS : SECONDS).run();
        PrintStream out = System.out;
        out.print(options.contains("--json") ? report.json() : report.text());
    }

    /** What is wrong with the options, in a sentence. */
    static Optional<String> wrongOption(List<String> options) {
        return options.stream()
                .filter(option -> !OPTIONS.contains(option))
                .map(option -> "'" + option + "' is not an option of bench; there are " + String.join(" and ", OPTIONS))
                .findFirst();
    }

    /**
     * Edges first, while the process is cold; then ours and the peer's in turn; then the settlement; then whole floors.
     */
    Report run() throws InterruptedException, IOException, RunnerException {
        EdgeTiming edges = EdgeTiming.measure();
        SideBySide baccarat = sideBySide();
        return new Report(edges, baccarat, Settlement.measure(seconds), FloorTiming.measure(seconds));
    }

    /** One round each in turn, so that a busy moment of the machine hits both alike. */
    private SideBySide sideBySide() throws InterruptedException, IOException {
        OwnBaccarat ours = new OwnBaccarat(SEED);
        ours.measure(seconds);
        Path folder = Files.createTempDirectory("baize-bench");
        try {
            PeerBaccarat theirs = PeerBaccarat.install(folder);
            for (int round = 0; round < ROUNDS; round++) {
                own.add(ours.measure(seconds));
                peer.add(theirs.measure(seconds));
            }
            return new SideBySide(Rate.median(own), Optional.of(Rate.median(peer)), "");
        } catch (PeerBaccarat.PeerMissingException missing) {
            own.add(ours.measure(seconds));
            return new SideBySide(Rate.median(own), Optional.empty(), String.valueOf(missing.getMessage()));
        } finally {
            delete(folder);
        }
    }

    /** What was fetched for the measurement is not left behind. */
    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
