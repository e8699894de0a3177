package org.baize.rules.shoe.preparation;

import java.util.Optional;
import org.baize.rules.baccarat.Card;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * Which cards a text plays with.
 *
 * @param decks full decks without jokers
 * @param custody which rule keeps a set away from two tables at once
 * @param locked which rule keeps a set out of play after a missing or foreign card
 * @param replacement how single cards are exchanged; empty where only whole sets are
 * @param shuffler the shuffling machine, where there may be one
 */
public record CardRules(
        Ruled<Integer> decks,
        RuleId custody,
        RuleId locked,
        CheckRules checks,
        Optional<ReplacementRules> replacement,
        Optional<ShufflerRules> shuffler) {

    /** How many cards a full shoe has. */
    public int cards() {
        return decks.value() * Card.FACES.size();
    }

    /** Whether this set may go into a shoe now. */
    public Verdict mayLoad(CardSet set) {
        return switch (set.custody()) {
            case RETIRED -> Verdict.refuse(CardRefusal.SET_RETIRED, custody);
            case IN_USE -> Verdict.refuse(CardRefusal.SET_IN_USE, custody);
            case LOCKED -> Verdict.refuse(CardRefusal.SET_LOCKED, locked);
            case SECURED -> mayLoadSecured(set);
        };
    }

    private Verdict mayLoadSecured(CardSet set) {
        if (set.check().isPresent() && !set.check().get().passed()) {
            return checks.mayUse(set.check());
        }
        if (set.decks() != decks.value()) {
            return Verdict.refuse(CardRefusal.WRONG_NUMBER_OF_DECKS, decks.rule());
        }
        return checks.mayUse(set.check());
    }
}
