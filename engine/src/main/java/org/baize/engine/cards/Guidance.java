package org.baize.engine.cards;

import java.util.List;
import java.util.Optional;
import org.baize.engine.spec.RoundKind;
import org.baize.engine.state.Faces;
import org.baize.engine.state.Finding;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.baccarat.Due;
import org.baize.rules.baccarat.Hand;
import org.baize.rules.baccarat.Side;
import org.baize.rules.law.RuleId;
import org.baize.rules.shoe.irregular.Irregularity;

/**
 * What the dealer terminal shows of a coup. No card that lies face down or waits unseen for its coup is in here.
 *
 * @param due what must be drawn next
 * @param why in words; empty while a hand lies face down
 * @param lastCoup the rule by which the coup that comes or runs is the shoe's last
 * @param dueTable the game that the dealer deals next, where one dealer has two
 * @param open what is irregular and not done with
 */
public record Guidance(
        HandView player,
        HandView banker,
        Due due,
        Optional<String> why,
        Optional<RuleId> lastCoup,
        boolean noBet,
        Optional<Integer> dueTable,
        List<Irregularity> open) {

    /**
     * One hand.
     *
     * @param cards empty while it lies face down
     * @param total likewise
     */
    public record HandView(int size, List<Card> cards, Optional<Integer> total) {

        public HandView {
            cards = List.copyOf(cards);
        }

        static HandView of(Hand hand, boolean shown) {
            return shown
                    ? new HandView(hand.size(), hand.cards(), Optional.of(hand.total()))
                    : new HandView(hand.size(), List.of(), Optional.empty());
        }
    }

    public Guidance {
        open = List.copyOf(open);
    }

    public static Guidance of(FloorState state, Table table) {
        ShoeState cards = ShoeState.of(table);
        Coup coup = cards.coup().coup();
        Faces faces = cards.faces();
        boolean shown = faces.shown(Side.PLAYER) && faces.shown(Side.BANKER);
        return new Guidance(
                HandView.of(coup.player(), faces.shown(Side.PLAYER)),
                HandView.of(coup.banker(), faces.shown(Side.BANKER)),
                coup.due(),
                shown ? Optional.of(coup.explanation()) : Optional.empty(),
                cards.shoe().flatMap(ShoeRulesOf.table(table).lastCoup()::lastCoup),
                table.round().kind() == RoundKind.NO_BET,
                dueTable(state, table),
                cards.findings().stream().map(Finding::what).toList());
    }

    private static Optional<Integer> dueTable(FloorState state, Table table) {
        List<Table> games = Stations.games(state, table);
        return ShoeRulesOf.table(table)
                .table()
                .station()
                .due(Stations.of(games))
                .map(game -> games.get(game).number());
    }
}
