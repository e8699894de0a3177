package org.baize.rules.game;

import java.util.List;

/**
 * Several bets taken with one touch, such as Tier or the neighbours of 17. A section is no bet of its own: each piece
 * is an ordinary wager at its own odds.
 *
 * @param text short stable text, such as {@code tier} or {@code neighbours-5:17}
 */
public record Section<B extends Bet>(String text, List<Piece<B>> pieces) {

    /** So many chips of one value on one bet. */
    public record Piece<B extends Bet>(B bet, int chips) {}

    public Section {
        pieces = List.copyOf(pieces);
    }

    /** How many chips the section takes in all. */
    public int chips() {
        return pieces.stream().mapToInt(Piece::chips).sum();
    }
}
