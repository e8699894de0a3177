package org.baize.engine.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.command.Command;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.round.Apparatus;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.Station;

/** The games of one dealer: open tables with the same station number. */
final class Stations {

    private Stations() {}

    /** The games of the dealer of this table, in the order of their tables. */
    static List<Table> games(FloorState state, Table table) {
        int station = table.spec().installation().station();
        List<Table> games = new ArrayList<>();
        for (Table other : state.tables()) {
            boolean together =
                    station != Command.NONE && other.spec().installation().station() == station;
            boolean dealt = other.spec().apparatus() == Apparatus.SHOE && other.open();
            if (other.number() == table.number() || (together && dealt)) {
                games.add(other);
            }
        }
        return games;
    }

    static Station of(List<Table> games) {
        List<String> shoes = new ArrayList<>();
        Optional<Integer> playing = Optional.empty();
        Optional<Integer> played = Optional.empty();
        for (Table game : games) {
            ShoeState cards = ShoeState.of(game);
            int place = shoes.size();
            shoes.add(cards.shoe().map(Shoe::id).orElse(""));
            if (cards.shoe().filter(Shoe::coupInProgress).isPresent()) {
                playing = Optional.of(place);
            }
            if (cards.tally().dealtLast()) {
                played = Optional.of(place);
            }
        }
        return new Station(shoes, playing, played);
    }
}
