package org.baize.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import org.baize.chaos.load.Load;
import org.baize.chaos.load.Moment;
import org.baize.testkit.Waiting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A node that is alone and is killed in the middle of play comes back with everything that it acknowledged, once. */
@Timeout(480)
class SingleNodeKillTest {

    private static final int KILLS = 20;

    @TempDir
    Path directory;

    @Test
    void everythingAcknowledgedIsThereOnceAfterTwentyKills() throws IOException, InterruptedException {
        SplittableRandom random = new SplittableRandom(4);
        try (Trial trial = Trial.prepare(1, directory, Load.Size.USUAL, 1)) {
            Faults faults = new Faults(trial);
            trial.load().begin();
            for (int kill = 0; kill < KILLS; kill++) {
                LockSupport.parkNanos(random.nextLong(Duration.ofMillis(300).toNanos()));
                switch (kill % 4) {
                    case 0 -> faults.killLeaderAt(Moment.BETTING);
                    case 1 -> faults.killLeaderAt(Moment.DEALING);
                    default -> faults.killLeader();
                }
            }

            assertThat(trial.verdict()).isEmpty();
            assertThat(trial.verifyLogs()).isEmpty();
            assertThat(trial.load().book().counts().rounds()).isGreaterThan(KILLS);
        }
    }

    @Test
    void aRoundThatWasOpenIsClosedByTheClockAfterTheRestart() throws IOException, InterruptedException {
        Load.Size quiet = new Load.Size(1, 1, Duration.ofHours(1), 5); // time enough to be killed on a busy machine too
        try (Trial trial = Trial.prepare(1, directory, quiet, 1)) {
            trial.load().begin();
            trial.load().table(1).await(Moment.BETTING);
            long before = trial.events();

            trial.members().kill(0);
            trial.load().close();
            trial.members().start(0);

            Waiting.until(() -> trial.events() > before);
            assertThat(trial.events()).isEqualTo(before + 1);
        }
    }
}
