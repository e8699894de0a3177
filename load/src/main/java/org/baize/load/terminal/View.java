package org.baize.load.terminal;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a terminal is shown of its own, at one table.
 *
 * @param payingCents of the cash-out under way; zero without one
 * @param ticket that is being printed; empty without one
 */
record View(long creditCents, long payingCents, String ticket, Map<String, Long> pending, Map<String, Long> locked) {

    static View of(JsonNode own, int number) {
        JsonNode table = Heard.ofTable(own.path("tables"), "/table", number);
        Map<String, Long> pending = new TreeMap<>();
        Map<String, Long> locked = new TreeMap<>();
        for (JsonNode wager : table.path("wagers")) {
            String bet = wager.path("bet").asText();
            put(pending, bet, wager.path("pendingCents").asLong());
            put(locked, bet, wager.path("lockedCents").asLong());
        }
        return new View(
                table.path("money").path("creditCents").asLong(),
                own.path("paying").path("cents").asLong(),
                own.path("paying").path("ticket").asText(""),
                pending,
                locked);
    }

    private static void put(Map<String, Long> chips, String bet, long cents) {
        if (cents != 0) {
            chips.put(bet, cents);
        }
    }
}
