package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.baize.rules.game.Fraction;
import org.junit.jupiter.api.Test;

class EdgeCommandTest {

    @Test
    void printsEveryLineOfEveryText() {
        JsonNode edges = CommandRun.of("edge", "--json").json();

        List<String> keys = new ArrayList<>();
        edges.forEach(edge -> keys.add(edge.path("key").asText()));

        assertThat(keys)
                .hasSize(206)
                .doesNotHaveDuplicates()
                .contains(
                        "act-multi-terminal-2019/roulette/row",
                        "act-mini-baccarat-2015/baccarat-b/player-pair-canberra",
                        "act-american-roulette-2005/roulette-double-zero/five-line",
                        "nsw-rapid-2016/baccarat-even-money/dragon-bonus-banker",
                        "nsw-sic-bo-2016/sic-bo/any-number-6");
    }

    @Test
    void givesTwelveDecimalsAndExactProbabilities() {
        JsonNode banker = line(CommandRun.of("edge", "--json").json(), "act-multi-terminal-2019/baccarat-a/banker");

        assertThat(banker.path("edge").asText()).isEqualTo("0.010579057842");
        assertThat(banker.path("levels").path(0).path("net").asText()).isEqualTo("19/20");
        assertThat(sumOfProbabilities(banker)).isEqualTo(Fraction.ONE);
    }

    @Test
    void keepsToOneRulebook() {
        CommandRun run = CommandRun.of("edge", "--rulebook", "nsw-sic-bo-2016");

        assertThat(run.lines()).hasSize(50).allMatch(line -> line.startsWith("nsw-sic-bo-2016/sic-bo/"));
    }

    @Test
    void namesTheRulebooksThereAreWhenThereIsNoSuchOne() {
        CommandRun run = CommandRun.of("edge", "--rulebook", "vegas");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("'vegas' is not a rulebook").contains("nsw-rapid-2016");
        assertThat(run.out()).isEmpty();
    }

    private static JsonNode line(JsonNode edges, String key) {
        for (JsonNode edge : edges) {
            if (edge.path("key").asText().equals(key)) {
                return edge;
            }
        }
        throw new AssertionError("no line " + key);
    }

    private static Fraction sumOfProbabilities(JsonNode edge) {
        Fraction sum = Fraction.ZERO;
        for (JsonNode level : edge.path("levels")) {
            String[] parts = level.path("probability").asText().split("/", -1);
            sum = sum.plus(Fraction.of(Long.parseLong(parts[0]), Long.parseLong(parts[1])));
        }
        return sum;
    }
}
