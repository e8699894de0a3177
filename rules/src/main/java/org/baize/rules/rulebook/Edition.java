package org.baize.rules.rulebook;

import java.time.LocalDate;
import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/**
 * Which text a rulebook is. A rulebook is never edited after release: a new approval is a new edition.
 *
 * @param id stable id, written into every round that is played under it
 * @param inForce the clause that brings it into force on a day that the operator has to enter
 * @param revokes the earlier approval that this one ends
 */
public record Edition(String id, String title, Approval approval, RuleId inForce, Optional<Ruled<String>> revokes) {

    /**
     * How the text became law.
     *
     * @param instrument the approval as its makers cite it
     * @param jurisdiction where it holds
     * @param body who approved it
     * @param venue the casino that it is for
     * @param made when it was signed, which is not when it came into force
     */
    public record Approval(String instrument, String jurisdiction, String body, String venue, Ruled<LocalDate> made) {

        private static final String ACT_BODY = "ACT Gambling and Racing Commission";
        private static final String NSW_BODY = "NSW Independent Liquor and Gaming Authority";

        static Approval inCanberra(String instrument, Ruled<LocalDate> made) {
            return new Approval(instrument, "ACT", ACT_BODY, "Casino Canberra", made);
        }

        static Approval inSydney(String instrument, Ruled<LocalDate> made) {
            return new Approval(instrument, "NSW", NSW_BODY, "The Star", made);
        }
    }
}
