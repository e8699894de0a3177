package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateCommandTest {

    @Test
    void countsEveryRoundOfEveryLine() {
        JsonNode result = simulate("7", "2").json();

        assertThat(result.path("rounds").asLong()).isEqualTo(300_000);
        assertThat(result.path("lines")).hasSize(5);
        for (JsonNode line : result.path("lines")) {
            long counted = 0;
            for (JsonNode level : line.path("levels")) {
                counted += level.path("count").asLong();
            }
            assertThat(counted).isEqualTo(300_000);
        }
    }

    @Test
    void theSameSeedGivesTheSameResultOnAnyNumberOfThreads() {
        assertThat(simulate("7", "1").out())
                .isEqualTo(simulate("7", "2").out())
                .isEqualTo(simulate("7", "3").out())
                .isNotEqualTo(simulate("8", "2").out());
    }

    @Test
    void tellsPeopleWhetherItAgrees() {
        CommandRun run = CommandRun.of(
                "simulate", "--rulebook", "nsw-sic-bo-2016", "--game", "sic-bo", "--rounds", "100000", "--seed", "3");

        assertThat(run.out()).contains("100,000 rounds with seed 3").contains("Every line lies within");
    }

    @Test
    void oneRoundOnOneThreadIsNoPlural() {
        CommandRun run = CommandRun.of(
                "simulate", "--rulebook=nsw-sic-bo-2016", "--game=sic-bo", "--rounds=1", "--seed=3", "--threads=1");

        assertThat(run.lines().getFirst()).contains(": 1 round with seed 3").endsWith(" on 1 thread");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "vegas, baccarat, 10, 'vegas' is not a rulebook",
                "nsw-rapid-2016, poker, 10, 'poker' is not a game of nsw-rapid-2016",
                "nsw-rapid-2016, baccarat, 0, --rounds must be 1 or more",
                "nsw-rapid-2016, baccarat, many, 'many' is not a whole number"
            })
    void saysWhatIsWrong(String rulebook, String game, String rounds, String why) {
        CommandRun run = CommandRun.of("simulate", "--rulebook", rulebook, "--game", game, "--rounds", rounds);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains(why);
    }

    private static CommandRun simulate(String seed, String threads) {
        return CommandRun.of(
                "simulate",
                "--json",
                "--rulebook=act-multi-terminal-2019",
                "--game=baccarat-a",
                "--rounds=300000",
                "--seed=" + seed,
                "--threads=" + threads);
    }
}
