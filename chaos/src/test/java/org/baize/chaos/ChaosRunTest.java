package org.baize.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.baize.chaos.load.Finding;
import org.baize.chaos.load.Scorebook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A long run, cut short. */
@Timeout(300)
class ChaosRunTest {

    @Test
    void whoStopsItIsToldThatNothingWasLostSoFar(@TempDir Path directory) throws IOException, InterruptedException {
        AtomicLong faults = new AtomicLong();
        ChaosRun.Plan plan = new ChaosRun.Plan(1, Duration.ofMinutes(5), 1, directory, Optional.empty());

        ChaosReport report = ChaosRun.run(
                plan, () -> faults.get() > 0, soFar -> faults.set(soFar.total().count()));

        assertThat(report.findings()).isEmpty();
        assertThat(report.isGood()).isTrue();
        assertThat(report.total().count()).isEqualTo(1);
        assertThat(report.counts().rounds()).isPositive();
    }

    @Test
    void cutsOffOnlyWhoHasANetworkOfItsOwn(@TempDir Path directory) {
        ChaosRun.Plan three = new ChaosRun.Plan(3, Duration.ofMinutes(5), 1, directory, Optional.empty());

        assertThat(three.faults()).contains(Fault.PAUSE_LEADER).doesNotContain(Fault.CUT_LEADER_OFF);
        assertThat(Fault.CUT_LEADER_OFF.fits(3, true)).isTrue();
        assertThat(Fault.CUT_LEADER_OFF.fits(1, true)).isFalse();
    }

    @Test
    void countsWhatIsLostAndDoubled() {
        ChaosReport report = new ChaosReport(
                Duration.ZERO,
                Map.of(
                        Fault.KILL_LEADER, new ChaosReport.Tally(2, Duration.ofSeconds(1)),
                        Fault.CUT_LEADER_OFF, new ChaosReport.Tally(3, Duration.ofSeconds(2))),
                new Scorebook().counts(),
                List.of(
                        new Finding(Finding.Kind.LOST, 3, "three commands"),
                        new Finding(Finding.Kind.DOUBLED, 1, "a wager")));

        assertThat(report.isGood()).isFalse();
        assertThat(report.lost()).isEqualTo(3);
        assertThat(report.doubled()).isEqualTo(1);
        assertThat(report.total()).isEqualTo(new ChaosReport.Tally(5, Duration.ofSeconds(2)));
    }
}
