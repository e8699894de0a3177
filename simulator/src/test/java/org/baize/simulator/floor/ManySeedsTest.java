package org.baize.simulator.floor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The short run that is part of every build: many floors. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ManySeedsTest {

    private static final int SEEDS = 30;
    private static final long ROUNDS = 40;

    private List<SeedReport> reports = List.of();

    @BeforeAll
    void play() {
        reports = LongStream.rangeClosed(1, SEEDS).mapToObj(this::play).toList();
    }

    private SeedReport play(long seed) {
        FloorSimulation simulation = new FloorSimulation(seed, ROUNDS);
        SeedReport report = simulation.run();
        return report;
    }

    @Test
    void everySeedAgrees() {
        assertThat(reports)
                .allSatisfy(report -> assertThat(report.failure())
                        .as("seed %d, again: %s", report.seed(), report.replay())
                        .isEmpty());
    }

    @Test
    void crashesAndResendsHappen() {
        assertThat(reports)
                .anySatisfy(report -> assertThat(report.counts().crashes()).isPositive());
        assertThat(reports)
                .anySatisfy(report -> assertThat(report.counts().resends()).isPositive());
    }
}
