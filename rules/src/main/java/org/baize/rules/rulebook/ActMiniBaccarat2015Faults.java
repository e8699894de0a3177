package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.ActMiniBaccarat2015.rule;

import java.util.List;
import java.util.Optional;
import org.baize.rules.fault.Cutoff;
import org.baize.rules.fault.ErrorKind;
import org.baize.rules.fault.ErrorRules;
import org.baize.rules.fault.FaultRules;
import org.baize.rules.fault.Measure;
import org.baize.rules.fault.Remedy;
import org.baize.rules.round.Apparatus;

/** What goes wrong in the Mini-Baccarat text, and what is done about it. */
final class ActMiniBaccarat2015Faults {

    private ActMiniBaccarat2015Faults() {}

    static FaultRules faults() {
        return new FaultRules(
                // The text knows cards and a dealer, and no machine that could fail.
                Optional.empty(),
                new ErrorRules(
                        List.of(new ErrorRules.Line(
                                ErrorKind.CARDS_MISPLACED,
                                List.of(Apparatus.SHOE),
                                new Remedy(Measure.RECONSTRUCT, ActMiniBaccarat2015House.STAFF, false, rule("12.4")),
                                new Remedy(
                                        Measure.VOID_ROUND,
                                        ActMiniBaccarat2015House.SUPERVISOR,
                                        true,
                                        rule("12.5/1")))),
                        List.of(Cutoff.NEXT_ROUND_BEGUN),
                        Optional.of(rule("12.5/2"))),
                Optional.empty(),
                rule("A/Void/2"));
    }
}
