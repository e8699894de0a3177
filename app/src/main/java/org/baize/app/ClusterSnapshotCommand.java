package org.baize.app;

import org.baize.cluster.node.RunningNode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Has all members take a snapshot. */
@Command(
        name = "snapshot",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description = "Has all members take a snapshot now, and waits for it. Asked of the member that leads.")
final class ClusterSnapshotCommand implements Runnable {

    @Mixin
    private MemberOption chosen = new MemberOption();

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before run()
    private CommandSpec spec;

    @Override
    public void run() {
        try (RunningNode node = RunningNode.in(chosen.existing())) {
            node.takeSnapshot();
            spec.commandLine()
                    .getOut()
                    .println("taken, with the log at position " + node.state().committed());
        }
    }
}
