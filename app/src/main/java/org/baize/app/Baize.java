package org.baize.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.baize.cluster.log.BackupException;
import org.baize.cluster.log.DamagedLogException;
import org.baize.cluster.log.NoLogException;
import org.baize.cluster.node.BadNodeFileException;
import org.baize.cluster.node.NodeException;
import org.baize.gateway.BadGatewayConfigException;
import org.baize.gateway.GatewayException;
import org.baize.protocol.wire.NewerVersionException;
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
        footer = {
            "",
            "For engineers:",
            "  ./baize test      run all tests (--module NAME, --only TEST_CLASS)",
            "  ./baize bench     measure, side by side with peers",
            "  ./baize format    format the sources",
            "  ./baize screens   take the pictures of the screens"
        })
public final class Baize implements Runnable {

    private static final List<Class<?>> COMMANDS = List.of(
            RulebookCommand.class,
            EdgeCommand.class,
            SettleCommand.class,
            SimulateCommand.class,
            SimCommand.class,
            RunCommand.class,
            NodeCommand.class,
            RecordsVerifyCommand.class,
            RecordsCommand.class,
            LogCommand.class,
            ClusterCommand.class,
            ChaosCommand.class,
            LoadCommand.class);

    /** What the script {@code baize} does by itself, before any Java of ours is built. */
    private static final List<String> LAUNCHER_COMMANDS = List.of("test", "bench", "format", "screens");

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before run()
    private CommandSpec spec;

    public static void main(String[] arguments) {
        // The web server's libraries want it said before the first of them logs, and complain in the middle of a report
        // otherwise.
        System.setProperty("java.util.logging.manager", "org.jboss.logmanager.LogManager");
        int exitCode = commandLine(arguments).execute(arguments);
        Optional<String> lost = lostOutput();
        lost.ifPresent(why -> System.err.println("baize: the output could not be written: " + why));
        System.exit(lost.isPresent() ? CommandLine.ExitCode.SOFTWARE : exitCode);
    }

    /** Why output was lost, such as a full disk. A reader that has seen enough, such as {@code head}, is no loss. */
    private static Optional<String> lostOutput() {
        if (!System.out.checkError()) {
            return Optional.empty();
        }
        try (OutputStream out = new FileOutputStream(FileDescriptor.out)) {
            out.write('\n');
            return Optional.of("it stopped for a moment");
        } catch (IOException why) {
            return Optional.of(String.valueOf(why.getMessage())).filter(message -> !message.equals("Broken pipe"));
        }
    }

    /** Describing a command to the library takes longer than many a command: only the one that is called is described. */
    static CommandLine commandLine(String... arguments) {
        CommandLine baize = new CommandLine(new Baize());
        Stream<Class<?>> called = COMMANDS.stream()
                .filter(command -> arguments.length > 0 && name(command).equals(arguments[0]));
        called.findFirst().ifPresentOrElse(baize::addSubcommand, () -> COMMANDS.forEach(baize::addSubcommand));
        return baize.registerConverter(Long.class, Baize::wholeNumber)
                .registerConverter(long.class, Baize::wholeNumber)
                .registerConverter(Integer.class, Baize::smallNumber)
                .registerConverter(int.class, Baize::smallNumber)
                .setParameterExceptionHandler(Baize::explain)
                .setExecutionExceptionHandler(Baize::explain);
    }

    private static String name(Class<?> command) {
        return command.getAnnotation(Command.class).name();
    }

    private static Long wholeNumber(String text) {
        try {
            return Long.valueOf(text);
        } catch (NumberFormatException notOne) {
            String why = text.matches("[+-]?[0-9]+") ? "is out of range" : "is not a whole number";
            throw new CommandLine.TypeConversionException("'" + text + "' " + why);
        }
    }

    private static Integer smallNumber(String text) {
        long number = wholeNumber(text);
        if (number != (int) number) {
            throw new CommandLine.TypeConversionException("'" + text + "' is out of range");
        }
        return (int) number;
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    private static int explain(CommandLine.ParameterException wrong, String[] arguments) {
        CommandLine command = wrong.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        String why = unknownCommand(wrong).orElse(String.valueOf(wrong.getMessage()));
        command.getErr().println("baize: " + why + "; see '" + name + " --help'");
        command.getErr().flush();
        return CommandLine.ExitCode.USAGE;
    }

    /** A word behind {@code baize}, or a command that has others, that is none of them; those of the launcher included. */
    private static Optional<String> unknownCommand(CommandLine.ParameterException wrong) {
        CommandLine command = wrong.getCommandLine();
        List<String> commands =
                new ArrayList<>(command.getCommandSpec().subcommands().keySet());
        if (commands.isEmpty() || !(wrong instanceof CommandLine.UnmatchedArgumentException unmatched)) {
            return Optional.empty();
        }
        if (command.getParent() == null) {
            commands.addAll(LAUNCHER_COMMANDS);
        }
        return Optional.of(unmatched.getUnmatched().getFirst())
                .filter(word -> !word.startsWith("-"))
                .map(word -> "'" + word + "' is not a command; there " + (commands.size() == 1 ? "is " : "are ")
                        + String.join(", ", commands));
    }

    /**
     * What a person got wrong is one sentence and exit code 2, what the machine does not allow one sentence and exit code 1;
     * what we got wrong keeps its stack trace.
     */
    private static int explain(Exception thrown, CommandLine command, CommandLine.ParseResult parsed) throws Exception {
        if (thrown instanceof BadInputException
                || thrown instanceof BadTextException
                || thrown instanceof UnknownNameException
                || thrown instanceof NoLogException
                || thrown instanceof BadNodeFileException
                || thrown instanceof BadGatewayConfigException) {
            return say(thrown, command, CommandLine.ExitCode.USAGE);
        }
        if (thrown instanceof NodeException
                || thrown instanceof GatewayException
                || thrown instanceof DamagedLogException
                || thrown instanceof NewerVersionException
                || thrown instanceof BackupException) {
            return say(thrown, command, CommandLine.ExitCode.SOFTWARE);
        }
        throw thrown;
    }

    private static int say(Exception thrown, CommandLine command, int exitCode) {
        command.getErr().println("baize: " + thrown.getMessage());
        command.getErr().flush();
        return exitCode;
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
