package org.baize.bench;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Everything measured in one run, as text for people or as JSON. */
record Report(EdgeTiming edges, SideBySide baccarat, Settlement settlement, List<FloorTiming> floors) {

    Report {
        floors = List.copyOf(floors);
    }

    String text() {
        return edgesText() + baccaratText() + settlementText() + floorsText();
    }

    String json() {
        String peerJson = baccarat.peer()
                .map(rate -> String.format(
                        Locale.ROOT,
                        "{\"coupsPerSecond\": %.0f, \"coupsPerCpuSecond\": %.0f, \"timesFaster\": %.1f}",
                        rate.perSecond(),
                        rate.perCpuSecond(),
                        baccarat.own().perCpuSecond() / rate.perCpuSecond()))
                .orElse("null");
        return String.format(
                Locale.ROOT,
                """
                {
                  "edges": {"lines": %d, "loadMillis": %.1f, "firstMillis": %.1f, "againMillis": %.1f},
                  "baccarat": {"coupsPerSecond": %.0f, "coupsPerCpuSecond": %.0f},
                  "peer": %s,
                  "settlement": {"nanosPerWager": %.4f, "limitNanosPerWager": %.4f},
                  "floor": [%s]
                }
                """,
                edges.lines(),
                edges.loadMillis(),
                edges.firstMillis(),
                edges.againMillis(),
                baccarat.own().perSecond(),
                baccarat.own().perCpuSecond(),
                peerJson,
                settlement.nanosPerWager(),
                settlement.limitNanosPerWager(),
                floors.stream().map(Report::floorJson).collect(Collectors.joining(", ")));
    }

    private static String floorJson(FloorTiming floor) {
        return String.format(
                Locale.ROOT,
                "{\"terminals\": %d, \"placementsPerSecond\": %.0f, \"settleMillis\": %.3f}",
                floor.terminals(),
                floor.placementsPerSecond(),
                floor.settleMillis());
    }

    private String floorsText() {
        return floors.stream()
                .map(floor -> String.format(
                        Locale.ROOT,
                        "floor with %,d terminals: %,.0f placements a second on one core; %,d wagers settled in %.2f ms%n",
                        floor.terminals(),
                        floor.placementsPerSecond(),
                        floor.terminals() * BusyFloor.WAGERS_EACH,
                        floor.settleMillis()))
                .collect(Collectors.joining());
    }

    private String edgesText() {
        return String.format(
                Locale.ROOT,
                "exact edges of %d lines: %.0f ms the first time, %.0f ms again; rulebooks loaded in %.0f ms%n",
                edges.lines(),
                edges.firstMillis(),
                edges.againMillis(),
                edges.loadMillis());
    }

    private String baccaratText() {
        String peerText = baccarat.peer()
                .map(rate -> rateText("baccarat-engine (npm)", rate)
                        + String.format(
                                Locale.ROOT,
                                "ratio: %.1f times by CPU time, %.1f by the clock%n",
                                baccarat.own().perCpuSecond() / rate.perCpuSecond(),
                                baccarat.own().perSecond() / rate.perSecond()))
                .orElse("no peer: " + baccarat.missing() + System.lineSeparator());
        return rateText("Baize, one thread", baccarat.own()) + peerText;
    }

    private String settlementText() {
        return String.format(
                Locale.ROOT,
                "settlement: %.3f ns a wager, the limit of memory %.3f ns, ratio %.2f%n",
                settlement.nanosPerWager(),
                settlement.limitNanosPerWager(),
                settlement.nanosPerWager() / settlement.limitNanosPerWager());
    }

    private static String rateText(String name, Rate rate) {
        return String.format(
                Locale.ROOT,
                "%s: %,.0f coups a CPU second, %,.0f a second%n",
                name,
                rate.perCpuSecond(),
                rate.perSecond());
    }
}
