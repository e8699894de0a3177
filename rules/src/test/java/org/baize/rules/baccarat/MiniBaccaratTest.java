package org.baize.rules.baccarat;

import static org.assertj.core.api.Assertions.assertThat;

import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MiniBaccaratTest {

    private static final String RULEBOOK = "act-mini-baccarat-2015";
    private static final BaccaratTable METHOD_A = BaccaratTable.of(RULEBOOK, "baccarat-a");
    private static final BaccaratTable METHOD_B = BaccaratTable.of(RULEBOOK, "baccarat-b");

    @Test
    @Clause({
        "act-mini-baccarat-2015:4.3(a)",
        "act-mini-baccarat-2015:4.3(b)",
        "act-mini-baccarat-2015:4.3(c)",
        "act-mini-baccarat-2015:4.3(d)",
        "act-mini-baccarat-2015:A/Tie/2"
    })
    void mainBetsAndBothKindsOfPairs() {
        for (BaccaratTable table : new BaccaratTable[] {METHOD_A, METHOD_B}) {
            assertThat(table.keys())
                    .containsExactly(
                            "player",
                            "banker",
                            "tie",
                            "player-pair-canberra",
                            "banker-pair-canberra",
                            "player-perfect-pairs",
                            "banker-perfect-pairs");
            assertThat(table.offeredBy())
                    .containsExactly("4.3(b)", "4.3(a)", "4.3(c)", "4.3(d)", "4.3(d)", "4.3(d)", "4.3(d)");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # bet  | cards                  | cents back on ten dollars | rule
                    player | P=KH,9C B=KC,8C        | 2000 | 8.8(a)
                    player | P=KH,AC,KD B=KC,2C,KD  | 0    | 8.5(b)
                    player | P=KH,KC,KD B=KC,JC,KD  | 1000 | 8.5(c)
                    banker | P=KH,5C,KD B=KC,7C     | 1950 | 8.8(b)
                    banker | P=KH,5C,KD B=KC,6C     | 1950 | 8.8(b)
                    banker | P=KH,5C,KD B=KC,4C     | 0    | 8.4(b)
                    banker | P=KH,6C B=KC,6S        | 1000 | 8.4(c)
                    tie    | P=KH,6C B=KC,6S        | 9000 | 8.8(c)
                    tie    | P=KH,6C B=KC,5C,KD     | 0    | 8.6(b)
                    """)
    @Clause({
        "act-mini-baccarat-2015:8.4(a)",
        "act-mini-baccarat-2015:8.4(b)",
        "act-mini-baccarat-2015:8.4(c)",
        "act-mini-baccarat-2015:8.5(a)",
        "act-mini-baccarat-2015:8.5(b)",
        "act-mini-baccarat-2015:8.5(c)",
        "act-mini-baccarat-2015:8.6(a)",
        "act-mini-baccarat-2015:8.6(b)",
        "act-mini-baccarat-2015:8.8(a)",
        "act-mini-baccarat-2015:8.8(b)",
        "act-mini-baccarat-2015:8.8(c)"
    })
    void methodA(String bet, String cards, long cents, String rule) {
        METHOD_A.check(bet, cards, cents, rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # bet  | cards                  | cents back on ten dollars | rule
                    player | P=KH,6C B=KC,5C,KD     | 2000 | 8.9(a)
                    banker | P=KH,5C,KD B=KC,7C     | 2000 | 8.9(b)/not 6
                    banker | P=KH,5C,KD B=KC,6C     | 1500 | 8.9(b)/6
                    banker | P=KH,5C,KD B=KC,3C,3D  | 1500 | 8.9(b)/6
                    banker | P=KH,5C,KD B=KC,4C     | 0    | 8.4(b)
                    banker | P=KH,6C B=KC,6S        | 1000 | 8.4(c)
                    tie    | P=KH,6C B=KC,6S        | 9000 | 8.9(c)
                    """)
    @Clause({
        "act-mini-baccarat-2015:8.9(a)",
        "act-mini-baccarat-2015:8.9(b)/not 6",
        "act-mini-baccarat-2015:8.9(b)/6",
        "act-mini-baccarat-2015:8.9(c)"
    })
    void methodB(String bet, String cards, long cents, String rule) {
        METHOD_B.check(bet, cards, cents, rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # bet                | cards                  | cents back on ten dollars | part of 8.8 and 8.9
                    player-pair-canberra | P=KH,KC,6D B=4C,9S,QC  | 12000 | (e)
                    player-pair-canberra | P=7H,7H,2D B=KC,6S     | 12000 | (e)
                    player-pair-canberra | P=7H,7C,2D B=KC,6S     | 12000 | (e)
                    banker-pair-canberra | P=KH,7C B=9C,9S        | 12000 | (e)
                    player-perfect-pairs | P=7H,7C,2D B=KC,6S     | 6000  | (d)/mixed
                    player-perfect-pairs | P=7H,7D,2D B=KC,6S     | 13000 | (d)/coloured
                    player-perfect-pairs | P=7H,7H,2D B=KC,6S     | 26000 | (d)/perfect
                    banker-perfect-pairs | P=KH,7C B=9C,9S        | 13000 | (d)/coloured
                    """)
    @Clause({
        "act-mini-baccarat-2015:8.7(a)",
        "act-mini-baccarat-2015:8.8(d)/mixed",
        "act-mini-baccarat-2015:8.8(d)/coloured",
        "act-mini-baccarat-2015:8.8(d)/perfect",
        "act-mini-baccarat-2015:8.8(e)",
        "act-mini-baccarat-2015:8.9(d)/mixed",
        "act-mini-baccarat-2015:8.9(d)/coloured",
        "act-mini-baccarat-2015:8.9(d)/perfect",
        "act-mini-baccarat-2015:8.9(e)",
        "act-mini-baccarat-2015:9.8(a)",
        "act-mini-baccarat-2015:9.8(b)",
        "act-mini-baccarat-2015:10/applies",
        "act-mini-baccarat-2015:10.5",
        "act-mini-baccarat-2015:10.6(a)",
        "act-mini-baccarat-2015:10.6(b)",
        "act-mini-baccarat-2015:10.6(c)",
        "act-mini-baccarat-2015:11/applies",
        "act-mini-baccarat-2015:11.2(a)"
    })
    void pairsPayOnceAndTheSameUnderEitherMethod(String bet, String cards, long cents, String part) {
        METHOD_A.check(bet, cards, cents, "8.8" + part);
        METHOD_B.check(bet, cards, cents, "8.9" + part);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # bet                | cards                  | rule
                    banker-pair-canberra | P=KH,KC,6D B=4C,9S,QC  | 9.8(c)
                    banker-pair-canberra | P=9H,9C B=9C,8S        | 9.8(c)
                    banker-perfect-pairs | P=9H,9C B=9C,8S        | 9.8(c)
                    player-pair-canberra | P=9H,8C B=9C,9S        | 9.8(d)
                    player-pair-canberra | P=10H,KC,6D B=4C,9S,QC | 9.8(d)
                    player-pair-canberra | P=10H,JC,6D B=4C,9S,QC | 9.8(d)
                    player-perfect-pairs | P=5H,KH,KH B=KC,6S     | 9.8(d)
                    """)
    @Clause({
        "act-mini-baccarat-2015:8.7(a)",
        "act-mini-baccarat-2015:8.7(b)",
        "act-mini-baccarat-2015:9.6",
        "act-mini-baccarat-2015:9.8(c)",
        "act-mini-baccarat-2015:9.8(d)",
        "act-mini-baccarat-2015:11.1"
    })
    void pairsLoseUnlessTheirOwnHandBeginsWithAPair(String bet, String cards, String rule) {
        METHOD_A.check(bet, cards, 0, rule);
        METHOD_B.check(bet, cards, 0, rule);
    }

    @Test
    void canberraPairsAreReadByEitherName() {
        String pair = "P=7H,7H,2D B=KC,6S";

        assertThat(METHOD_A.payoff("player-pair", pair)).isEqualTo(METHOD_A.payoff("player-pair-canberra", pair));
        assertThat(METHOD_A.payoff("banker-pair", pair)).isEqualTo(METHOD_A.payoff("banker-pair-canberra", pair));
    }

    @Test
    @Clause({
        "act-mini-baccarat-2015:8.8(a)",
        "act-mini-baccarat-2015:8.8(b)",
        "act-mini-baccarat-2015:8.8(c)",
        "act-mini-baccarat-2015:8.9(a)",
        "act-mini-baccarat-2015:8.9(b)/6",
        "act-mini-baccarat-2015:8.9(c)",
        "act-mini-baccarat-2015:10.5",
        "act-mini-baccarat-2015:11.2(a)"
    })
    void everyBetInEveryOutcomeReturnsWhatTheTwinSays() {
        METHOD_A.checkAgainst((bet, coup) -> twin(bet, coup, 9_500, 9_500));
        METHOD_B.checkAgainst((bet, coup) -> twin(bet, coup, 5_000, 10_000));
    }

    private static long twin(String bet, Coup coup, long bankerWonOnSix, long bankerWon) {
        return switch (bet) {
            case "player-perfect-pairs" -> perfectPairs(coup.player());
            case "banker-perfect-pairs" -> perfectPairs(coup.banker());
            default -> NaiveSettlement.common(bet, coup, bankerWonOnSix, bankerWon);
        };
    }

    /** Told from the last letters of the card texts. */
    private static long perfectPairs(Hand hand) {
        if (NaiveSettlement.anyPair(hand) == 0) {
            return 0;
        }
        String first = hand.cards().get(0).text();
        String second = hand.cards().get(1).text();
        if (first.equals(second)) {
            return 26 * NaiveSettlement.STAKE;
        }
        boolean sameColour = first.matches(".+[HD]") == second.matches(".+[HD]");
        return (sameColour ? 13 : 6) * NaiveSettlement.STAKE;
    }
}
