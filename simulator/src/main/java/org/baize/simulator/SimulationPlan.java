package org.baize.simulator;

import org.baize.rules.game.Game;
import org.baize.rules.rulebook.Rulebooks;

/**
 * What is to be simulated. The same game, rounds and seed give the same result on any number of threads.
 *
 * @param rulebookId the text that the game is of
 */
public record SimulationPlan(String rulebookId, Game<?, ?> game, long rounds, long seed, int threads) {

    public SimulationPlan {
        if (rounds < 1 || threads < 1) {
            throw new IllegalArgumentException(
                    "a simulation needs at least one round and one thread: " + rounds + ", " + threads);
        }
    }

    /** By the names of rulebook and game, on all cores. */
    public static SimulationPlan of(String rulebookId, String gameId, long rounds, long seed) {
        Game<?, ?> game = Rulebooks.byId(rulebookId).game(gameId);
        return new SimulationPlan(
                rulebookId, game, rounds, seed, Runtime.getRuntime().availableProcessors());
    }

    public SimulationPlan withRounds(long number) {
        return new SimulationPlan(rulebookId, game, number, seed, threads);
    }

    public SimulationPlan withThreads(int number) {
        return new SimulationPlan(rulebookId, game, rounds, seed, number);
    }
}
