package org.baize.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What is done with the members of a cluster and their directories. */
@Command(
        name = "cluster",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            ClusterStatusCommand.class,
            ClusterMembersCommand.class,
            ClusterSnapshotCommand.class,
            VerifyCommand.class,
            BackupCommand.class
        },
        description = "Look after the members of a cluster and what they have written.")
final class ClusterCommand implements Runnable {

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before run()
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
