package org.baize.bench;

import org.baize.rules.analysis.Analysis;
import org.baize.rules.rulebook.Rulebooks;

/** How long it takes to load every rulebook, and to work out every exact edge for the first time and once more. */
record EdgeTiming(int lines, double loadMillis, double firstMillis, double againMillis) {

    private static final double NANOS_IN_A_MILLI = 1e6;

    /** The first figures are cold only if nothing of the rules has been used before in this process. */
    static EdgeTiming measure() {
        long start = System.nanoTime();
        int rulebooks = Rulebooks.all().size();
        long loaded = System.nanoTime();
        int lines = Analysis.all().size();
        long first = System.nanoTime();
        int again = Analysis.all().size();
        long second = System.nanoTime();
        if (rulebooks == 0 || again != lines) {
            throw new IllegalStateException("the analysis does not repeat itself");
        }
        return new EdgeTiming(lines, millis(start, loaded), millis(loaded, first), millis(first, second));
    }

    private static double millis(long from, long to) {
        return (to - from) / NANOS_IN_A_MILLI;
    }
}
