package org.baize.rules.round;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.RuleId;

/**
 * How one text opens, closes and settles a round.
 *
 * @param apparatus one entry for each apparatus that the text knows
 * @param extraRounds rounds dealt without wagers; empty where the text has none of this kind
 * @param snapshot the rule by which the positions at the close decide
 * @param history what the list of latest results shows
 */
public record RoundRules(
        List<ApparatusRules> apparatus,
        PeriodRules period,
        Optional<ExtraRounds> extraRounds,
        RuleId snapshot,
        HistoryRules history) {

    public RoundRules {
        apparatus = List.copyOf(apparatus);
        if (apparatus.stream().map(ApparatusRules::apparatus).distinct().count() != apparatus.size()) {
            throw new IllegalArgumentException("an apparatus has one set of rules: " + apparatus);
        }
    }

    /** The rules for that apparatus; asking for one that the text does not know is a caller's mistake. */
    public ApparatusRules on(Apparatus which) {
        return apparatus.stream()
                .filter(rules -> rules.apparatus() == which)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("this text has no " + which));
    }
}
