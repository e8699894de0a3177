package org.baize.rules.roulette;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.baize.rules.game.BadTextException;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RouletteGrammarTest {

    private static final RouletteGrammar ONE_ZERO = new RouletteGrammar(RouletteLayout.of(Wheel.SINGLE_ZERO));
    private static final RouletteGrammar TWO_ZEROS = new RouletteGrammar(RouletteLayout.of(Wheel.DOUBLE_ZERO));

    @ParameterizedTest
    @EnumSource
    void everyBetReadsItsOwnTextBack(Wheel wheel) {
        RouletteLayout layout = RouletteLayout.of(wheel);
        RouletteGrammar grammar = new RouletteGrammar(layout);

        assertThat(layout.positions())
                .allSatisfy(position ->
                        assertThat(grammar.bet(position.bet().text())).isEqualTo(position.bet()));
    }

    @ParameterizedTest
    @CsvSource({
        "split:20-17, split:17-20",
        "corner:29-25-28-26, corner:25-26-28-29",
        "six-line:31-36, six-line:31-32-33-34-35-36",
        "six-line:36-31, six-line:31-32-33-34-35-36",
        "row:2, column:2",
        "' RED ', red"
    })
    void otherSpellingsAreRead(String read, String canonical) {
        assertThat(ONE_ZERO.bet(read).text()).isEqualTo(canonical);
    }

    @Test
    void fiveLineIsReadInAnyOrder() {
        assertThat(TWO_ZEROS.bet("five-line:3-2-1-00-0").text()).isEqualTo("five-line:0-00-1-2-3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "split:17-21 | 17 and 21 are not adjacent",
                "split:3-4 | 3 and 4 are not adjacent",
                "split:1-5 | 1 and 5 are not adjacent",
                "split:25-29 | 25 and 29 are not adjacent",
                "split:0-4 | 0 and 4 are not adjacent",
                "split:17-17 | a number stands in it twice",
                "split:17 | split takes 2 numbers, not 1",
                "split:17-20-23 | split takes 2 numbers, not 3",
                "split:17-x | 'x' is no number",
                "split | '' is no number",
                "split:17- | '' is no number",
                "straight:37 | '37' is no number",
                "straight:00 | there is no 00",
                "street:2-3-4 | 2, 3, 4 are no street",
                "street:0-1-3 | 0, 1, 3 are no street",
                "corner:1-2-3-4 | 1, 2, 3, 4 are no corner",
                "corner:3-4-6-7 | 3, 4, 6, 7 are no corner",
                "five-line:0-1-2-3-4 | 0, 1, 2, 3, 4 are no five-line",
                "six-line:2-7 | 2, 3, 4, 5, 6, 7 are no six-line",
                "six-line:0-5 | 0, 1, 2, 3, 4, 5 are no six-line",
                "six-line:1-7 | six-line takes 6 numbers, not 7",
                "column:4 | it has column:1, column:2, column:3",
                "column | it has column:1, column:2, column:3",
                "dozen:0 | it has dozen:1, dozen:2, dozen:3",
                "red:1 | it has red",
                "trio:0-1-2 | begins with one of straight, split, street"
            })
    @Clause({
        "act-american-roulette-2005:4.4",
        "act-american-roulette-2005:4.4(a)",
        "act-american-roulette-2005:4.4(b)",
        "act-american-roulette-2005:4.4(c)/row",
        "act-american-roulette-2005:4.4(c)/SZ",
        "act-american-roulette-2005:4.4(e)",
        "act-american-roulette-2005:4.4(f)",
        "act-multi-terminal-2019:9.4(a)/Split",
        "act-multi-terminal-2019:9.4(b)(ii)(B)",
        "act-multi-terminal-2019:9.4(b)(ii)(C)",
        "act-multi-terminal-2019:9.4(a)/Six Line or Double Street",
        "nsw-rapid-2016:5.1",
        "nsw-rapid-2016:5.1.2.1",
        "nsw-rapid-2016:5.1.2.2",
        "nsw-rapid-2016:5.1.3.3",
        "nsw-rapid-2016:5.1.4.1"
    })
    void whatTheSingleZeroLayoutLacksIsRefusedWithTheReason(String text, String why) {
        assertThatThrownBy(() -> ONE_ZERO.bet(text))
                .isInstanceOf(BadTextException.class)
                .hasMessageStartingWith("'" + text + "' is not a bet of")
                .hasMessageContaining(why);
    }

    @Test
    void whoWritesSomethingElseIsToldTheBetsThatTheGameHas() {
        assertThatThrownBy(() -> Games.RAPID.game().grammar().bet("trio:0-1-2"))
                .hasMessageContaining("straight, split")
                .hasMessageEndingWith("black, tier, orphans, grand-series, zero-spiel")
                .hasMessageNotContaining("five-line");
        assertThatThrownBy(() -> Games.DOUBLE_ZERO.game().grammar().bet("trio:0-1-2"))
                .hasMessageContaining("five-line")
                .hasMessageNotContaining("tier");
        assertThatThrownBy(() -> ONE_ZERO.bet("trio:0-1-2")).hasMessageNotContaining("five-line");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"split:0-3", "split:00-1", "street:0-2-3", "street:00-1-2", "street:0-1-3", "corner:0-1-2-3"})
    @Clause({
        "act-american-roulette-2005:4.4(b)",
        "act-american-roulette-2005:4.4(c)/DZ",
        "act-american-roulette-2005:4.4(d)"
    })
    void whatTheDoubleZeroLayoutLacksIsRefused(String text) {
        assertThatThrownBy(() -> TWO_ZEROS.bet(text)).isInstanceOf(BadTextException.class);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:9.1/Multi Terminal Roulette",
        "act-multi-terminal-2019:9.2(b)(i)",
        "nsw-rapid-2016:2.4.3.1",
        "nsw-rapid-2016:7.5.2"
    })
    void singleZeroGamesKnowNoResultBeyondZeroToThirtySix() {
        for (Games games : new Games[] {Games.MULTI_TERMINAL, Games.SINGLE_ZERO, Games.RAPID}) {
            assertThatThrownBy(() -> games.game().grammar().outcome("00"))
                    .isInstanceOf(BadTextException.class)
                    .hasMessage("'00' is not a number of this wheel: it has no 00");
            assertThatThrownBy(() -> games.game().grammar().outcome("37")).isInstanceOf(BadTextException.class);
            assertThat(games.table().outcomes()).hasSize(37);
        }
        assertThat(Games.DOUBLE_ZERO.game().grammar().outcome("number:00")).isEqualTo(Pocket.DOUBLE_ZERO);
    }
}
