package org.baize.bench.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.bench.records.ReportFigures.PageMillis;
import org.baize.records.report.Heading;
import org.baize.records.report.Report;
import org.baize.records.report.Reports;

/** Reads reports as the web server does: page by page, each page asked for anew, and as a stream. */
final class Reading {

    private static final Heading HEADING = new Heading("", Optional.empty(), 0, "measured", 0);
    private static final int PAGE = 100;

    /** So often the heap is looked at while a report is streamed. */
    private static final int LOOKS = 8;

    private static final double NANOS_IN_A_SECOND = 1e9;
    private static final double NANOS_IN_A_MILLI = 1e6;

    private final Reports reports;
    private final int repeats;

    Reading(Reports reports, int repeats) {
        this.reports = reports;
        this.repeats = repeats;
    }

    ReportFigures measure(ReportCase one) {
        Walked walked = walk(one.report().apply(reports));
        List<Long> pages = walked.pages();
        PageMillis millis = new PageMillis(
                millis(one, pages.getFirst()), millis(one, pages.get(pages.size() / 2)), millis(one, pages.getLast()));
        Heap heap = new Heap();
        double seconds = stream(one, walked.rows(), heap);
        return new ReportFigures(
                one.name(), one.sums(), walked.rows(), millis, seconds, heap.peakBytes(), heap.heldBytes());
    }

    /**
     * All pages of a report.
     *
     * @param pages the key behind which each begins
     */
    private record Walked(List<Long> pages, long rows) {}

    private static Walked walk(Report<?> report) {
        List<Long> pages = new ArrayList<>();
        long rows = 0;
        OptionalLong after = OptionalLong.of(Long.MIN_VALUE);
        while (after.isPresent()) {
            Report.Page<?> page = report.page(after.getAsLong(), PAGE);
            if (!page.rows().isEmpty() || pages.isEmpty()) {
                pages.add(after.getAsLong());
            }
            rows += page.rows().size();
            after = page.next();
        }
        return new Walked(pages, rows);
    }

    private double millis(ReportCase one, long after) {
        List<Double> millis = new ArrayList<>();
        for (int turn = 0; turn < repeats; turn++) {
            long began = System.nanoTime();
            one.report().apply(reports).json(HEADING, after, PAGE);
            millis.add((System.nanoTime() - began) / NANOS_IN_A_MILLI);
        }
        return Figure.median(millis);
    }

    private double stream(ReportCase one, long rows, Heap heap) {
        long step = Math.max(1, rows / LOOKS);
        long began = System.nanoTime();
        long looked = heap.lookingNanos();
        one.report().apply(reports).csv(HEADING, new Lines(lines -> {
            if (lines % step == 0) {
                heap.look();
            }
        }));
        return (System.nanoTime() - began - (heap.lookingNanos() - looked)) / NANOS_IN_A_SECOND;
    }
}
