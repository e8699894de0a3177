package org.baize.rules.sicbo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.baize.rules.game.BadTextException;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SicBoGrammarTest {

    private final SicBoGrammar grammar = new SicBoGrammar();

    @Test
    void everyBetAndEveryReadingIsReadBackFromItsText() {
        for (ExpectedLine line : ExpectedLine.all()) {
            assertThat(grammar.bet(line.bet()).text()).isEqualTo(line.bet());
        }
        for (Dice dice : Dice.ALL) {
            assertThat(grammar.outcome(dice.text())).isEqualTo(dice);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "any-number:5, single:5",
        "triple-4, triple:4",
        "total-17, total:17",
        "any-number-1, single:1",
        "combination:2-1, combination:1-2",
        "combination-6-5, combination:5-6",
        "' Small ', small",
    })
    @Clause("nsw-sic-bo-2016:3.9.7.a")
    void otherWaysToWriteABetAreRead(String written, String bet) {
        assertThat(grammar.bet(written).text()).isEqualTo(bet);
    }

    @ParameterizedTest
    @CsvSource({
        "total:3, a total is 4 to 17",
        "total:18, a total is 4 to 17",
        "combination:4-4, two different numbers",
        "combination:1-2-3, exactly two numbers",
        "combination:5, exactly two numbers",
        "combination:0-1, a die shows 1 to 6",
        "triple:0, a die shows 1 to 6",
        "triple:7, a die shows 1 to 6",
        "double:7, a die shows 1 to 6",
        "single:0, a die shows 1 to 6",
        "triple:1-2, it takes one number",
        "total:99999999999, far too large",
        "odd, is no bet of sic bo",
        "even, is no bet of sic bo",
        "triple, is no bet of sic bo",
        "'', is no bet of sic bo",
    })
    @Clause({
        "act-multi-terminal-2019:10.4(a)/Two Dice Combinations",
        "nsw-sic-bo-2016:3.9",
        "nsw-sic-bo-2016:3.9.6",
        "nsw-sic-bo-2016:3.9.7.a"
    })
    void whatIsNoBetIsRefusedAndToldWhy(String text, String why) {
        assertThatThrownBy(() -> grammar.bet(text))
                .isInstanceOf(BadTextException.class)
                .hasMessageStartingWith("'" + text + "'")
                .hasMessageContaining(why);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dice:1-2", "dice:1-2-3-4", "dice:0-1-2", "dice:1-2-7", "dice:", "roll", "dice:1-2-x"})
    @Clause({"act-multi-terminal-2019:10.2(b)(ii)", "nsw-sic-bo-2016:2.2.a", "nsw-sic-bo-2016:2.2.b"})
    void whatIsNotThreeFacesIsNoReading(String text) {
        assertThatThrownBy(() -> grammar.outcome(text))
                .isInstanceOf(BadTextException.class)
                .hasMessageStartingWith("'" + text + "'");
    }

    @Test
    @Clause({"act-multi-terminal-2019:10.2(b)(ii)", "nsw-sic-bo-2016:2.2.b"})
    void diceAndBetsOutsideTheLayoutCannotBeMade() {
        assertThatThrownBy(() -> new Dice(1, 7, 1)).hasMessageContaining("not 7");
        assertThatThrownBy(() -> new SicBoBet.Total(3)).hasMessageContaining("not 3");
        assertThatThrownBy(() -> new SicBoBet.SpecificTriple(0)).hasMessageContaining("not 0");
        assertThatThrownBy(() -> new SicBoBet.Combination(3, 3)).hasMessageContaining("3-3");
    }
}
