package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RulebookCommandTest {

    static List<String> ids() {
        return Rulebooks.all().stream().map(Rulebook::id).toList();
    }

    @Test
    void listsTheRulebooks() {
        assertThat(CommandRun.of("rulebook").out()).contains(ids()).contains("baccarat-even-money");
        assertThat(CommandRun.of("rulebook", "--json").json()).hasSize(5);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void showsGamesBetsOddsAndPolicies(String id) {
        JsonNode shown = CommandRun.of("rulebook", id, "--json").json();

        assertThat(shown.path("edition").path("id").asText()).isEqualTo(id);
        assertThat(shown.path("games")).isNotEmpty();
        for (JsonNode game : shown.path("games")) {
            for (JsonNode bet : game.path("bets")) {
                assertThat(bet.path("pays")).as(bet.path("key").asText()).isNotEmpty();
                assertThat(bet.path("bets")).isNotEmpty();
                assertThat(bet.path("rule").asText()).isNotBlank();
            }
        }
        assertThat(shown.path("policies").path("wagers")).isNotEmpty();
        assertThat(shown.path("policies").path("dealing")).isNotEmpty();
        assertThat(shown.path("policies").path("house")).isNotEmpty();
        assertThat(shown.path("operator")).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void printsNoMachineTalkForPeople(String id) {
        CommandRun run = CommandRun.of("rulebook", id);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("games:", "policies:").doesNotContain("@", "Lambda", "Optional[", "{");
    }

    @Test
    void saysWhatPaysAndByWhichRule() {
        JsonNode games = CommandRun.of("rulebook", "act-multi-terminal-2019", "--json")
                .json()
                .path("games");

        List<String> pays = new ArrayList<>();
        for (JsonNode bet : games.path(0).path("bets")) {
            bet.path("pays").forEach(way -> pays.add(bet.path("key").asText() + ": " + way.asText()));
        }

        assertThat(pays).contains("banker: 1 to 1 less 5 % [8.7(b)/A/Banker]", "tie: 8 to 1 [8.7(b)/A/Tie]");
    }

    @Test
    void refusesAnUnknownRulebook() {
        CommandRun run = CommandRun.of("rulebook", "vegas");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("'vegas' is not a rulebook");
    }
}
