package org.baize.rules.shoe.irregular;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

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
     * Whether the coup waits until somebody has decided. Cards that are missing or do not belong there make it wait
     * even where the text is silent: the general rules then leave it to somebody in authority.
     */
    public boolean holdsCoup(Irregularity irregularity) {
        return remedy(irregularity)
                .map(remedy -> remedy.does(Measure.HOLD_COUP))
                .orElse(irregularity == Irregularity.MISSING_OR_FOREIGN_CARD);
    }

    /**
     * Whether this may still be reported of a coup. What makes a coup void reaches the one in which it is found, and no
     * coup before it; only misplaced cards have a remedy for those who come too late.
     */
    public Verdict mayReport(Irregularity irregularity, ErrorWindow.Since since) {
        Optional<Remedy> voiding = remedy(irregularity)
                .filter(remedy -> remedy.does(Measure.VOID_COUP)
                        || remedy.option(Measure.VOID_COUP).isPresent());
        // An empty shoe or a closed table ends the time for errors of the dealer, and begins no other coup.
        boolean begun = !window.value()
                .open(new ErrorWindow.Since(since.nextRoundOpened(), since.nextFirstCard(), false, false));
        return voiding.isPresent() && begun && !irregularity.foundLate()
                ? Verdict.refuse(RemedyRefusal.COUP_STANDS, standing(voiding.get()))
                : Verdict.permit(window.rule());
    }

    private RuleId standing(Remedy remedy) {
        return remedy.measures().stream()
                .filter(measure -> measure.value() == Measure.EARLIER_COUPS_STAND)
                .map(Ruled::rule)
                .findFirst()
                .orElse(window.rule());
    }

    /** The remedy; empty where the text is silent, and then somebody in authority decides under the general rules. */
    public Optional<Remedy> remedy(Irregularity irregularity) {
        return Optional.ofNullable(remedies.get(irregularity));
    }
}
