package org.baize.load.terminal;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A table as everybody there is shown it.
 *
 * @param shooter the terminal whose shoot button is live; zero for none
 * @param recent how the latest rounds ended; without an outcome they were void
 */
record TableNow(long sequence, long clockMillis, Round round, int shooter, Map<Long, Optional<String>> recent) {

    /**
     * The round under way.
     *
     * @param closesAtMillis zero where no time is told
     */
    record Round(long number, String phase, long closesAtMillis) {

        boolean isBetting() {
            return phase.equals("BETTING");
        }

        /** Whether the same round takes bets until another time. */
        boolean differsFrom(Round other) {
            return number == other.number && isBetting() && other.isBetting() && closesAtMillis != other.closesAtMillis;
        }
    }

    static TableNow of(long sequence, long clockMillis, JsonNode now) {
        JsonNode round = now.path("round");
        Map<Long, Optional<String>> recent = new TreeMap<>();
        for (JsonNode result : now.path("recent")) {
            recent.put(
                    result.path("round").asLong(),
                    Optional.ofNullable(result.get("outcome")).map(JsonNode::asText));
        }
        return new TableNow(
                sequence,
                clockMillis,
                new Round(
                        round.path("number").asLong(),
                        round.path("phase").asText(),
                        round.path("closesAtMillis").asLong()),
                round.path("shooter").path("terminal").asInt(),
                recent);
    }

    /** The same, with a number below all: another server counts anew. */
    TableNow before() {
        return new TableNow(0, clockMillis, round, shooter, recent);
    }

    /** The round that ended last; zero if none has. */
    long lastEnded() {
        return recent.keySet().stream().mapToLong(Long::longValue).max().orElse(0);
    }
}
