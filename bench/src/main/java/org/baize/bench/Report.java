package org.baize.bench;

import java.util.Locale;
import java.util.Optional;

/** Everything measured in one run, as text for people or as JSON. */
record Report(EdgeTiming edges, Rate own, Optional<Rate> peer, String peerMessage, Settlement settlement) {

    String text() {
        return edgesText() + baccaratText() + settlementText();
    }

    String json() {
        String peerJson = peer.map(rate -> String.format(
                        Locale.ROOT,
                        "{\"coupsPerSecond\": %.0f, \"coupsPerCpuSecond\": %.0f, \"timesFaster\": %.1f}",
                        rate.perSecond(),
                        rate.perCpuSecond(),
                        own.perCpuSecond() / rate.perCpuSecond()))
                .orElse("null");
        return String.format(
                Locale.ROOT,
                """
                {
                  "edges": {"lines": %d, "loadMillis": %.1f, "firstMillis": %.1f, "againMillis": %.1f},
                  "baccarat": {"coupsPerSecond": %.0f, "coupsPerCpuSecond": %.0f},
                  "peer": %s,
                  "settlement": {"nanosPerWager": %.4f, "limitNanosPerWager": %.4f}
                }
                """,
                edges.lines(),
                edges.loadMillis(),
                edges.firstMillis(),
                edges.againMillis(),
                own.perSecond(),
                own.perCpuSecond(),
                peerJson,
                settlement.nanosPerWager(),
                settlement.limitNanosPerWager());
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
        String peerText = peer.map(rate -> rateText("baccarat-engine (npm)", rate)
                        + String.format(
                                Locale.ROOT,
                                "ratio: %.1f times by CPU time, %.1f by the clock%n",
                                own.perCpuSecond() / rate.perCpuSecond(),
                                own.perSecond() / rate.perSecond()))
                .orElse("no peer: " + peerMessage + System.lineSeparator());
        return rateText("Baize, one thread", own) + peerText;
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
