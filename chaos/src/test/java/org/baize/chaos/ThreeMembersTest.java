package org.baize.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.baize.chaos.load.Load;
import org.baize.chaos.load.Moment;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever happens to one of three members, what was acknowledged is kept once and play goes on. */
@Timeout(300)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ThreeMembersTest {

    /** What is promised at the usual timeouts. */
    private static final Duration FAIL_OVER = Duration.ofSeconds(3);

    /**
     * Here three members and the load share two cores with the rest of a build, and each may wait for the processor: a single
     * fail-over may take longer, but not all of them.
     */
    private static final Duration BUSY_CORES = Duration.ofSeconds(3);

    private final List<Duration> failOvers = new ArrayList<>();
    private final List<Handover> handovers = new ArrayList<>();
    private Trial trial;
    private Faults faults;

    @BeforeAll
    void start(@TempDir Path directory) throws IOException, InterruptedException {
        trial = Trial.prepare(3, directory, Load.Size.USUAL, 1);
        faults = new Faults(trial);
    }

    @BeforeEach
    void play() {
        trial.load().begin();
        trial.awaitPlay();
    }

    @AfterEach
    void nothingIsLostAndNothingDoubled() throws InterruptedException {
        assertThat(trial.verdict()).isEmpty();
    }

    @AfterAll
    void allLogsLeadToTheSameState() throws InterruptedException {
        try (Trial ended = trial) {
            assertThat(ended.verifyLogs()).isEmpty();
        }
    }

    @AfterAll
    void theFastestFailOverIsAsFastAsPromised() {
        failOvers.stream()
                .min(Comparator.naturalOrder())
                .ifPresent(best -> assertThat(best).isLessThan(FAIL_OVER));
    }

    /** Unless it takes so long that the client opens another; then too nothing is lost. */
    @AfterAll
    void aClientFollowsANewLeaderInItsSession() {
        assertThat(handovers.isEmpty() || handovers.stream().anyMatch(Handover::inTheSameSession))
                .as("%s", handovers)
                .isTrue();
    }

    @ParameterizedTest
    @EnumSource(
            value = Moment.class,
            names = {"BETTING", "DEALING", "SETTLING"})
    void anotherLeadsSoonWhenTheLeaderIsKilled(Moment during) throws IOException, InterruptedException {
        failedOver(() -> faults.killLeaderAt(during));
    }

    @Test
    void aLeaderThatStoodStillComesBackAsOneOfTheOthers() throws IOException, InterruptedException {
        failedOver(faults::pauseLeader);
    }

    private interface FailOver {
        Duration happen() throws IOException, InterruptedException;
    }

    /** Time in which the machine let nobody run is not the members' time. */
    private void failedOver(FailOver failOver) throws IOException, InterruptedException {
        try (Canary canary = Canary.begin()) {
            Duration gap = failOver.happen().minus(canary.overslept());
            failOvers.add(gap);
            handovers.add(Handover.last(trial.members().directories().getFirst()));
            assertThat(gap).isLessThan(FAIL_OVER.plus(BUSY_CORES));
        }
    }

    @Test
    void aMinorityAcknowledgesNothing() throws IOException, InterruptedException {
        faults.loseMajority(new SplittableRandom(1));
    }

    @Test
    void aRollingRestartLosesNothing() throws IOException, InterruptedException {
        faults.restartAll();
    }
}
