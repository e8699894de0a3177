package org.baize.rules.wager;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;

/**
 * The limits in force at one table, as its sign shows them.
 *
 * @param byLine one entry for each line that is open, by the key of the line
 * @param differentialCents how far Player and Banker may be apart over the whole table; empty is no such limit
 */
public record TableLimits(Map<String, LineLimits> byLine, Totals totals, OptionalLong differentialCents) {

    public TableLimits {
        byLine = Collections.unmodifiableMap(new LinkedHashMap<>(byLine));
    }

    /**
     * The limits for a patron who was granted more: each named line's maximum is raised, never lowered, and the raised
     * one is then the maximum in every rule that names one.
     */
    public TableLimits raisedFor(Map<String, Long> personalMaximumCents) {
        Map<String, LineLimits> raised = new LinkedHashMap<>(byLine);
        personalMaximumCents.forEach((line, cents) -> raised.computeIfPresent(
                line, (key, limits) -> limits.withMaximum(Math.max(cents, limits.maximumCents()))));
        return new TableLimits(raised, totals, differentialCents);
    }
}
