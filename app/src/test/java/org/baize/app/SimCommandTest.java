package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
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
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "--rounds=0, --rounds must be 1 or more",
                "--minutes=0, --minutes must be 1 to 100000",
                "--threads=2, --threads goes with --minutes",
                "--threads=0 --minutes=1, --threads must be 1 to 1024",
                "--seed=x, 'x' is not a whole number"
            })
    void saysWhatIsWrong(String option, String why) {
        CommandRun run = CommandRun.of(("sim " + option).split(" ", -1));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains(why);
    }
}
