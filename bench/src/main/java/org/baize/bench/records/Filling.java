package org.baize.bench.records;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.baize.records.Database;
import org.baize.records.Entry;
import org.baize.records.Projector;
import org.baize.records.row.Reader;
import org.baize.records.row.Sheet;
import org.baize.records.row.Sheets;

/** Lets a hall play and writes down what happens, until there are so many wagers. Only the writing is timed. */
final class Filling {

    private static final double NANOS_IN_A_SECOND = 1e9;
    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private final Plan plan;
    private final Consumer<String> progress;
    private final List<Entry> waiting = new ArrayList<>();
    private final List<Double> stretches = new ArrayList<>();
    private final Hall hall = new Hall(waiting::add);
    private long entries;
    private long nanos;
    private long cpuNanos;

    Filling(Plan plan, Consumer<String> progress) {
        this.plan = plan;
        this.progress = progress;
    }

    Filled fill(Database.Config config) {
        try (Database records = Database.open(config)) {
            try (Projector projector = Projector.open(records.source())) {
                for (int stretch = 1; stretch <= plan.stretches(); stretch++) {
                    stretch(projector, plan.wagers() * stretch / plan.stretches());
                }
            }
            progress.accept("counting");
            return new Filled(
                    count(records, Sheets.WAGERS),
                    entries,
                    rows(records),
                    hall.turns(),
                    seconds(nanos),
                    seconds(cpuNanos),
                    stretches);
        }
    }

    /** Up to so many wagers. */
    private void stretch(Projector projector, long wagers) {
        long entriesBefore = entries;
        long nanosBefore = nanos;
        while (hall.wagers() < wagers) {
            hall.play();
            write(projector);
        }
        if (entries > entriesBefore) {
            stretches.add((entries - entriesBefore) / seconds(nanos - nanosBefore));
            progress.accept(String.format(
                    Locale.ROOT, "%,d wagers written, %,.0f entries a second", hall.wagers(), stretches.getLast()));
        }
    }

    /** One round of all tables, made permanent as the recorder does it after some milliseconds. */
    private void write(Projector projector) {
        long before = System.nanoTime();
        long cpuBefore = SYSTEM.getProcessCpuTime();
        waiting.forEach(projector::take);
        projector.commit();
        cpuNanos += SYSTEM.getProcessCpuTime() - cpuBefore;
        nanos += System.nanoTime() - before;
        entries += waiting.size();
        waiting.clear();
    }

    private static double seconds(long nanos) {
        return nanos / NANOS_IN_A_SECOND;
    }

    private static long rows(Database records) {
        return count(records, Sheets.EVENTS)
                + count(records, Sheets.REQUESTS)
                + Sheets.DERIVED.stream()
                        .mapToLong(sheet -> count(records, sheet))
                        .sum();
    }

    /** How many rows there are. */
    record Count(long rows) {}

    private static long count(Database records, Sheet<?> sheet) {
        return new Reader(records.source())
                .query(Sheet.of(Count.class), "select count(*) from " + sheet.table())
                .getFirst()
                .rows();
    }
}
