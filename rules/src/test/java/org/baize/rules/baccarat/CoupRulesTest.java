package org.baize.rules.baccarat;

import static org.assertj.core.api.Assertions.assertThat;

import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoupRulesTest {

    private static final String MULTI_TERMINAL = "act-multi-terminal-2019";
    private static final String MINI = "act-mini-baccarat-2015";
    private static final String RAPID = "nsw-rapid-2016";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    P=KH B=            | 8.5(b)      | 6.2(a)  | 7.7.4.3
                    P=KH,KC B=KC,8C    | 8.6(b)      | 6.4     | 7.7.4.4
                    P=KH,5C B=KC,7C    | 8.6(c)/0-5  | 7.2/0-5 | 7.7.4.5/Table 1: 0-5
                    P=KH,7C B=KC,KC    | 8.6(d)#1/B0 | 7.3/0   | 7.7.4.6/Table 2: 0-2
                    P=KH,7C B=KC,AC    | 8.6(d)#1/B1 | 7.3/1   | 7.7.4.6/Table 2: 0-2
                    P=KH,7C B=KC,2C    | 8.6(d)#1/B2 | 7.3/2   | 7.7.4.6/Table 2: 0-2
                    P=KH,5C,8D B=KC,3C | 8.6(d)#1/B3 | 7.3/3   | 7.7.4.6/Table 2: 3
                    P=KH,5C,2D B=KC,4C | 8.6(d)#1/B4 | 7.3/4   | 7.7.4.6/Table 2: 4
                    P=KH,5C,3D B=KC,5C | 8.6(d)#1/B5 | 7.3/5   | 7.7.4.6/Table 2: 5
                    P=KH,5C,6D B=KC,6C | 8.6(d)#1/B6 | 7.3/6   | 7.7.4.6/Table 2: 6
                    P=KH,5C,6D B=KC,7C | 8.6(d)#1/B7 | 7.3/7   | 7.7.4.6/Table 2: 7
                    P=KH,6C B=2C,3C,KD | 8.6(d)#1/B5 | 7.3/5   | 7.7.4.6/Table 2: 5
                    """)
    void eachTextNamesTheRuleByWhichTheNextCardFalls(String cards, String multiTerminal, String mini, String rapid) {
        Coup coup = CoupText.parse("coup:" + cards).coup();

        assertThat(rules(MULTI_TERMINAL).ruleOf(coup)).isEqualTo(new RuleId(MULTI_TERMINAL, multiTerminal));
        assertThat(rules(MINI).ruleOf(coup)).isEqualTo(new RuleId(MINI, mini));
        assertThat(rules(RAPID).ruleOf(coup)).isEqualTo(new RuleId(RAPID, rapid));
    }

    @Test
    @Clause({
        "act-mini-baccarat-2015:9.9(a)",
        "act-mini-baccarat-2015:9.9(b)",
        "act-mini-baccarat-2015:9.10",
        "act-mini-baccarat-2015:9.4(a)"
    })
    void miniSettlesPairsBetweenTheInitialDealAndTheThirdCard() {
        Coup threeCards = CoupTest.dealt("5H", "KC", "KH");
        Coup fourCards = CoupTest.dealt("5H", "KC", "KH", "6C");

        assertThat(rules(MINI).nextCard(threeCards, true).permitted()).isTrue();
        assertThat(rules(MINI).nextCard(fourCards, true))
                .isEqualTo(Verdict.refuse(CoupReason.PAIRS_NOT_SETTLED, new RuleId(MINI, "9.9(a)")));
        assertThat(rules(MINI).nextCard(fourCards, false)).isEqualTo(Verdict.permit(new RuleId(MINI, "7.2/0-5")));
    }

    @Test
    @Clause({"act-mini-baccarat-2015:9.9(a)", "act-mini-baccarat-2015:9.9(b)"})
    void onlyPairsAreDecidedByTheInitialDeal() {
        for (BaccaratBet bet : BaccaratBet.values()) {
            assertThat(bet.decidedByInitialDeal()).isEqualTo(bet.text().contains("pair"));
        }
    }

    @Test
    void elsewherePairsWaitForTheEndOfTheCoup() {
        Coup fourCards = CoupTest.dealt("5H", "KC", "KH", "6C");

        assertThat(rules(MULTI_TERMINAL).nextCard(fourCards, true).permitted()).isTrue();
        assertThat(rules(RAPID).nextCard(fourCards, true).permitted()).isTrue();
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.6(b)", "act-mini-baccarat-2015:6.4", "nsw-rapid-2016:7.7.4.4"})
    void completeCoupTakesNoFurtherCard() {
        Coup natural = CoupTest.dealt("2H", "KC", "KH", "8C");

        assertThat(rules(MULTI_TERMINAL).nextCard(natural, false))
                .isEqualTo(Verdict.refuse(CoupReason.COUP_COMPLETE, new RuleId(MULTI_TERMINAL, "8.6(b)")));
        assertThat(rules(MINI).nextCard(natural, true))
                .isEqualTo(Verdict.refuse(CoupReason.COUP_COMPLETE, new RuleId(MINI, "6.4")));
        assertThat(rules(RAPID).nextCard(natural, false))
                .isEqualTo(Verdict.refuse(CoupReason.COUP_COMPLETE, new RuleId(RAPID, "7.7.4.4")));
    }

    @Test
    @Clause({"nsw-rapid-2016:7.7.4.9", "act-multi-terminal-2019:8.1/Table of Play (Tableau)"})
    void announcedResultMustFollowFromTheCards() {
        Coup bankerWins = CoupTest.dealt("2H", "KC", "KH", "8C");
        Coup cardDue = CoupTest.dealt("2H", "KC", "KH", "7C");
        RuleId pressed = new RuleId(RAPID, "7.7.4.9");

        assertThat(rules(RAPID).announce(bankerWins, CoupResult.BANKER)).isEqualTo(Verdict.permit(pressed));
        assertThat(rules(RAPID).announce(bankerWins, CoupResult.PLAYER))
                .isEqualTo(Verdict.refuse(CoupReason.RESULT_CONTRADICTS_CARDS, pressed));
        assertThat(rules(RAPID).announce(cardDue, CoupResult.BANKER))
                .isEqualTo(Verdict.refuse(CoupReason.CARD_DUE, new RuleId(RAPID, "7.7.4.5/Table 1: 0-5")));
        assertThat(rules(MULTI_TERMINAL).announce(bankerWins, CoupResult.TIE).permitted())
                .isFalse();
    }

    private static CoupRules rules(String rulebook) {
        return Rulebooks.byId(rulebook).dealing().coups().orElseThrow();
    }
}
