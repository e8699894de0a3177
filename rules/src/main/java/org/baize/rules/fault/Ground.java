package org.baize.rules.fault;

import java.util.List;
import org.baize.rules.law.RuleId;

/** A symptom that counts as malfunction of some parts. */
public record Ground(Symptom symptom, List<FaultyPart> parts, RuleId rule) {

    public Ground {
        parts = List.copyOf(parts);
    }

    boolean covers(FaultyPart part, Symptom seen) {
        return symptom == seen && parts.contains(part);
    }
}
