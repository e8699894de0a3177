package org.baize.engine.state;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A higher maximum for one patron.
 *
 * @param account the chip account of that patron; whoever sits there next has no part in it
 * @param byLineCents the maximum by the key of the line
 */
public record PersonalMaximum(long account, Map<String, Long> byLineCents) {

    public PersonalMaximum {
        byLineCents = Collections.unmodifiableMap(new LinkedHashMap<>(byLineCents));
    }
}
