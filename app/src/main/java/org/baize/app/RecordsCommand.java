package org.baize.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What is done with the records of a floor. */
@Command(
        name = "records",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = RecordsRebuildCommand.class,
        description = "Look after the records of a floor; 'baize verify' checks them.")
final class RecordsCommand implements Runnable {

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before run()
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
