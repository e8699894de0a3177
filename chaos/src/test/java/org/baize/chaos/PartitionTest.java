package org.baize.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.baize.chaos.load.Finding;
import org.baize.chaos.load.Load;
import org.baize.chaos.node.Members;
import org.baize.chaos.node.Network;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A leader that the network separates from the others. */
@Timeout(300)
class PartitionTest {

    private static final int MEMBERS = 3;

    @TempDir
    Path directory;

    @Test
    void aLeaderThatIsCutOffAcknowledgesNothingThatIsLostLater() throws IOException, InterruptedException {
        try (Network network = network()) {
            assertThat(network.atHub(() -> cutOff(network))).isEmpty();
        }
    }

    private List<Finding> cutOff(Network network) throws IOException, InterruptedException {
        try (Trial trial = Trial.prepare(Members.start(network, MEMBERS, directory), Load.Size.USUAL, 1)) {
            trial.load().begin();
            trial.awaitPlay();
            new Faults(trial).cutLeaderOff();
            trial.verdict();
            return trial.verifyLogs();
        }
    }

    private static Network network() throws IOException, InterruptedException {
        try {
            return Network.make(MEMBERS);
        } catch (IOException notPermitted) {
            return abort("this machine permits no networks of our own: " + notPermitted.getMessage());
        }
    }
}
