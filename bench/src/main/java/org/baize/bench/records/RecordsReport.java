package org.baize.bench.records;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Everything measured in one run, and whether it is as it should be. */
record RecordsReport(Plan plan, List<Measured> databases) {

    static final double PAGE_MILLIS = 250;

    /** What adds up everything that ever moved is asked for once a day. */
    static final double SUMS_MILLIS = 10_000;

    static final long HELD_BYTES = 32 << 20;

    private static final String ROW = "  %-34s %9s %9s %9s %9s %9s %9s %9s%n";
    private static final double BYTES_IN_A_MEGABYTE = 1 << 20;

    RecordsReport {
        databases = List.copyOf(databases);
    }

    /** What is not as it should be, a sentence each. */
    List<String> missed() {
        List<String> missed = new ArrayList<>();
        for (Measured one : databases) {
            one.read().reports().forEach(report -> missed(one.database(), report, missed));
            String finding = one.read().verification().finding();
            if (!finding.isEmpty()) {
                missed.add(one.database() + ": " + finding);
            }
        }
        return missed;
    }

    private static void missed(String database, ReportFigures report, List<String> missed) {
        double aim = report.sums() ? SUMS_MILLIS : PAGE_MILLIS;
        double slowest = report.pageMillis().slowest();
        if (slowest > aim) {
            missed.add(String.format(
                    Locale.ROOT, "%s, %s: a page takes %.0f ms, aim %.0f", database, report.report(), slowest, aim));
        }
        if (report.heldHeapBytes() > HELD_BYTES) {
            missed.add(String.format(
                    Locale.ROOT,
                    "%s, %s: %.0f MB held, aim %.0f",
                    database,
                    report.report(),
                    megabytes(report.heldHeapBytes()),
                    megabytes(HELD_BYTES)));
        }
    }

    String text() {
        StringBuilder text = new StringBuilder();
        databases.forEach(one -> text.append(text(one)));
        text.append(String.format(
                Locale.ROOT,
                "aims: %.0f ms for a page (p50 of %d, 100 rows), %.0f ms for reconciliation, %.0f MB held in %d MB of heap%n",
                PAGE_MILLIS,
                plan.repeats(),
                SUMS_MILLIS,
                megabytes(HELD_BYTES),
                plan.heapMegabytes()));
        List<String> missed = missed();
        missed.forEach(sentence -> text.append("missed: ").append(sentence).append(System.lineSeparator()));
        return text.append(missed.isEmpty() ? "all reached" + System.lineSeparator() : "")
                .toString();
    }

    private static String text(Measured one) {
        Filled filled = one.filled();
        VerificationFigures verification = one.read().verification();
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "%s: %,d wagers, %,d rows of %,d entries; %,.0f entries a second (median; %,.0f a CPU second of the"
                        + " writer), %,.0f rows a second; %,.0f entries a second at first, %,.0f at last%n",
                one.database(),
                filled.wagers(),
                filled.rows(),
                filled.entries(),
                filled.entriesPerSecond(),
                filled.entriesPerCpuSecond(),
                filled.rowsPerSecond(),
                filled.early(),
                filled.late()));
        text.append(String.format(
                Locale.ROOT, ROW, "report", "rows", "first ms", "middle ms", "last ms", "CSV s", "peak MB", "held MB"));
        one.read().reports().forEach(report -> text.append(row(report)));
        text.append(String.format(
                Locale.ROOT,
                "  everything verified in %.1f s, peak heap %.0f MB: %s%n",
                verification.seconds(),
                megabytes(verification.peakHeapBytes()),
                verification.finding().isEmpty() ? "all fits" : verification.finding()));
        return text.toString();
    }

    private static String row(ReportFigures report) {
        return String.format(
                Locale.ROOT,
                ROW,
                report.report(),
                String.format(Locale.ROOT, "%,d", report.rows()),
                String.format(Locale.ROOT, "%.1f", report.pageMillis().first()),
                String.format(Locale.ROOT, "%.1f", report.pageMillis().middle()),
                String.format(Locale.ROOT, "%.1f", report.pageMillis().last()),
                String.format(Locale.ROOT, "%.2f", report.csvSeconds()),
                String.format(Locale.ROOT, "%.0f", megabytes(report.peakHeapBytes())),
                String.format(Locale.ROOT, "%.1f", megabytes(report.heldHeapBytes())));
    }

    private static double megabytes(long bytes) {
        return bytes / BYTES_IN_A_MEGABYTE;
    }

    String json() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("plan", plan);
        tree.put("pageMillisAim", PAGE_MILLIS);
        tree.put("heldHeapBytesAim", HELD_BYTES);
        tree.put("databases", databases);
        tree.put("missed", missed());
        try {
            return new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(tree)
                    + System.lineSeparator();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("figures can always be written", e);
        }
    }
}
