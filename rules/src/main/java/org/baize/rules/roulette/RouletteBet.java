package org.baize.rules.roulette;

import org.baize.rules.game.Bet;

/**
 * A kind of bet and the pockets it covers; it wins exactly if the ball lies in one of them. Whether a table has such a
 * position is for its {@link RouletteLayout} to say.
 */
public record RouletteBet(BetKind kind, PocketSet pockets) implements Bet {

    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    public RouletteBet {
        if (pockets.size() != kind.numbers()) {
            throw new IllegalArgumentException(
                    kind.key() + " covers " + kind.numbers() + " numbers, not " + pockets.size());
        }
    }

    public boolean covers(Pocket pocket) {
        return pockets.contains(pocket);
    }

    /** {@code split:17-20}, {@code column:2}, {@code red}: the numbers in order, never a range. */
    @Override
    public String text() {
        return switch (kind) {
            case STRAIGHT, SPLIT, STREET, CORNER, FIVE_LINE, SIX_LINE -> kind.key() + ":" + pockets;
            case COLUMN -> kind.key() + ":" + lowest();
            case DOZEN -> kind.key() + ":" + (lowest() / 12 + 1);
            case LOW, HIGH, EVEN, ODD, RED, BLACK -> kind.key();
        };
    }

    /**
     * Spreads the few bits of a set of pockets, which would otherwise fall together in the tables that are asked with
     * every chip; and is the same number in every run.
     */
    @Override
    public int hashCode() {
        return Long.hashCode(pockets.bits() * SPREAD);
    }

    private int lowest() {
        return pockets.pockets().getFirst().number();
    }

    @Override
    public String toString() {
        return text();
    }
}
