package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimCommandTest {

    @Test
    void playsOneSeedAndSaysThatEverythingAgreed() {
        CommandRun run = CommandRun.of("sim", "--seed", "1", "--rounds", "20");

        assertThat(run.out())
                .contains("From seed 1")
                .contains(": 1 seed, ")
                .contains(" tables and ")
                .contains("Everything agreed.");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void printsTheSameForPrograms() {
        JsonNode result =
                CommandRun.of("sim", "--json", "--seed=1", "--rounds=20").json();

        assertThat(result.path("agreed").asBoolean()).isTrue();
        assertThat(result.path("rounds").asLong()).isGreaterThanOrEqualTo(20);
        assertThat(result.path("commands").asLong()).isGreaterThan(100);
        assertThat(result.has("failure")).isFalse();
        assertThat(result.path("stopped").asBoolean()).isFalse();
    }

    @Test
    void whoStopsItIsToldHowFarItCameAndFromWhichSeed(@TempDir Path folder) throws IOException, InterruptedException {
        JsonNode stopped = Stopped.of(folder, "sim", "--json", "--minutes=1", "--rounds=1000000000", "--threads=1")
                .json();

        assertThat(stopped.path("stopped").asBoolean()).isTrue();
        assertThat(stopped.path("firstSeed").asLong()).isNotZero();
        assertThat(stopped.path("seeds").asLong()).isZero();
        assertThat(stopped.path("commands").asLong()).isPositive();
        assertThat(stopped.path("agreed").asBoolean()).isTrue();
    }

    @Test
    void alsoOneSeedShowsProgressAndCanBeStopped(@TempDir Path folder) throws IOException, InterruptedException {
        CommandRun stopped = Stopped.of(folder, "sim", "--seed=7", "--rounds=1000000000");

        assertThat(stopped.err()).startsWith("From seed 7: no floor finished, ");
        assertThat(stopped.out()).startsWith("Stopped, from seed 7 in ").contains("Everything agreed so far.");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "--rounds=0, --rounds must be 1 or more",
                "--minutes=0, --minutes must be 1 to 100000",
                "--threads=2, --threads goes with --minutes",
                "--threads=0 --minutes=1, --threads must be 1 to 1024",
                "--seed=x, 'x' is not a whole number",
                "--seed=99999999999999999999, '99999999999999999999' is out of range",
                "--threads=99999999999 --minutes=1, '99999999999' is out of range"
            })
    void saysWhatIsWrong(String option, String why) {
        CommandRun run = CommandRun.of(("sim " + option).split(" ", -1));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains(why).doesNotContain("Exception");
    }
}
