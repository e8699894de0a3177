package org.baize.load.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/** What all terminals have seen together; for one thread. */
public final class Score {

    private static final long LONGEST_MICROS = TimeUnit.MINUTES.toMicros(5);
    private static final int DIGITS = 3;
    private static final int FINDINGS_KEPT = 20;

    private final Histogram answers = new Histogram(LONGEST_MICROS, DIGITS);
    private final Histogram inTheRush = new Histogram(LONGEST_MICROS, DIGITS);
    private final Histogram credited = new Histogram(LONGEST_MICROS, DIGITS);
    private final Map<String, Long> refusals = new TreeMap<>();
    private final Map<Counted, Long> counts = new TreeMap<>();
    private final List<String> findings = new ArrayList<>();
    private boolean measuring;

    /** What is counted. */
    public enum Counted {
        ACCEPTED,
        REFUSED,
        /** A connection was cut before an answer came, and what was shown afterwards told what had been done. */
        RESOLVED,
        RECONNECTED,
        /** The server did not answer a terminal that wanted to connect. */
        NOT_CONNECTED,
        SHED,
        TICKETS,
        /** Rounds of all tables, seen to their end. */
        ROUNDS,
        FINDINGS
    }

    /** From now on times count; what came before was warming up. */
    void measure() {
        measuring = true;
    }

    boolean isMeasuring() {
        return measuring;
    }

    void count(Counted what) {
        counts.merge(what, 1L, Long::sum);
    }

    /** The server answered a wager. */
    void answered(long nanos, boolean rush) {
        if (measuring) {
            record(answers, TimeUnit.NANOSECONDS.toMicros(nanos));
            if (rush) {
                record(inTheRush, TimeUnit.NANOSECONDS.toMicros(nanos));
            }
        }
    }

    /**
     * All terminals of a table have a round's money.
     *
     * @param millis so long after it was settled
     * @param counts whether that was when times counted already
     */
    void roundEnded(long millis, boolean counts) {
        count(Counted.ROUNDS);
        if (counts) {
            record(credited, TimeUnit.MILLISECONDS.toMicros(millis));
        }
    }

    private static void record(Histogram times, long micros) {
        times.recordValue(Math.clamp(micros, 0, LONGEST_MICROS));
    }

    void refused(String reason) {
        count(Counted.REFUSED);
        refusals.merge(reason, 1L, Long::sum);
    }

    /** Something that must not be. */
    void find(String sentence) {
        count(Counted.FINDINGS);
        if (findings.size() < FINDINGS_KEPT) {
            findings.add(sentence);
        }
    }

    /** As it is now. */
    Standing standing() {
        return new Standing(
                new TreeMap<>(counts),
                new TreeMap<>(refusals),
                List.copyOf(findings),
                new Times(Latency.of(answers), Latency.of(inTheRush), Latency.of(credited)));
    }

    /**
     * What they have seen so far.
     *
     * @param findings the first of them, in words
     */
    public record Standing(Map<Counted, Long> counts, Map<String, Long> refusals, List<String> findings, Times times) {

        public long count(Counted what) {
            return counts.getOrDefault(what, 0L);
        }
    }

    /**
     * How long things took.
     *
     * @param answers of all wagers
     * @param inTheRush of those in the last second before the close
     * @param credited from the settlement of a round until its last terminal has the money
     */
    public record Times(Latency answers, Latency inTheRush, Latency credited) {}

    /** Some points of a histogram, in microseconds. */
    public record Latency(long count, long p50, long p99, long p999, long max) {

        private static Latency of(Histogram times) {
            return new Latency(
                    times.getTotalCount(),
                    times.getValueAtPercentile(50),
                    times.getValueAtPercentile(99),
                    times.getValueAtPercentile(99.9),
                    times.getMaxValue());
        }
    }
}
