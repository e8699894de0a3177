package org.baize.bench.records;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import org.baize.bench.work.BenchException;
import org.baize.bench.work.Workspace;

/** Measures the records with millions of rows in both databases. Exits with 1 if a page or a report is not as it should be. */
public final class RecordsBench {

    private static final int FAILED = 1;
    private static final int BAD_INPUT = 2;

    private RecordsBench() {}

    public static void main(String[] arguments) throws IOException {
        List<String> options = List.of(arguments);
        Optional<String> wrong = Plan.wrongOption(options);
        if (wrong.isPresent()) {
            System.err.println("baize: " + wrong.get());
            System.exit(BAD_INPUT);
        }
        // The libraries of the databases would say that nobody keeps what they log.
        System.setProperty("slf4j.internal.verbosity", "ERROR");
        Plan.Asked asked = Plan.of(options);
        try (Workspace workspace = Workspace.create()) {
            RecordsReport report =
                    new RecordsRun(asked.plan(), workspace, step -> System.err.println("baize: " + step)).run();
            PrintStream out = System.out;
            out.print(asked.json() ? report.json() : report.text());
            if (!report.missed().isEmpty()) {
                System.exit(FAILED);
            }
        } catch (BenchException failed) {
            System.err.println("baize: " + failed.getMessage());
            System.exit(FAILED);
        }
    }
}
