package org.baize.engine.ledger;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** An account as a value: what each flow brought and took. */
public record AccountSnapshot(AccountId id, Map<Flow, Long> inCents, Map<Flow, Long> outCents) {

    public AccountSnapshot {
        inCents = Collections.unmodifiableMap(new LinkedHashMap<>(inCents));
        outCents = Collections.unmodifiableMap(new LinkedHashMap<>(outCents));
    }
}
