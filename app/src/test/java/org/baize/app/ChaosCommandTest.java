package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.baize.chaos.ChaosReport;
import org.baize.chaos.Fault;
import org.baize.chaos.load.Finding;
import org.baize.chaos.load.Scorebook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class ChaosCommandTest {

    private static final Scorebook.Counts COUNTS = new Scorebook.Counts(12_345, 67, 8, 23_456, 90);

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final ChaosCommand command = new ChaosCommand();

    @TempDir
    Path folder;

    private static ChaosReport report(Finding... findings) {
        return new ChaosReport(
                Duration.ofSeconds(61),
                Map.of(
                        Fault.KILL_LEADER, new ChaosReport.Tally(4, Duration.ofMillis(2_100)),
                        Fault.LOSE_MAJORITY, new ChaosReport.Tally(1, Duration.ofMillis(4_300))),
                COUNTS,
                List.of(findings));
    }

    @BeforeEach
    void hear() {
        CommandLine line =
                new CommandLine(command).setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
        line.parseArgs();
    }

    @Test
    void aLineSaysHowFarItCame() {
        command.show(report(), 21);

        assertThat(err.toString().lines())
                .containsExactly("From seed 21: 61 seconds, 5 faults, 12,345 acknowledged, longest gap 4.3 s");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void aTableClosesAGoodRun() throws IOException {
        Path directory = Files.createDirectory(folder.resolve("members"));
        Files.createFile(directory.resolve("member0.log"));

        assertThat(command.tell(report(), 21, directory)).isZero();

        assertThat(out.toString().lines())
                .containsExactly(
                        "From seed 21 in 61 s",
                        "fault                                  times  longest gap",
                        "leader killed                              4        2.1 s",
                        "majority lost                              1        4.3 s",
                        "faults                                     5",
                        "rounds                                    90",
                        "acknowledged                          12,345",
                        "refused                                   67",
                        "unknown                                    8",
                        "lost                                       0",
                        "doubled                                    0",
                        "Everything acknowledged is there, once.");
        assertThat(directory).as("nobody needs it any more").doesNotExist();
    }

    @Test
    void aBadRunExitsWithOneAndKeepsWhatTheMembersWrote() throws IOException {
        ChaosReport bad = report(
                new Finding(Finding.Kind.LOST, 2, "terminal 3 was answered 9, not 7"),
                new Finding(Finding.Kind.DOUBLED, 1, "a wager twice"));

        assertThat(command.tell(bad, 21, folder)).isEqualTo(1);

        assertThat(out.toString().lines())
                .contains(
                        "lost                                       2",
                        "doubled                                    1",
                        "LOST: terminal 3 was answered 9, not 7",
                        "DOUBLED: a wager twice")
                .endsWith("Something is wrong.");
        assertThat(err.toString().lines()).containsExactly("What the members wrote is kept in " + folder);
        assertThat(folder).exists();
    }

    @ParameterizedTest
    @CsvSource({"--members=2, '--members must be 1 or 3, not 2'", "--minutes=0, '--minutes must be 1 to 100000, not 0'"
    })
    void saysWhatIsWrongWithTheInput(String option, String sentence) {
        CommandRun run = CommandRun.of("chaos", option);

        assertThat(run.err()).isEqualTo("baize: " + sentence + System.lineSeparator());
        assertThat(run.exitCode()).isEqualTo(2);
    }
}
