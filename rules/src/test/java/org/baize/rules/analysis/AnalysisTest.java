package org.baize.rules.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Fraction;
import org.baize.rules.game.Game;
import org.baize.rules.game.Odds;
import org.baize.rules.game.Payoff;
import org.baize.rules.law.RuleId;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.sicbo.Dice;
import org.baize.rules.sicbo.SicBoBet;
import org.baize.rules.sicbo.SicBoGrammar;
import org.junit.jupiter.api.Test;

class AnalysisTest {

    @Test
    void everyLineOfEveryGameAgreesWithTheIndependentCount() {
        List<String> expected =
                expected().lines().filter(row -> !row.startsWith("#")).toList();

        List<String> counted = Analysis.all().stream().map(AnalysisTest::row).toList();

        assertThat(counted).hasSize(206).containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void bankersEdgeUnderFivePercentCommissionIsTheWellKnownOne() {
        Edge banker = Analysis.all().stream()
                .filter(edge -> edge.key().equals("act-multi-terminal-2019/baccarat-a/banker"))
                .findFirst()
                .orElseThrow();

        assertThat(banker.edge().decimal(12)).isEqualTo("0.010579057842");
    }

    @Test
    void probabilitiesAddUpToOneAndOneRulebookIsPartOfTheWhole() {
        assertThat(Analysis.all())
                .allSatisfy(edge -> assertThat(
                                edge.levels().stream().map(Level::probability).reduce(Fraction.ZERO, Fraction::plus))
                        .as(edge.key())
                        .isEqualTo(Fraction.ONE));
        assertThat(Analysis.of(Rulebooks.byId("nsw-sic-bo-2016"))).hasSize(50);
    }

    @Test
    void lineOfUnlikeBetsIsAMistakeThatIsNotPassedOver() {
        RuleId rule = new RuleId("some-rulebook", "1");
        List<SicBoBet> unlike = List.of(new SicBoBet.Total(4), new SicBoBet.Total(5));
        Game<SicBoBet, Dice> game = Game.of(
                Rulebooks.byId("nsw-sic-bo-2016").game("sic-bo").name(),
                new Game.Layout<>(List.of(new BetLine<>("totals", "Totals", unlike, rule)), List.of()),
                Dice.ALL,
                (bet, dice) -> bet.hits(dice) > 0 ? new Payoff.Win(Odds.toOne(8), rule) : new Payoff.Loss(rule),
                new SicBoGrammar());

        assertThatThrownBy(() -> Analysis.of("some-rulebook", game))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("'totals' are not alike");
    }

    private static String row(Edge edge) {
        String levels = edge.levels().stream()
                .map(level -> level.net() + ": " + level.probability())
                .collect(Collectors.joining("; "));
        return edge.key() + "\t" + edge.edge().decimal(12) + "\t" + levels;
    }

    private static String expected() {
        try (InputStream file = Objects.requireNonNull(
                AnalysisTest.class.getResourceAsStream("/analysis/edges.tsv"), "analysis/edges.tsv is missing")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
