package org.baize.bench.cluster;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;

/**
 * Everything measured in one run: the medians of its rounds.
 *
 * @param floods by the number in flight
 * @param postgres empty if it took no part
 * @param startSeconds of a node with a million wagers behind its snapshot; empty without the launcher
 */
record ClusterReport(
        Map<Arm, Map<Integer, Sample>> floods,
        Map<PostgresForm, Sample> postgres,
        Quiet quiet,
        OptionalDouble startSeconds) {

    private static final String ROW = "%-54s %9s %12s %10s %10s %10s%n";

    ClusterReport {
        floods = new EnumMap<>(floods);
        postgres = postgres.isEmpty() ? Map.of() : new EnumMap<>(postgres);
    }

    /** One node with little or nothing to do. */
    record Quiet(Sample sparse, double idleShareOfACore) {}

    Sample of(Arm arm, int inFlight) {
        Map<Integer, Sample> levels = Objects.requireNonNull(floods.get(arm), arm::label);
        return Objects.requireNonNull(levels.get(inFlight), arm::label);
    }

    double rate(PostgresForm form) {
        return Objects.requireNonNull(postgres.get(form), form::label).perSecond();
    }

    /** The faster of the two ways to write one wager in one transaction. */
    double bestSingle() {
        return Math.max(rate(PostgresForm.STATEMENTS), rate(PostgresForm.PROCEDURE));
    }

    String text() {
        StringBuilder text = new StringBuilder();
        text.append(
                String.format(ROW, "durable, file sync on", "in flight", "wagers/s", "p50 us", "p99 us", "p99.9 us"));
        floods.forEach((arm, levels) -> levels.forEach(
                (inFlight, sample) -> text.append(row(arm.label(), Integer.toString(inFlight), sample))));
        postgres.forEach((form, sample) ->
                text.append(row("PostgreSQL, " + form.label(), PostgresLoad.CLIENTS + " clients", sample)));
        text.append(row("Baize, one node, at a sparse rate", "1", quiet.sparse()));
        text.append(String.format(
                Locale.ROOT, "Baize, one node, idle: %.1f %% of a core%n", 100 * quiet.idleShareOfACore()));
        startSeconds.ifPresent(seconds -> text.append(String.format(
                Locale.ROOT,
                "Baize, one node, started with %,d wagers behind its snapshot: %.2f s%n",
                NodeStart.WAGERS,
                seconds)));
        Aim.of(this).forEach(aim -> text.append(aim.text()));
        return text.toString();
    }

    private static String row(String what, String inFlight, Sample sample) {
        return String.format(
                ROW,
                what,
                inFlight,
                whole(sample.perSecond()),
                whole(sample.p50Micros()),
                whole(sample.p99Micros()),
                whole(sample.p999Micros()));
    }

    private static String whole(double figure) {
        return String.format(Locale.ROOT, "%,.0f", figure);
    }

    String json() {
        Map<String, Object> tree = new LinkedHashMap<>();
        floods.forEach((arm, levels) -> tree.put(name(arm), levels));
        postgres.forEach((form, sample) -> tree.put("postgres_" + name(form), sample));
        tree.put("sparse", quiet.sparse());
        tree.put("idleShareOfACore", quiet.idleShareOfACore());
        startSeconds.ifPresent(seconds -> tree.put("startSeconds", seconds));
        tree.put("aims", Aim.of(this).stream().map(ClusterReport::tree).toList());
        try {
            return new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(tree)
                    + System.lineSeparator();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("figures can always be written", e);
        }
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static Map<String, Object> tree(Aim aim) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("what", aim.what());
        tree.put("figure", aim.figure());
        tree.put(aim.atLeast() ? "atLeast" : "atMost", aim.bound());
        tree.put("reached", aim.reached());
        return tree;
    }
}
