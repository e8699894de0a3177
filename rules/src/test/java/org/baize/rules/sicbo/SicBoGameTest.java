package org.baize.rules.sicbo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Game;
import org.baize.rules.game.Payoff;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SicBoGameTest {

    private static final String ACT = "act-multi-terminal-2019";
    private static final String NSW = "nsw-sic-bo-2016";

    @ParameterizedTest
    @ValueSource(strings = {ACT, NSW})
    @Clause({
        "act-multi-terminal-2019:10.2(a)",
        "nsw-sic-bo-2016:2.3",
        "nsw-sic-bo-2016:2.3.2",
        "nsw-sic-bo-2016:3.9",
        "nsw-sic-bo-2016:3.9.1",
        "nsw-sic-bo-2016:3.9.2",
        "nsw-sic-bo-2016:3.9.7.a",
        "nsw-sic-bo-2016:3.9.9"
    })
    void layoutHasExactlyTheFiftyBetsEachOnALineOfItsOwn(String rulebook) {
        Game<SicBoBet, Dice> game = sicBo(rulebook);
        List<ExpectedLine> expected = ExpectedLine.of(rulebook);

        assertThat(game.lines())
                .extracting(BetLine::key)
                .containsExactlyInAnyOrderElementsOf(
                        expected.stream().map(ExpectedLine::key).toList())
                .hasSize(50)
                .doesNotHaveDuplicates();
        assertThat(game.payTable().bets())
                .extracting(SicBoBet::text)
                .containsExactlyInAnyOrderElementsOf(
                        expected.stream().map(ExpectedLine::bet).toList());
        assertThat(game.lines()).allSatisfy(line -> assertThat(line.bets()).hasSize(1));
        assertThat(game.sections()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {ACT, NSW})
    @Clause({
        "act-multi-terminal-2019:10.4(a)/Small",
        "act-multi-terminal-2019:10.4(a)/Big",
        "act-multi-terminal-2019:10.4(a)/Any Triple",
        "act-multi-terminal-2019:10.4(a)/Specific Triples",
        "act-multi-terminal-2019:10.4(a)/Specific Doubles",
        "act-multi-terminal-2019:10.4(a)/Two Dice Combinations",
        "act-multi-terminal-2019:10.4(a)/Single Die/one",
        "act-multi-terminal-2019:10.4(a)/Single Die/two",
        "act-multi-terminal-2019:10.4(a)/Single Die/three",
        "act-multi-terminal-2019:10.4(a)/Total 4",
        "act-multi-terminal-2019:10.4(a)/Total 5",
        "act-multi-terminal-2019:10.4(a)/Total 6",
        "act-multi-terminal-2019:10.4(a)/Total 7",
        "act-multi-terminal-2019:10.4(a)/Total 8",
        "act-multi-terminal-2019:10.4(a)/Total 9",
        "act-multi-terminal-2019:10.4(a)/Total 10",
        "act-multi-terminal-2019:10.4(a)/Total 11",
        "act-multi-terminal-2019:10.4(a)/Total 12",
        "act-multi-terminal-2019:10.4(a)/Total 13",
        "act-multi-terminal-2019:10.4(a)/Total 14",
        "act-multi-terminal-2019:10.4(a)/Total 15",
        "act-multi-terminal-2019:10.4(a)/Total 16",
        "act-multi-terminal-2019:10.4(a)/Total 17",
        "nsw-sic-bo-2016:3.9.3",
        "nsw-sic-bo-2016:3.9.4.a",
        "nsw-sic-bo-2016:3.9.5",
        "nsw-sic-bo-2016:3.9.6",
        "nsw-sic-bo-2016:3.9.8",
        "nsw-sic-bo-2016:3.9.10",
        "nsw-sic-bo-2016:3.9.10/small",
        "nsw-sic-bo-2016:3.9.10/big",
        "nsw-sic-bo-2016:3.9.10/any-number-1",
        "nsw-sic-bo-2016:3.9.10/any-number-2",
        "nsw-sic-bo-2016:3.9.10/any-number-3",
        "nsw-sic-bo-2016:3.9.10/triple",
        "nsw-sic-bo-2016:3.9.10/any-triple",
        "nsw-sic-bo-2016:3.9.10/double",
        "nsw-sic-bo-2016:3.9.10/two-dice-combination",
        "nsw-sic-bo-2016:3.9.10/total-4",
        "nsw-sic-bo-2016:3.9.10/total-5",
        "nsw-sic-bo-2016:3.9.10/total-6",
        "nsw-sic-bo-2016:3.9.10/total-7",
        "nsw-sic-bo-2016:3.9.10/total-8",
        "nsw-sic-bo-2016:3.9.10/total-9",
        "nsw-sic-bo-2016:3.9.10/total-10",
        "nsw-sic-bo-2016:3.9.10/total-11",
        "nsw-sic-bo-2016:3.9.10/total-12",
        "nsw-sic-bo-2016:3.9.10/total-13",
        "nsw-sic-bo-2016:3.9.10/total-14",
        "nsw-sic-bo-2016:3.9.10/total-15",
        "nsw-sic-bo-2016:3.9.10/total-16",
        "nsw-sic-bo-2016:3.9.10/total-17"
    })
    void everyBetPaysWhatItsTwinSaysForEveryReadingAndByTheRightRule(String rulebook) {
        Game<SicBoBet, Dice> game = sicBo(rulebook);

        for (ExpectedLine line : ExpectedLine.of(rulebook)) {
            int[] readings = new int[4];
            for (Dice dice : game.payTable().outcomes()) {
                Payoff payoff = game.payTable().payoff(game.grammar().bet(line.bet()), dice);
                int step = SicBoTwin.step(line.bet(), dice.first(), dice.second(), dice.third());

                readings[step]++;
                assertThat(payoff.returnCents(10))
                        .as("%s on %s", line.bet(), dice.text())
                        .isEqualTo(SicBoTwin.returnedForTen(line, dice.first(), dice.second(), dice.third()));
                assertThat(payoff.rule().rule())
                        .isEqualTo(
                                step == 0 ? line.lostBy() : line.steps().rules().get(step - 1));
                assertThat(payoff.rule().rulebook()).isEqualTo(rulebook);
            }
            for (int step = 1; step <= line.steps().readings().size(); step++) {
                assertThat(readings[step])
                        .as(line.key())
                        .isEqualTo(line.steps().readings().get(step - 1));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "act-multi-terminal-2019, small, 1-2-4, 20",
        "act-multi-terminal-2019, triple:4, 4-4-4, 1810",
        "act-multi-terminal-2019, double:4, 4-1-4, 120",
        "act-multi-terminal-2019, double:4, 4-4-4, 120",
        "act-multi-terminal-2019, combination:1-2, 1-1-2, 70",
        "act-multi-terminal-2019, single:3, 3-3-3, 130",
        "nsw-sic-bo-2016, triple:4, 4-4-4, 1910",
        "nsw-sic-bo-2016, triple:4, 4-4-5, 0",
        "nsw-sic-bo-2016, double:2, 5-2-2, 130",
        "nsw-sic-bo-2016, double:2, 2-2-2, 130",
        "nsw-sic-bo-2016, any-number:5, 5-5-5, 130",
    })
    @Clause({
        "act-multi-terminal-2019:10.4(a)/Specific Triples",
        "act-multi-terminal-2019:10.4(a)/Specific Doubles",
        "nsw-sic-bo-2016:3.9.4.b",
        "nsw-sic-bo-2016:3.9.10/triple",
        "nsw-sic-bo-2016:3.9.10/double"
    })
    void textsDifferInTriplesAndDoubles(String rulebook, String bet, String dice, long returnedForTen) {
        Game<SicBoBet, Dice> game = sicBo(rulebook);

        Payoff payoff =
                game.payTable().payoff(game.grammar().bet(bet), game.grammar().outcome(dice));

        assertThat(payoff.returnCents(10)).isEqualTo(returnedForTen);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:3.9.1.1", "nsw-sic-bo-2016:3.9.1.2", "nsw-sic-bo-2016:3.9.2.1", "nsw-sic-bo-2016:3.9.2.2"
    })
    void smallAndBigShareAllReadingsButTheTriples() {
        assertThat(winners("1-1-2")).contains("small").doesNotContain("big");
        assertThat(winners("4-5-1")).contains("small").doesNotContain("big");
        assertThat(winners("5-5-1")).contains("big").doesNotContain("small");
        assertThat(winners("6-6-5")).contains("big").doesNotContain("small");
        for (Dice dice : Dice.ALL) {
            boolean either = winners(dice.text()).contains("small")
                    || winners(dice.text()).contains("big");
            assertThat(either).as(dice.text()).isEqualTo(!dice.triple());
        }
    }

    @Test
    @Clause({"nsw-sic-bo-2016:3.9.4.b", "nsw-sic-bo-2016:3.9.4.c", "nsw-sic-bo-2016:3.9.7.b", "nsw-sic-bo-2016:3.9.7.c"
    })
    void readingsWinExactlyTheseBets() {
        assertThat(winners("2-2-2"))
                .containsExactlyInAnyOrder("any-triple", "triple:2", "double:2", "single:2", "total:6");
        assertThat(winners("1-2-3"))
                .containsExactlyInAnyOrder(
                        "small",
                        "single:1",
                        "single:2",
                        "single:3",
                        "combination:1-2",
                        "combination:1-3",
                        "combination:2-3",
                        "total:6");
        assertThat(winners("1-2-2"))
                .containsExactlyInAnyOrder("small", "double:2", "single:1", "single:2", "combination:1-2", "total:5");
        assertThat(winners("1-1-1")).containsExactlyInAnyOrder("any-triple", "triple:1", "double:1", "single:1");
        assertThat(winners("6-6-6")).containsExactlyInAnyOrder("any-triple", "triple:6", "double:6", "single:6");
    }

    @Test
    @Clause({"act-multi-terminal-2019:10.1/Total", "nsw-sic-bo-2016:3.11"})
    void facesMakeTheTotalAndTheirOrderDecidesNothing() {
        Game<SicBoBet, Dice> game = sicBo(NSW);

        assertThat(new Dice(2, 5, 6).total()).isEqualTo(13);
        for (Dice dice : Dice.ALL) {
            List<Integer> sorted = new ArrayList<>(List.of(dice.first(), dice.second(), dice.third()));
            Collections.sort(sorted);
            Dice inOrder = new Dice(sorted.get(0), sorted.get(1), sorted.get(2));

            assertThat(dice.total())
                    .isEqualTo(sorted.stream().mapToInt(face -> face).sum());
            for (SicBoBet bet : game.payTable().bets()) {
                assertThat(game.payTable().payoff(bet, dice))
                        .isEqualTo(game.payTable().payoff(bet, inOrder));
            }
        }
    }

    private static List<String> winners(String dice) {
        Game<SicBoBet, Dice> game = sicBo(NSW);
        return game.payTable().bets().stream()
                .filter(bet -> game.payTable().payoff(bet, game.grammar().outcome(dice)) instanceof Payoff.Win)
                .map(SicBoBet::text)
                .toList();
    }

    @SuppressWarnings("unchecked") // a game of sic bo is a game of these bets and these dice
    private static Game<SicBoBet, Dice> sicBo(String rulebook) {
        return (Game<SicBoBet, Dice>) Rulebooks.byId(rulebook).game("sic-bo");
    }
}
