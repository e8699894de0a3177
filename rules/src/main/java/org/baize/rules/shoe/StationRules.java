package org.baize.rules.shoe;

import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * What a table needs to deal from, and how one dealer deals two games.
 *
 * @param games most games at one dealer station
 * @param shoe which rule wants an approved shoe
 * @param approved which rule says what counts as a shoe of this table
 * @param cards which rule wants cards in it
 * @param turns whose turn it is where one dealer has two games
 * @param wrongShoe which rule speaks of a card from another shoe
 */
public record StationRules(
        Ruled<Integer> games, RuleId shoe, RuleId approved, RuleId cards, Ruled<Turns> turns, RuleId wrongShoe) {

    /** How coups of two games follow each other. */
    public enum Turns {
        /** Coup by coup, one game after the other. */
        ALTERNATE,
        /** As the dealer likes, one coup at a time. */
        FREE
    }

    /** A shoe as the table sees it. */
    public record Equipment(boolean bound, boolean approved, boolean loaded) {}

    /** Whether there is something to deal from. */
    public Verdict mayDeal(Equipment equipment) {
        if (!equipment.bound()) {
            return Verdict.refuse(ShoeRefusal.NO_SHOE, shoe);
        }
        if (!equipment.approved()) {
            return Verdict.refuse(ShoeRefusal.SHOE_NOT_APPROVED, approved);
        }
        return equipment.loaded() ? Verdict.permit(shoe) : Verdict.refuse(ShoeRefusal.NO_CARDS, cards);
    }

    public Verdict mayBind(int gamesBound) {
        return gamesBound < games.value()
                ? Verdict.permit(games.rule())
                : Verdict.refuse(ShoeRefusal.TOO_MANY_GAMES, games.rule());
    }

    /** Which game the dealer deals next or is dealing; empty if either may come. */
    public Optional<Integer> due(Station station) {
        if (station.playing().isPresent() || turns.value() == Turns.FREE) {
            return station.playing();
        }
        return station.played().map(last -> (last + 1) % station.shoes().size());
    }

    /** Whether a card out of that shoe belongs to the coup that is due. */
    public Verdict mayTakeCardFrom(Station station, String shoeId) {
        int game = station.shoes().indexOf(shoeId);
        if (game < 0) {
            return Verdict.refuse(ShoeRefusal.SHOE_NOT_BOUND, approved);
        }
        return due(station).filter(due -> due != game).isPresent()
                ? Verdict.refuse(ShoeRefusal.WRONG_SHOE, wrongShoe)
                : Verdict.permit(turns.rule());
    }
}
