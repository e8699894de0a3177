package org.baize.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The pieces that need no npm work; how fast they are is not a matter for a test. */
class BenchTest {

    private static final Report REPORT = new Report(
            new EdgeTiming(206, 400, 200, 20),
            new SideBySide(new Rate(40_000_000, 2, 1), Optional.of(new Rate(2_000_000, 2, 2)), ""),
            new Settlement(0.5, 0.25),
            List.of(new FloorTiming(1_000, 3_000_000, 0.75)));

    @Test
    void ownCoupsAreDealtAndTimed() {
        Rate rate = new OwnBaccarat(1).measure(0.01);

        assertThat(rate.coups()).isPositive();
        assertThat(rate.perSecond()).isPositive();
        assertThat(rate.perCpuSecond()).isPositive();
    }

    @Test
    void everyEdgeIsTimed() {
        assertThat(EdgeTiming.measure().lines()).isEqualTo(206);
    }

    @Test
    void settlementReadsWhatItsLimitReads() {
        SettlementBenchmark benchmark = new SettlementBenchmark();
        benchmark.placeWagers();

        long staked = Arrays.stream(benchmark.limit()).sum();
        long returned = 0;
        for (int outcome = 0; outcome < 37; outcome++) {
            returned += Arrays.stream(benchmark.settle()).sum();
        }

        // Each bet returns 36 of 37 stakes over all pockets, so the whole floor does.
        assertThat(returned).isEqualTo(36 * staked);
    }

    @Test
    void medianIsTheMiddleOne() {
        Rate slow = new Rate(10, 1, 1);
        Rate middle = new Rate(20, 1, 1);
        Rate fast = new Rate(90, 1, 1);

        assertThat(Rate.median(List.of(fast, slow, middle))).isEqualTo(middle);
    }

    @Test
    void peersLineIsReadAndAnythingElseIsRefused() throws PeerBaccarat.PeerMissingException {
        assertThat(PeerBaccarat.parse("2000 0.5 0.25\n")).isEqualTo(new Rate(2000, 0.5, 0.25));
        for (String other : List.of("", "2000 0.5", "module not found")) {
            assertThatThrownBy(() -> PeerBaccarat.parse(other)).isInstanceOf(PeerBaccarat.PeerMissingException.class);
        }
    }

    @Test
    void reportSaysBothRatesAndTheirRatio() {
        assertThat(REPORT.text())
                .contains("40,000,000 coups a CPU second", "1,000,000 coups a CPU second", "40.0 times by CPU time");
        assertThat(REPORT.json()).contains("\"timesFaster\": 40.0", "\"nanosPerWager\": 0.5000");
    }

    @Test
    void reportWithoutAPeerSaysWhy() {
        Report alone = new Report(
                REPORT.edges(),
                new SideBySide(REPORT.baccarat().own(), Optional.empty(), "the peer needs Node.js and npm"),
                REPORT.settlement(),
                REPORT.floors());

        assertThat(alone.text()).contains("no peer: the peer needs Node.js and npm");
        assertThat(alone.json()).contains("\"peer\": null");
    }

    @Test
    void reportSaysHowBigTheFloorsWere() {
        assertThat(REPORT.text())
                .contains("1,000 terminals: 3,000,000 placements a second", "20,000 wagers settled in 0.75 ms");
        assertThat(REPORT.json()).contains("\"terminals\": 1000, \"placementsPerSecond\": 3000000");
    }

    @Test
    void aBusyFloorPlaysRoundAfterRound() {
        BusyFloor floor = new BusyFloor(3);

        for (int round = 0; round < 5; round++) {
            BusyFloor.Took took = floor.play();

            assertThat(took.placingNanos()).isPositive();
            assertThat(took.settlingNanos()).isPositive();
        }
    }

    @Test
    void unknownOptionIsRefused() {
        assertThat(Bench.wrongOption(List.of("--json", "--fast")))
                .hasValueSatisfying(sentence -> assertThat(sentence)
                        .contains("'--fast' is not an option")
                        .contains("--json and --quick"));
        assertThat(Bench.wrongOption(List.of("--json", "--quick"))).isEmpty();
    }
}
