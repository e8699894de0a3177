package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.baize.load.LoadReport;
import org.baize.load.terminal.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class LoadCommandTest {

    private static LoadReport report(Map<Score.Counted, Long> counts, List<String> disagreements) {
        Score.Latency none = new Score.Latency(0, 0, 0, 0, 0);
        return new LoadReport(
                Duration.ofMinutes(1),
                new Score.Standing(counts, Map.of(), List.of(), new Score.Times(none, none, none)),
                new LoadReport.Money(100, 50, 50),
                new LoadReport.MemoryUse(1, 1, 0, 1, 1),
                disagreements);
    }

    private static int exitCode(LoadReport report, Path directory) throws IOException {
        LoadCommand command = new LoadCommand();
        new CommandLine(command).setErr(new PrintWriter(Writer.nullWriter(), true));
        return command.end(report, directory);
    }

    @Test
    void exitsWith1AndKeepsTheLogWhereTheTerminalsAndTheFloorDisagree(@TempDir Path folder) throws IOException {
        Path directory = Files.createDirectory(folder.resolve("load"));

        assertThat(exitCode(report(Map.of(), List.of("terminal 1001 has 5 cents more than the floor")), directory))
                .isEqualTo(1);
        assertThat(exitCode(report(Map.of(Score.Counted.FINDINGS, 1L), List.of()), directory))
                .isEqualTo(1);
        assertThat(directory).exists();

        assertThat(exitCode(report(Map.of(), List.of()), directory)).isZero();
        assertThat(directory).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({
        "--terminals=0, '--terminals must be 1 to 20000, not 0'",
        "--tables=1001, '--tables must be 1 to 1000, not 1001'",
        "--minutes=0, '--minutes must be 1 to 100000, not 0'",
        "--warm-up=-1, '--warm-up must be 0 to 3600, not -1'",
        "--heap=10, '--heap must be 64 or more, not 10'",
        "--web=70000, 'a port is a number from 1 to 65535, and not 70000'"
    })
    void saysWhatIsWrongWithTheInput(String option, String sentence) {
        CommandRun run = CommandRun.of("load", option);

        assertThat(run.err()).isEqualTo("baize: " + sentence + System.lineSeparator());
        assertThat(run.exitCode()).isEqualTo(2);
    }
}
