package org.baize.simulator.floor;

import java.util.Optional;

/**
 * What became of one seed.
 *
 * @param floorMillis the time that went by on the simulated floor
 * @param stateHash of the floor at the end; the same seed and rounds give the same
 * @param failure what did not agree; empty if all did
 */
public record SeedReport(
        long seed, long rounds, Counts counts, long floorMillis, String stateHash, Optional<Failure> failure) {

    /** What was done. */
    public record Counts(
            long commands,
            long rounds,
            long voids,
            long corrections,
            long crashes,
            long resends,
            long tables,
            long terminals) {

        Counts plus(Counts other) {
            return new Counts(
                    commands + other.commands,
                    rounds + other.rounds,
                    voids + other.voids,
                    corrections + other.corrections,
                    crashes + other.crashes,
                    resends + other.resends,
                    tables + other.tables,
                    terminals + other.terminals);
        }
    }

    /**
     * The first disagreement.
     *
     * @param command the number of the command after which it was found, counted from 1
     */
    public record Failure(long command, String request, String disagreement) {}

    public boolean agreed() {
        return failure.isEmpty();
    }

    /** True if somebody stopped it before it had played its rounds. */
    public boolean cutShort() {
        return agreed() && counts.rounds() < rounds;
    }

    /** What to type to see it again. */
    public String replay() {
        return "./baize sim --seed " + seed + " --rounds " + rounds;
    }
}
