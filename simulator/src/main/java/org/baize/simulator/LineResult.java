package org.baize.simulator;

import java.math.MathContext;
import java.util.List;
import org.baize.rules.analysis.Edge;
import org.baize.rules.analysis.Level;

/**
 * What one line came to, beside what it must come to in the long run.
 *
 * @param exact the exact figures
 * @param counts how often each level of the exact figures fell, in the same order
 * @param edge what the house kept per unit staked
 * @param standardError how far that usually lies from the exact edge after so many rounds
 */
public record LineResult(Edge exact, List<Long> counts, double edge, double standardError) {

    public LineResult {
        counts = List.copyOf(counts);
    }

    static LineResult of(Edge exact, List<Long> counts) {
        double rounds = counts.stream().mapToLong(count -> count).sum();
        double gained = 0;
        double mean = 0;
        double meanOfSquares = 0;
        for (int place = 0; place < counts.size(); place++) {
            Level level = exact.levels().get(place);
            double net = level.net().approximate(MathContext.DECIMAL64).doubleValue();
            double probability =
                    level.probability().approximate(MathContext.DECIMAL64).doubleValue();
            gained += net * counts.get(place);
            mean += net * probability;
            meanOfSquares += net * net * probability;
        }
        return new LineResult(exact, counts, -gained / rounds, Math.sqrt((meanOfSquares - mean * mean) / rounds));
    }

    /** How many standard errors the simulated edge lies off the exact one; beyond five or so something is wrong. */
    public double zScore() {
        double off = edge - exactEdge();
        return standardError == 0 ? 0 : off / standardError;
    }

    public double exactEdge() {
        return exact.edge().approximate(MathContext.DECIMAL64).doubleValue();
    }
}
