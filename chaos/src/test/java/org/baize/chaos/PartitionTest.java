package org.baize.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.baize.chaos.node.JavaCommand;
import org.baize.chaos.node.Network;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A leader that the network separates from the others. */
@Timeout(180)
class PartitionTest {

    private static final String NAME = "baize" + ProcessHandle.current().pid();

    @TempDir
    Path directory;

    @Test
    void aLeaderThatIsCutOffAcknowledgesNothingThatIsLostLater() throws IOException, InterruptedException {
        try (Network network = network()) {
            Path said = directory.resolve("trial.log");
            List<String> command = new ArrayList<>(network.atHub());
            command.addAll(JavaCommand.of(PartitionMain.class, PartitionMain.arguments(NAME, directory)));
            Process trial = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start();
            try {
                assertThat(trial.waitFor(150, TimeUnit.SECONDS)).isTrue();
                assertThat(trial.exitValue()).as(Files.readString(said)).isZero();
            } finally {
                trial.destroyForcibly();
            }
        }
    }

    private static Network network() throws IOException, InterruptedException {
        try {
            return Network.make(NAME, 3);
        } catch (IOException notPermitted) {
            return abort("this machine permits no networks of our own: " + notPermitted.getMessage());
        }
    }
}
