package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

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
}
