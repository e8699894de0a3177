package org.baize.records.report;

import java.io.PrintStream;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.baize.records.Database;

/**
 * Writes all long reports over so many rows in each table as CSV, and says how fast that goes and how much memory it took. To be run by
 * hand with a small heap, as {@code java -Xmx64m … MeasuredReports 2000000 FILE} for the embedded database in that file, or with the
 * address of an empty one of PostgreSQL instead.
 */
final class MeasuredReports {

    private MeasuredReports() {}

    public static void main(String[] arguments) throws SQLException {
        PrintStream out = System.out;
        long rows = Long.parseLong(arguments[0]);
        boolean server = arguments[1].startsWith("jdbc:postgresql:");
        Database.Config config = server
                ? new Database.Config(arguments[1], "postgres", "")
                : Database.Config.embedded(Path.of(arguments[1]));
        try (Database records = Database.open(config)) {
            ManyRows many = new ManyRows(records, server, rows);
            Reports reports = new Reports(records);
            if (reports.exceptions(Reports.About.during(Reports.Period.ALWAYS))
                    .firstPage(1)
                    .rows()
                    .isEmpty()) {
                many.write();
            }
            for (Map.Entry<Report<?>, Long> report : many.reports(reports).entrySet()) {
                out.println(measured(report.getKey()));
            }
            out.printf(
                    Locale.ROOT,
                    "peak heap %,d KB of %,d KB%n",
                    peakBytes() >> 10,
                    Runtime.getRuntime().maxMemory() >> 10);
        }
    }

    private static String measured(Report<?> report) {
        Heading heading = new Heading("", Optional.empty(), 0, "measured", 0);
        long[] lines = {0};
        long began = System.nanoTime();
        report.csv(heading, new Counting(lines));
        Duration took = Duration.ofNanos(System.nanoTime() - began);
        return String.format(
                Locale.ROOT,
                "%-34s %,10d lines in %,7d ms, %,9d a second",
                report.name(),
                lines[0],
                took.toMillis(),
                lines[0] * 1_000 / Math.max(1, took.toMillis()));
    }

    /** Where nothing is kept. */
    private static final class Counting extends Writer {

        private final long[] lines;

        Counting(long[] lines) {
            this.lines = lines;
        }

        @Override
        public void write(char[] text, int from, int length) {
            for (int at = from; at < from + length; at++) {
                lines[0] += text[at] == '\n' ? 1 : 0;
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    private static long peakBytes() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getPeakUsage)
                .mapToLong(MemoryUsage::getUsed)
                .sum();
    }
}
