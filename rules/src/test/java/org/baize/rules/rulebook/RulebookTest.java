package org.baize.rules.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.baize.rules.game.BadTextException;
import org.baize.rules.game.Bet;
import org.baize.rules.game.Game;
import org.baize.rules.game.GameKind;
import org.baize.rules.game.Outcome;
import org.baize.rules.game.Payoff;
import org.baize.rules.law.RuleId;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class RulebookTest {

    static List<Rulebook> texts() {
        return Rulebooks.all();
    }

    @ParameterizedTest
    @MethodSource("texts")
    void everyValueStandsBesideARuleOfItsOwnText(Rulebook text) {
        List<RuleId> rules = new ArrayList<>(RulesCited.in(text));
        text.games().forEach(game -> collectPayoffs(game, rules));

        assertThat(rules)
                .hasSizeGreaterThan(50)
                .allMatch(rule -> rule.rulebook().equals(text.id()));
    }

    @Test
    @Clause("act-multi-terminal-2019:A.1/Multi Terminal Table Game")
    void multiTerminalHasTheThreeGamesAndNoOther() {
        assertThat(Rulebooks.byId("act-multi-terminal-2019").games())
                .extracting(Game::kind)
                .containsOnly(GameKind.BACCARAT, GameKind.ROULETTE, GameKind.SIC_BO);
        assertThatThrownBy(() -> Rulebooks.byId("act-multi-terminal-2019").game("poker"))
                .isInstanceOf(UnknownNameException.class);
    }

    @ParameterizedTest
    @Clause("act-multi-terminal-2019:A.1/Dealer Terminal(a)")
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "roulette, number:0, number:36, number:37",
                "roulette, number:0, number:36, number:00",
                "sic-bo, dice:1-1-1, dice:6-6-6, dice:1-2-7",
                "sic-bo, dice:1-1-1, dice:6-6-6, dice:0-2-3",
                "baccarat-a, \"coup:P=KH,4S B=9C,9D\", \"coup:P=AH,AS,AD B=2C,AC,2H\", \"coup:P=1H,4S B=9C,9D\""
            })
    void aCompleteResultCanBeEnteredAndAnImpossibleOneCannot(
            String game, String entered, String alsoEntered, String impossible) {
        Game<?, ?> played = Rulebooks.byId("act-multi-terminal-2019").game(game);

        assertThat(played.grammar().outcome(entered)).isNotNull();
        assertThat(played.grammar().outcome(alsoEntered)).isNotNull();
        assertThatThrownBy(() -> played.grammar().outcome(impossible)).isInstanceOf(BadTextException.class);
    }

    @Test
    @Clause("nsw-rapid-2016:1.1/Roulette component electronic table game")
    void rapidRouletteHasTheBetsAndOddsOfItsOwnChapters() {
        Game<?, ?> roulette = Rulebooks.byId("nsw-rapid-2016").game("roulette");
        List<RuleId> payoffs = new ArrayList<>();
        collectPayoffs(roulette, payoffs);

        assertThat(roulette.lines()).allMatch(line -> line.rule().rule().startsWith("5.1."));
        assertThat(roulette.sections()).allMatch(line -> line.rule().rule().startsWith("5.2."));
        assertThat(payoffs).allMatch(rule -> rule.rule().matches("8\\.5/.*|8\\.6|5\\.1\\..*"));
    }

    private static <B extends Bet, O extends Outcome> void collectPayoffs(Game<B, O> game, List<RuleId> rules) {
        for (B bet : game.payTable().bets()) {
            for (O outcome : game.payTable().outcomes()) {
                Payoff payoff = game.payTable().payoff(bet, outcome);
                rules.add(payoff.rule());
            }
        }
    }
}
