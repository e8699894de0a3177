package org.baize.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.baize.rules.analysis.Analysis;
import org.baize.rules.analysis.Edge;
import org.baize.rules.analysis.Level;
import org.baize.rules.analysis.Returns;

/**
 * How a simulation ended.
 *
 * @param outcomeCounts how often each outcome fell, in the order of the pay table
 * @param lines every line of the game, then every section
 */
public record SimulationResult(SimulationPlan plan, List<Long> outcomeCounts, List<LineResult> lines) {

    public SimulationResult {
        outcomeCounts = List.copyOf(outcomeCounts);
        lines = List.copyOf(lines);
    }

    static SimulationResult of(SimulationPlan plan, long[] outcomeCounts) {
        List<Edge> edges = Analysis.of(plan.rulebookId(), plan.game());
        List<Returns> returns = Returns.ofLines(plan.game());
        List<LineResult> lines = new ArrayList<>();
        for (int line = 0; line < edges.size(); line++) {
            lines.add(LineResult.of(edges.get(line), levelCounts(edges.get(line), returns.get(line), outcomeCounts)));
        }
        List<Long> counts = new ArrayList<>();
        for (long count : outcomeCounts) {
            counts.add(count);
        }
        return new SimulationResult(plan, counts, lines);
    }

    /** The line that lies furthest from its exact figure. */
    public double greatestZScore() {
        return lines.stream().mapToDouble(line -> Math.abs(line.zScore())).max().orElseThrow();
    }

    private static List<Long> levelCounts(Edge edge, Returns returns, long[] outcomeCounts) {
        Map<Long, Long> byReturn = new TreeMap<>();
        for (int outcome = 0; outcome < outcomeCounts.length; outcome++) {
            byReturn.merge(returns.returned(outcome), outcomeCounts[outcome], Math::addExact);
        }
        long[] counts = new long[edge.levels().size()];
        byReturn.forEach((returned, count) -> counts[placeOf(returned, returns, edge)] += count);
        List<Long> list = new ArrayList<>();
        for (long count : counts) {
            list.add(count);
        }
        return list;
    }

    private static int placeOf(long returned, Returns returns, Edge edge) {
        return edge.levels().stream().map(Level::net).toList().indexOf(returns.netOf(returned));
    }
}
