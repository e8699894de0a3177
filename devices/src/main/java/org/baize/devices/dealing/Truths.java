package org.baize.devices.dealing;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What people at a table have seen of its latest rounds. */
final class Truths {

    private static final int ROUNDS_KEPT = 8;

    private final Map<Long, String> byRound = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, String> eldest) {
            return size() > ROUNDS_KEPT;
        }
    };

    void put(long round, String outcome) {
        byRound.put(round, outcome);
    }

    Optional<String> of(long round) {
        return Optional.ofNullable(byRound.get(round));
    }
}
