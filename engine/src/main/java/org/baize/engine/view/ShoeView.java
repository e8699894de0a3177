package org.baize.engine.view;

import java.util.List;
import java.util.Optional;
import org.baize.engine.cards.Guidance;
import org.baize.engine.command.Command;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.baccarat.Due;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Apparatus;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.preparation.CardSet;
import org.baize.rules.shoe.preparation.Custody;
import org.baize.rules.shoe.preparation.Preparation;

/**
 * The shoe of a table and what is drawn from it next, for whoever deals.
 *
 * @param due the card that is due, told even while hands lie face down
 * @param why in words; empty while a hand lies face down
 * @param lastCoup the rule by which the coup that comes or runs is the last
 * @param games the tables of this dealer, in the order of their numbers: this one, and a second where one dealer has two
 * @param dueTable the game that the dealer deals next, where one dealer has two
 * @param indicated the result that the shoe itself shows
 * @param state of the shoe; empty before one is prepared
 * @param sets card sets that lie at the table
 */
public record ShoeView(
        Due due,
        Optional<String> why,
        Optional<String> lastCoup,
        List<Integer> games,
        Optional<Integer> dueTable,
        Optional<CoupResult> indicated,
        ShoeProgress state,
        List<SetView> sets) {

    /**
     * How far the shoe has come.
     *
     * @param stage empty before a shoe is prepared
     * @param burnDue cards that must still be burned
     * @param aside cards that left it when none was due
     */
    public record ShoeProgress(
            Optional<String> shoe,
            Optional<Preparation.Stage> stage,
            int burnDue,
            int remaining,
            int coups,
            boolean cuttingCardOut,
            boolean finished,
            int aside) {}

    /** A set of cards. */
    public record SetView(String set, int decks, String backs, Custody custody, boolean counted) {

        private static SetView of(CardSet set) {
            return new SetView(
                    set.id(),
                    set.decks(),
                    set.backs(),
                    set.custody(),
                    set.check().isPresent());
        }
    }

    public ShoeView {
        games = List.copyOf(games);
        sets = List.copyOf(sets);
    }

    static ShoeView of(FloorState state, Table table, ShoeState cards) {
        Guidance guidance = Guidance.of(state, table);
        return new ShoeView(
                guidance.due(),
                guidance.why(),
                guidance.lastCoup().map(RuleId::toString),
                games(state, table),
                guidance.dueTable(),
                cards.coup().indicated(),
                state(cards),
                cards.sets().stream().map(SetView::of).toList());
    }

    /** Also while one of them is closed: its dealer opens it from the same place. */
    private static List<Integer> games(FloorState state, Table table) {
        int station = table.spec().installation().station();
        return state.tables().stream()
                .filter(other -> other.number() == table.number()
                        || (station != Command.NONE
                                && other.spec().apparatus() == Apparatus.SHOE
                                && other.spec().installation().station() == station))
                .map(Table::number)
                .sorted()
                .toList();
    }

    private static ShoeProgress state(ShoeState cards) {
        Optional<Shoe> shoe = cards.shoe();
        return new ShoeProgress(
                cards.shoeId(),
                cards.preparation().map(Preparation::stage),
                cards.preparation().map(now -> now.burn().due()).orElse(0),
                shoe.map(Shoe::remaining).orElse(0),
                shoe.map(one -> one.progress().coupsEnded()).orElse(0),
                shoe.flatMap(Shoe::cuttingCard).isPresent(),
                shoe.filter(Shoe::finished).isPresent(),
                cards.tally().aside().size());
    }
}
