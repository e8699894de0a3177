package org.baize.simulator.floor;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.baize.engine.Handled;
import org.baize.engine.StateHash;
import org.jspecify.annotations.Nullable;

/** Plays one seed: a random floor until so many rounds are resolved, with everything checked after every command. */
public final class FloorSimulation {

    /** A floor that needs more commands for one round than this has come to a stop. */
    private static final long COMMANDS_FOR_A_ROUND = 5_000;

    private final long seed;
    private final long rounds;
    private final Stage stage;
    private final Director director;
    private @Nullable Throwable cause;

    public FloorSimulation(long seed, long rounds) {
        this(seed, rounds, Witness.NOBODY);
    }

    /** With somebody who looks on. */
    public FloorSimulation(long seed, long rounds, Witness witness) {
        this(seed, rounds, new Stage(new Chance(seed), NaiveOdds.read(), UnaryOperator.identity(), witness));
    }

    /** With other odds or another story for the model, to see whether a disagreement is found. */
    FloorSimulation(long seed, long rounds, NaiveOdds odds, UnaryOperator<Handled> hearsay) {
        this(seed, rounds, new Stage(new Chance(seed), odds, hearsay, Witness.NOBODY));
    }

    private FloorSimulation(long seed, long rounds, Stage stage) {
        this.seed = seed;
        this.rounds = rounds;
        this.stage = stage;
        this.director = new Director(stage);
    }

    public SeedReport run() {
        return run(soFar -> true);
    }

    /**
     * Plays the seed to its end, or until it is told to stop.
     *
     * @param goOn is told after each turn what was played so far, by the thread that plays; false ends the seed there
     */
    public SeedReport run(Predicate<Totals> goOn) {
        long begun = stage.nowMillis();
        Optional<SeedReport.Failure> failure = Optional.empty();
        try {
            play(() -> goOn.test(Totals.underWay(stage.tally().counts(stage), stage.nowMillis() - begun)));
        } catch (Disagreement disagreement) {
            cause = disagreement;
            failure = Optional.of(new SeedReport.Failure(
                    stage.tally().commands(), stage.tally().last(), String.valueOf(disagreement.getMessage())));
        }
        return new SeedReport(
                seed,
                rounds,
                stage.tally().counts(stage),
                stage.nowMillis() - begun,
                StateHash.of(stage.floor().snapshot()),
                failure);
    }

    /** What the failure came from, with its stack; empty if all agreed. */
    public Optional<Throwable> cause() {
        return Optional.ofNullable(cause);
    }

    public Coverage coverage() {
        return stage.coverage();
    }

    private String tables() {
        return stage.state().tables().stream()
                .map(table -> "table " + table.number() + " of "
                        + table.rulebook().id() + " is "
                        + table.status().state() + (table.status().closing().isPresent() ? ", about to close" : "")
                        + ", round " + table.round().number() + " "
                        + table.round().phase()
                        + (table.held() ? " and held" : "") + ", "
                        + table.faults().cases().size() + " cases")
                .collect(Collectors.joining("; "));
    }

    private void play(BooleanSupplier goOn) {
        director.open();
        long resolved = 0;
        long since = stage.tally().commands();
        boolean going = true;
        while (going && stage.tally().rounds() < rounds) {
            director.next();
            if (stage.tally().rounds() > resolved) {
                resolved = stage.tally().rounds();
                since = stage.tally().commands();
            }
            if (stage.tally().commands() - since > COMMANDS_FOR_A_ROUND) {
                throw new Disagreement("no round was resolved for " + COMMANDS_FOR_A_ROUND + " commands: " + tables());
            }
            going = goOn.getAsBoolean();
        }
        Audit.layouts(stage.floor(), stage.model());
    }
}
