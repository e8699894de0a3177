package org.baize.rules.fault;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import org.baize.rules.law.Ruled;

/**
 * When equal errors on terminals are a fault of their server.
 *
 * @param terminals so many different terminals with the same error make it one
 */
public record ServerErrors(Ruled<Integer> terminals) {

    public ServerErrors {
        if (terminals.value() < 2) {
            throw new IllegalArgumentException("one terminal proves nothing about its server: " + terminals);
        }
    }

    /** An error that a terminal shows. */
    public record Shown(String server, String terminal, String code) {}

    /** An error that counts as the server's. */
    public record OfServer(String server, String code) {}

    public List<OfServer> among(List<Shown> errors) {
        Map<OfServer, SequencedSet<String>> showing = new LinkedHashMap<>();
        for (Shown error : errors) {
            showing.computeIfAbsent(new OfServer(error.server(), error.code()), key -> new LinkedHashSet<>())
                    .add(error.terminal());
        }
        return showing.entrySet().stream()
                .filter(entry -> entry.getValue().size() >= terminals.value())
                .map(Map.Entry::getKey)
                .toList();
    }
}
