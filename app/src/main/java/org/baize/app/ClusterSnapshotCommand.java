package org.baize.app;

import java.nio.file.Path;
import org.baize.cluster.node.RunningNode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Has all members take a snapshot. */
@Command(
        name = "snapshot",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description = "Has all members take a snapshot now, and waits for it. Asked of the member that leads.")
final class ClusterSnapshotCommand implements Runnable {

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "baize-data",
            description = "The directory of the member; ${DEFAULT-VALUE} without it.")
    private Path data = Path.of("");

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before run()
    private CommandSpec spec;

    @Override
    public void run() {
        try (RunningNode node = RunningNode.in(data)) {
            node.takeSnapshot();
            spec.commandLine()
                    .getOut()
                    .println("taken, with the log at position " + node.state().committed());
        }
    }
}
