package org.baize.bench.cluster;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.HdrHistogram.Histogram;
import org.baize.bench.work.BenchException;

/** What one stretch of a load showed: answers a second, and how long they took. */
record Sample(double perSecond, double p50Micros, double p99Micros, double p999Micros) {

    static Sample of(Histogram nanos, double seconds) {
        return new Sample(
                nanos.getTotalCount() / seconds,
                nanos.getValueAtPercentile(50) / 1e3,
                nanos.getValueAtPercentile(99) / 1e3,
                nanos.getValueAtPercentile(99.9) / 1e3);
    }

    /** Of each figure the middle one. */
    static Sample median(List<Sample> samples) {
        return new Sample(
                median(samples, Sample::perSecond),
                median(samples, Sample::p50Micros),
                median(samples, Sample::p99Micros),
                median(samples, Sample::p999Micros));
    }

    private static double median(List<Sample> samples, ToDoubleFunction<Sample> figure) {
        double[] sorted = samples.stream().mapToDouble(figure).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    /** One line between processes. */
    String line() {
        return String.format(Locale.ROOT, "%.3f %.3f %.3f %.3f", perSecond, p50Micros, p99Micros, p999Micros);
    }

    static Sample parse(String line) {
        String[] parts = line.split(" ", -1);
        if (parts.length != 4) {
            throw new BenchException("a process of the benchmark said '" + line + "' instead of a measurement");
        }
        return new Sample(
                Double.parseDouble(parts[0]),
                Double.parseDouble(parts[1]),
                Double.parseDouble(parts[2]),
                Double.parseDouble(parts[3]));
    }
}
