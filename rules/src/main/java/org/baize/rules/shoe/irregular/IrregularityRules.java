package org.baize.rules.shoe.irregular;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.baize.rules.law.Ruled;

/**
 * The remedies of one text.
 *
 * @param window how long a finished coup can be put right
 * @param remedies in the order of the vocabulary; what is not in it the text does not speak of
 */
public record IrregularityRules(Ruled<ErrorWindow> window, Map<Irregularity, Remedy> remedies) {

    public IrregularityRules {
        remedies = Collections.unmodifiableMap(new EnumMap<>(remedies));
    }

    /**
     * Whether the coup waits until somebody has decided. Cards that are missing or do not belong there make it wait even
     * where the text is silent: the general rules then leave it to somebody in authority.
     */
    public boolean holdsCoup(Irregularity irregularity) {
        return remedy(irregularity)
                .map(remedy -> remedy.does(Measure.HOLD_COUP))
                .orElse(irregularity == Irregularity.MISSING_OR_FOREIGN_CARD);
    }

    /** The remedy; empty where the text is silent, and then somebody in authority decides under the general rules. */
    public Optional<Remedy> remedy(Irregularity irregularity) {
        return Optional.ofNullable(remedies.get(irregularity));
    }
}
