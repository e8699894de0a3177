package org.baize.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.baize.chaos.load.Load;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A node that cannot write any more stops with a sentence; when it can again, everything acknowledged is there once. */
@Timeout(300)
class FullDiskTest {

    /** More than a node has to say, and less than what is in its log when play goes on. */
    private static final long LONGEST_FILE_BYTES = 64 * 1024;

    @TempDir
    Path directory;

    /** As under a quota. */
    @Test
    void filesThatMayNotGrowStopTheNode() throws IOException, InterruptedException {
        try (Trial trial = Trial.prepare(1, directory, Load.Size.USUAL, 1)) {
            trial.load().begin();
            trial.awaitPlay();

            trial.members().limitFiles(0, LONGEST_FILE_BYTES);
            assertThat(trial.members().awaitEnd(0)).as("exit code").isEqualTo(1);
            assertThat(trial.members().log(0))
                    .content()
                    .contains("the node stops: its files cannot be used: java.io.IOException: File too large");
            trial.members().start(0);
            trial.awaitPlay();

            assertThat(trial.verdict()).isEmpty();
            assertThat(trial.verifyLogs()).isEmpty();
        }
    }
}
