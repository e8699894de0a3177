package org.baize.simulator;

import org.baize.rules.game.Game;

/** Plays rounds of one game with real chances and counts how each ended. */
sealed interface Dealer permits CoupDealer, UniformDealer {

    /**
     * Plays so many rounds.
     *
     * @param counts one place for each outcome, in the order of the pay table
     */
    void play(long rounds, long[] counts);

    /** A fresh dealer: what it deals depends on the stream alone. */
    static Dealer of(Game<?, ?> game, RandomStream random) {
        return switch (game.kind()) {
            case ROULETTE, SIC_BO -> new UniformDealer(random);
            case BACCARAT -> new CoupDealer(random);
        };
    }
}
