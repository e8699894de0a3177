package org.baize.chaos;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.baize.chaos.load.Finding;
import org.baize.chaos.load.Load;
import org.baize.chaos.node.Members;
import org.baize.chaos.node.Network;

/**
 * The process of a trial in which the leader is cut off from the network. It runs in the hub of that network, which a process
 * can be started in but not enter later. Exit code 0 if all is well, else 1 and sentences.
 */
public final class PartitionMain {

    private static final int MEMBERS = 3;

    private PartitionMain() {}

    /** The arguments for a network of that name. */
    public static List<String> arguments(String network, Path directory) {
        return List.of(network, directory.toString());
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Network network = Network.named(arguments[0], MEMBERS);
        Members members = Members.start(network, MEMBERS, Path.of(arguments[1]));
        try (Trial trial = Trial.prepare(members, Load.Size.USUAL, 1)) {
            trial.load().begin();
            trial.awaitPlay();
            Duration gap = new Faults(trial).cutLeaderOff();
            trial.verdict();
            List<Finding> findings = trial.verifyLogs();
            System.out.println(
                    "gap " + gap.toMillis() + " ms, " + trial.load().book().counts());
            findings.forEach(System.out::println);
            System.exit(findings.isEmpty() ? 0 : 1);
        }
    }
}
