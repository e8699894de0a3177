package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class BaizeTest {

    @Test
    void aWordThatIsNoCommandIsAnsweredWithThoseThatAre() {
        CommandRun run = CommandRun.of("foo");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith(
                        "baize: 'foo' is not a command; there are rulebook, edge, settle, simulate, sim, run, node, verify, records, log, cluster, chaos, ");
    }

    @Test
    void soIsOneBehindACommandThatHasOthers() {
        CommandRun run = CommandRun.of("cluster", "statu");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("baize: 'statu' is not a command; there are status, members, snapshot, verify, backup; see"
                        + " 'baize cluster --help'");
        assertThat(CommandRun.of("records", "foo").err()).contains("there is rebuild;");
    }

    @Test
    void anOptionThatItDoesNotHaveIsNoCommand() {
        CommandRun run = CommandRun.of("--foo");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--foo").doesNotContain("is not a command");
    }

    @Test
    void aWordTooManyBehindACommandIsNoCommand() {
        CommandRun run = CommandRun.of("edge", "foo");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("foo").doesNotContain("is not a command");
    }

    /** A line that is longer goes on at the left, below the keys. */
    @Test
    void whatStandsBelowAHelpFindsRoomInItsLines() {
        CommandLine baize = Baize.commandLine();
        Stream<CommandLine> all = Stream.concat(
                Stream.of(baize),
                baize.getSubcommands().values().stream()
                        .flatMap(command ->
                                Stream.concat(Stream.of(command), command.getSubcommands().values().stream())));

        assertThat(all.flatMap(command ->
                        Stream.of(command.getCommandSpec().usageMessage().footer())))
                .hasSizeGreaterThan(20)
                .allSatisfy(line -> assertThat(line).hasSizeLessThan(baize.getUsageHelpWidth()));
    }
}
