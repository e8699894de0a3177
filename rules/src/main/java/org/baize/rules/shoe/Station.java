package org.baize.rules.shoe;

import java.util.List;
import java.util.Optional;

/**
 * The baccarat games that one dealer deals.
 *
 * @param shoes the shoe bound to each game, in the order of the games
 * @param playing the game whose coup is in progress
 * @param played the game that was dealt last
 */
public record Station(List<String> shoes, Optional<Integer> playing, Optional<Integer> played) {

    /** How the dealer's layout is arranged. */
    public enum Layout {
        ONE_GAME,
        TWO_GAMES
    }

    public Station {
        shoes = List.copyOf(shoes);
    }

    /** Which of the two arrangements the dealer's screen shows. */
    public Layout layout() {
        return shoes.size() > 1 ? Layout.TWO_GAMES : Layout.ONE_GAME;
    }
}
