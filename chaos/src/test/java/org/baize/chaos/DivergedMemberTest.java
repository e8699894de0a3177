package org.baize.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.baize.chaos.load.Load;
import org.baize.chaos.node.Members;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A member that comes to another state than the others. */
@Timeout(300)
class DivergedMemberTest {

    @Test
    void stopsAndSaysSoWhileTheOthersGoOn(@TempDir Path directory) throws IOException, InterruptedException {
        try (Trial trial = Trial.prepare(3, directory, Load.Size.USUAL, 1)) {
            Members members = trial.members();
            int forgetful = (members.awaitLeader() + 1) % members.count();
            trial.load().begin();
            trial.awaitPlay();
            members.stop(forgetful);

            members.startForgetful(forgetful);

            assertThat(members.awaitEnd(forgetful)).as("exit code").isEqualTo(1);
            assertThat(members.log(forgetful))
                    .content()
                    .contains("the node stops: member " + forgetful + " has the state ")
                    .contains("it stops; restore it from a backup of another member");
            trial.awaitPlay();
            assertThat(trial.verdict()).isEmpty();
        }
    }
}
