package org.baize.simulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Stream;
import org.baize.rules.baccarat.CoupOutcome;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SimulationTest {

    private static final long SEED = 20_261_116;

    @ParameterizedTest
    @MethodSource("games")
    void everyLineOfEveryGameComesWithinFiveStandardErrorsOfItsExactEdge(String rulebook, String game)
            throws InterruptedException {
        SimulationResult result = Simulation.run(SimulationPlan.of(rulebook, game, 2_000_000, SEED));

        assertThat(result.lines()).allSatisfy(line -> {
            assertThat(Math.abs(line.zScore())).as(line.exact().key()).isLessThan(5);
            assertThat(line.counts().stream().mapToLong(count -> count).sum()).isEqualTo(2_000_000);
        });
        assertThat(result.greatestZScore()).isPositive();
    }

    @Test
    void sameSeedGivesTheSameResultOnAnyNumberOfThreads() throws InterruptedException {
        SimulationPlan plan = SimulationPlan.of("act-multi-terminal-2019", "baccarat-a", 1_000_003, SEED);

        List<Long> alone = Simulation.run(plan.withThreads(1)).outcomeCounts();

        assertThat(alone.stream().mapToLong(count -> count).sum()).isEqualTo(1_000_003);
        for (int threads : new int[] {2, 3, 7}) {
            assertThat(Simulation.run(plan.withThreads(threads)).outcomeCounts())
                    .isEqualTo(alone);
        }
    }

    @Test
    void aRunThatWasStoppedIsAWholeRunOfFewerRounds() throws InterruptedException {
        SimulationPlan plan = SimulationPlan.of("nsw-sic-bo-2016", "sic-bo", 100 * Simulation.CHUNK_ROUNDS, SEED);

        SimulationResult stopped = Simulation.run(plan.withThreads(2), played -> played < 3 * Simulation.CHUNK_ROUNDS);

        assertThat(stopped.plan().rounds()).isBetween(3 * Simulation.CHUNK_ROUNDS, 5 * Simulation.CHUNK_ROUNDS);
        assertThat(stopped).isEqualTo(Simulation.run(stopped.plan()));
    }

    /** A worn shoe hides a bad shuffle: whatever is taken out of well-mixed cards looks random. New shoes do not. */
    @Test
    void firstCoupsOutOfNewShoesAreAlreadyShuffled() {
        int shoes = 300_000;
        SimulationPlan plan = SimulationPlan.of("nsw-rapid-2016", "baccarat", shoes, SEED);
        long[] counts = new long[CoupOutcome.SPACE.size()];

        for (int shoe = 0; shoe < shoes; shoe++) {
            new CoupDealer(new RandomStream(SEED, shoe)).play(1, counts);
        }

        assertThat(SimulationResult.of(plan, counts).greatestZScore()).isLessThan(5);
    }

    @Test
    void anotherSeedGivesAnotherResult() throws InterruptedException {
        SimulationPlan plan = SimulationPlan.of("nsw-sic-bo-2016", "sic-bo", 100_000, SEED);
        SimulationPlan other = SimulationPlan.of("nsw-sic-bo-2016", "sic-bo", 100_000, SEED + 1);

        assertThat(Simulation.run(plan).outcomeCounts())
                .isNotEqualTo(Simulation.run(other).outcomeCounts());
    }

    @Test
    void progressIsToldAfterEveryChunkAndEndsWithTheLastRound() throws InterruptedException {
        long rounds = 3 * Simulation.CHUNK_ROUNDS + 5;
        ConcurrentSkipListSet<Long> told = new ConcurrentSkipListSet<>();

        Simulation.run(SimulationPlan.of("nsw-sic-bo-2016", "sic-bo", rounds, SEED), told::add);

        assertThat(told).hasSize(4);
        assertThat(told.last()).isEqualTo(rounds);
    }

    @Test
    void boundedNumbersAreAllReachedAndEquallyLikely() {
        RandomStream random = new RandomStream(SEED, 0);
        int[] counts = new int[37];

        for (int draw = 0; draw < 370_000; draw++) {
            counts[random.below(37)]++;
        }

        for (int count : counts) {
            assertThat(count).isBetween(9_500, 10_500);
        }
    }

    @Test
    void planNeedsRoundsAndThreads() {
        assertThatThrownBy(() -> SimulationPlan.of("nsw-sic-bo-2016", "sic-bo", 0, SEED))
                .hasMessageContaining("at least one round");
    }

    static Stream<Arguments> games() {
        return Rulebooks.all().stream().flatMap(rulebook -> gamesOf(rulebook));
    }

    private static Stream<Arguments> gamesOf(Rulebook rulebook) {
        return rulebook.games().stream().map(game -> Arguments.of(rulebook.id(), game.id()));
    }
}
