package org.baize.rules.shoe.preparation;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * How single cards are exchanged where a text lets them be.
 *
 * @param removed which rule has the old cards taken out
 * @param added which rule has new ones put in
 * @param signOffs who must have looked at the new ones, each through a person of their own
 * @param receivingShuffler there if the cards move to another shuffler in the same act
 */
public record ReplacementRules(
        RuleId removed, RuleId added, Ruled<List<Approval>> signOffs, Optional<RuleId> receivingShuffler) {

    public Verdict mayReplace(Replacement replacement, boolean roundInProgress) {
        if (roundInProgress) {
            return Verdict.refuse(CardRefusal.ROUND_IN_PROGRESS, removed);
        }
        if (replacement.removed().isEmpty()) {
            return Verdict.refuse(CardRefusal.NOTHING_REMOVED, removed);
        }
        if (!replacement.oneForOne()) {
            return Verdict.refuse(CardRefusal.NOT_ONE_FOR_ONE, added);
        }
        if (!replacement.signedByDifferentPersons(signOffs.value())) {
            return Verdict.refuse(CardRefusal.SIGN_OFF_MISSING, signOffs.rule());
        }
        if (receivingShuffler.isPresent() && replacement.receivingShuffler().isEmpty()) {
            return Verdict.refuse(CardRefusal.RECEIVING_SHUFFLER_MISSING, receivingShuffler.get());
        }
        return Verdict.permit(added);
    }
}
