package org.baize.app;

import org.baize.rules.game.BadTextException;
import org.baize.rules.rulebook.UnknownNameException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code baize}. Exit codes: 0 done, 1 a fault of ours, 2 the input is wrong. */
@Command(
        name = "baize",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        description = "The open game system of multi-terminal table games.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {RulebookCommand.class, EdgeCommand.class, SettleCommand.class, SimulateCommand.class},
        footer = {
            "",
            "For engineers:",
            "  ./baize test      run all tests (--module NAME, --only TEST_CLASS)",
            "  ./baize bench     measure, side by side with peers",
            "  ./baize format    format the sources"
        })
public final class Baize implements Runnable {

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before run()
    private CommandSpec spec;

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Baize())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler(Baize::explain);
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** What a person got wrong is one sentence and exit code 2; what we got wrong keeps its stack trace. */
    private static int explain(Exception thrown, CommandLine command, CommandLine.ParseResult parsed) throws Exception {
        if (thrown instanceof BadInputException
                || thrown instanceof BadTextException
                || thrown instanceof UnknownNameException) {
            command.getErr().println("baize: " + thrown.getMessage());
            command.getErr().flush();
            return CommandLine.ExitCode.USAGE;
        }
        throw thrown;
    }

    /** The version that the build wrote into the jar. */
    static final class Version implements CommandLine.IVersionProvider {

        @Override
        public String[] getVersion() {
            String version = Baize.class.getPackage().getImplementationVersion();
            return new String[] {"baize " + (version == null ? "(not packaged)" : version)};
        }
    }
}
