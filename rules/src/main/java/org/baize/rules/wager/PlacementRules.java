package org.baize.rules.wager;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;
import org.baize.rules.wager.Circumstances.Entry;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.Circumstances.Source;

/**
 * Who may put money on which bets, and in what form.
 *
 * @param offer which bets there are, and which of them the operator may leave out
 * @param atTerminals the forms taken at a table of terminals, where only a registered terminal may act
 * @param cloth a table where staff enter what lies on a cloth; empty where the text has none
 * @param severalTables lets one player bet on several tables at once, if the operator has that function on
 */
public record PlacementRules(
        OfferRules offer, Ruled<List<Means>> atTerminals, Optional<ClothRules> cloth, Optional<RuleId> severalTables) {

    /** A table without terminals. */
    public record ClothRules(
            Ruled<List<Means>> means, Optional<StakeButtonRules> stakeButtons, Optional<ChipMarking> marking) {}

    /** May an act come from there, in that form? */
    public Verdict mayAct(Entry entry) {
        return switch (entry.form()) {
            case TERMINALS -> atTerminal(entry);
            case STAFF_ENTERED ->
                cloth.map(rules -> onCloth(rules, entry))
                        .orElseGet(() -> Verdict.refuse(WagerReason.STAFF_MAY_NOT_PLACE, atTerminals.rule()));
        };
    }

    /**
     * May a player bet on this table?
     *
     * @param functionOn the operator lets players bet on several tables at once
     * @param liveElsewhere the player has a wager in an unsettled round of another table
     */
    public Verdict mayBetBeside(boolean functionOn, boolean liveElsewhere) {
        RuleId rule = severalTables.orElse(atTerminals.rule());
        return liveElsewhere && !(functionOn && severalTables.isPresent())
                ? Verdict.refuse(WagerReason.ANOTHER_TABLE_IN_PLAY, rule)
                : Verdict.permit(rule);
    }

    private Verdict atTerminal(Entry entry) {
        return switch (entry.source()) {
            case REGISTERED_TERMINAL -> takes(atTerminals, entry.means());
            case UNREGISTERED_TERMINAL -> Verdict.refuse(WagerReason.UNKNOWN_TERMINAL, atTerminals.rule());
            case STAFF -> Verdict.refuse(WagerReason.STAFF_MAY_NOT_PLACE, atTerminals.rule());
        };
    }

    private static Verdict onCloth(ClothRules rules, Entry entry) {
        return entry.source() == Source.STAFF
                ? takes(rules.means(), entry.means())
                : Verdict.refuse(WagerReason.DEALER_ENTERS_IT, rules.means().rule());
    }

    private static Verdict takes(Ruled<List<Means>> taken, Means means) {
        return taken.value().contains(means)
                ? Verdict.permit(taken.rule())
                : Verdict.refuse(WagerReason.MEANS_NOT_TAKEN, taken.rule());
    }
}
