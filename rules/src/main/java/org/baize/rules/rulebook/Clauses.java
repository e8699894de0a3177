package org.baize.rules.rulebook;

import java.util.Arrays;
import java.util.List;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.irregular.Remedy;
import org.baize.rules.shoe.preparation.Approval;

/** Writes remedies of one text, each measure beside its rule. */
record Clauses(String rulebook) {

    Ruled<Measure> does(Measure measure, String rule) {
        return new Ruled<>(measure, rule(rule));
    }

    /** A remedy that one rule states completely. */
    Remedy remedy(Approval approval, String rule, Measure... measures) {
        return remedy(
                approval,
                rule,
                Arrays.stream(measures).map(measure -> does(measure, rule)).toList());
    }

    Remedy remedy(Approval approval, String rule, List<Ruled<Measure>> measures) {
        return remedy(approval, rule, measures, List.of());
    }

    Remedy remedy(Approval approval, String rule, List<Ruled<Measure>> measures, List<Ruled<Measure>> options) {
        return new Remedy(measures, options, new Ruled<>(approval, rule(rule)));
    }

    private RuleId rule(String rule) {
        return new RuleId(rulebook, rule);
    }
}
