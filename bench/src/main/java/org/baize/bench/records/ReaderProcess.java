package org.baize.bench.records;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.baize.bench.work.ChildProcess;
import org.baize.records.Database;
import org.baize.records.report.Reports;
import org.baize.records.verify.Finding;
import org.baize.records.verify.Verification;

/**
 * The process that reads, with a small heap: what does not fit into it would end it. It says a line of figures for each report, and one
 * for the verification at its end; between them, in plain words, how far it is.
 */
final class ReaderProcess {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final double NANOS_IN_A_SECOND = 1e9;

    private final Setting setting;
    private final PrintStream out = System.out;

    /**
     * What it reads, in its arguments.
     *
     * @param scratch where a database may be made to compare with
     * @param turns that the hall has played
     */
    record Setting(Database.Config records, Path scratch, int turns, int repeats) {

        private List<String> arguments() {
            return List.of(
                    records.url(),
                    records.user(),
                    scratch.toString(),
                    Integer.toString(turns),
                    Integer.toString(repeats));
        }

        private static Setting of(String... arguments) {
            return new Setting(
                    new Database.Config(arguments[0], arguments[1], ""),
                    Path.of(arguments[2]),
                    Integer.parseInt(arguments[3]),
                    Integer.parseInt(arguments[4]));
        }
    }

    /** All that was read. */
    record Read(List<ReportFigures> reports, VerificationFigures verification) {}

    private ReaderProcess(Setting setting) {
        this.setting = setting;
    }

    /** Starts it and hears it out. */
    static Read read(Setting setting, int heapMegabytes, Path log, Consumer<String> progress) {
        List<String> flags = List.of("-Xms" + heapMegabytes + "m", "-Xmx" + heapMegabytes + "m");
        List<ReportFigures> reports = new ArrayList<>();
        try (ChildProcess process = ChildProcess.start(ReaderProcess.class, flags, setting.arguments(), log)) {
            int expected = ReportCase.all(setting.turns()).size() + 1;
            while (reports.size() < expected) {
                reports.add(JSON.readValue(figures(process, progress), ReportFigures.class));
                progress.accept(reports.getLast().report() + " read");
            }
            return new Read(reports, JSON.readValue(figures(process, progress), VerificationFigures.class));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("figures can always be read", e);
        }
    }

    /** The next figures that it says; what it says before them is how far it is. */
    private static String figures(ChildProcess process, Consumer<String> progress) {
        String line = process.hear();
        while (!line.startsWith("{")) {
            progress.accept(line);
            line = process.hear();
        }
        return line;
    }

    public static void main(String[] arguments) throws JsonProcessingException {
        new ReaderProcess(Setting.of(arguments)).run();
    }

    private void run() throws JsonProcessingException {
        try (Database records = Database.open(setting.records())) {
            Reading reading = new Reading(new Reports(records), setting.repeats());
            for (ReportCase one : ReportCase.all(setting.turns())) {
                out.println(JSON.writeValueAsString(reading.measure(one)));
            }
            out.println("the hall is played again, for a floor to compare with");
            Hall hall = Hall.after(setting.turns());
            out.println(JSON.writeValueAsString(reading.measure(ReportCase.reconciliation(hall.state()))));
            out.println(JSON.writeValueAsString(verify(records, hall)));
        }
    }

    private VerificationFigures verify(Database records, Hall hall) {
        Heap heap = new Heap();
        long began = System.nanoTime();
        try (Database scratch = Database.open(Database.Config.embedded(setting.scratch()))) {
            Optional<Finding> finding = new Verification(records, scratch)
                    .firstFinding(hall.state(), events -> out.printf(Locale.ROOT, "%,d events verified%n", events));
            return new VerificationFigures(
                    (System.nanoTime() - began) / NANOS_IN_A_SECOND,
                    heap.peakBytes(),
                    finding.map(Finding::toString).orElse(""));
        }
    }
}
