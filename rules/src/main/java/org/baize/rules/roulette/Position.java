package org.baize.rules.roulette;

import java.util.List;

/**
 * One place on the layout where a chip may lie.
 *
 * @param spot the middle of the chip
 * @param touches the bets whose printed boxes the spot lies in or on the edge of: a split touches two straight numbers,
 *     the corner of 0, 1, 2, 3 touches 0, 1 and the first dozen
 */
public record Position(RouletteBet bet, Spot spot, List<RouletteBet> touches) {

    public Position {
        touches = List.copyOf(touches);
    }
}
