package org.baize.app;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.baize.rules.analysis.Analysis;
import org.baize.rules.analysis.Edge;
import org.baize.rules.analysis.Level;
import org.baize.rules.rulebook.Rulebooks;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints what the house earns on every bet, exactly. */
@Command(
        name = "edge",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        description = "Exact house edge of every bet: minus the expected net per unit staked, standoffs included,"
                + " with the probability of every payoff.")
final class EdgeCommand implements Runnable {

    private static final int DIGITS = 12;

    @Mixin
    private Output output = new Output();

    @Option(names = "--rulebook", paramLabel = "ID", description = "Only this rulebook.")
    private @Nullable String rulebookId;

    @Override
    public void run() {
        List<Edge> edges = rulebookId == null ? Analysis.all() : Analysis.of(Rulebooks.byId(rulebookId));
        if (output.isJson()) {
            output.jsonDocument(edges.stream().map(EdgeCommand::tree).toList());
        } else {
            print(edges, output.text());
        }
    }

    private static Map<String, Object> tree(Edge edge) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("key", edge.key());
        tree.put("edge", edge.edge().decimal(DIGITS));
        tree.put("levels", edge.levels().stream().map(EdgeCommand::tree).toList());
        return tree;
    }

    private static Map<String, Object> tree(Level level) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("net", level.net().toString());
        tree.put("probability", level.probability().toString());
        return tree;
    }

    private static void print(List<Edge> edges, PrintWriter out) {
        int width = edges.stream().mapToInt(edge -> edge.key().length()).max().orElse(0);
        for (Edge edge : edges) {
            String levels = String.join(
                    "  ",
                    edge.levels().stream()
                            .map(level ->
                                    level.net() + ": " + level.probability().decimal(6))
                            .toList());
            out.println(padded(edge.key(), width) + "  " + edge.edge().decimal(DIGITS) + "  " + levels);
        }
        out.flush();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}
