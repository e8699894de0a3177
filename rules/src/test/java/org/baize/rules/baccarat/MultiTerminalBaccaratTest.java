package org.baize.rules.baccarat;

import static org.assertj.core.api.Assertions.assertThat;

import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MultiTerminalBaccaratTest {

    private static final String RULEBOOK = "act-multi-terminal-2019";
    private static final BaccaratTable METHOD_A = BaccaratTable.of(RULEBOOK, "baccarat-a");
    private static final BaccaratTable METHOD_B = BaccaratTable.of(RULEBOOK, "baccarat-b");

    @Test
    @Clause({
        "act-multi-terminal-2019:8.4(a)(i)",
        "act-multi-terminal-2019:8.4(a)(ii)",
        "act-multi-terminal-2019:8.4(a)(iii)",
        "act-multi-terminal-2019:8.4(a)(vi)",
        "act-multi-terminal-2019:8.4(a)(vii)"
    })
    void fiveBetsUnderEitherMethod() {
        for (BaccaratTable table : new BaccaratTable[] {METHOD_A, METHOD_B}) {
            assertThat(table.keys()).containsExactly("player", "banker", "tie", "player-pair", "banker-pair");
            assertThat(table.offeredBy())
                    .containsExactly("8.4(a)(i)", "8.4(a)(ii)", "8.4(a)(iii)", "8.4(a)(vi)", "8.4(a)(vii)");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # bet       | cards                   | cents back on ten dollars | rule
                    player      | P=KH,7C B=KC,3C,KD      | 2000  | 8.7(b)/A/Player
                    player      | P=KH,6C B=KC,7C         | 0     | 8.7(b)/A/Player
                    banker      | P=KH,3C,KD B=KC,6C      | 1950  | 8.7(b)/A/Banker
                    banker      | P=KH,3C,KD B=KC,7C      | 1950  | 8.7(b)/A/Banker
                    banker      | P=KH,7C B=KC,6C         | 0     | 8.7(b)/A/Banker
                    tie         | P=KH,4C,KD B=KC,4S      | 9000  | 8.7(b)/A/Tie
                    tie         | P=KH,7C B=KC,6C         | 0     | 8.7(b)/A/Tie
                    player      | P=KH,4C,KD B=KC,4S      | 1000  | 8.7(b)/A/Tie void
                    banker      | P=KH,4C,KD B=KC,4S      | 1000  | 8.7(b)/A/Tie void
                    banker-pair | P=KH,7C B=10C,10H,7D    | 12000 | 8.7(b)/Pairs
                    player-pair | P=KH,KC,7D B=KC,7H      | 12000 | 8.7(b)/Pairs
                    player-pair | P=KH,QC,7D B=KC,7H      | 0     | 8.1/Pairs
                    player-pair | P=10H,JC,7D B=KC,7H     | 0     | 8.1/Pairs
                    player-pair | P=2H,3C,3D B=KC,7H      | 0     | 8.1/Pairs
                    """)
    @Clause({
        "act-multi-terminal-2019:8.1/Method (A) Baccarat(a)",
        "act-multi-terminal-2019:8.1/Method (A) Baccarat(b)",
        "act-multi-terminal-2019:8.1/Pairs",
        "act-multi-terminal-2019:8.1/Tie",
        "act-multi-terminal-2019:8.7(b)/A/Player",
        "act-multi-terminal-2019:8.7(b)/A/Banker",
        "act-multi-terminal-2019:8.7(b)/A/Tie",
        "act-multi-terminal-2019:8.7(b)/A/Tie void",
        "act-multi-terminal-2019:8.7(b)/Pairs"
    })
    void methodA(String bet, String cards, long cents, String rule) {
        METHOD_A.check(bet, cards, cents, rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # bet       | cards                   | cents back on ten dollars | rule
                    player      | P=KH,6C B=KC,3C,KD      | 2000  | 8.7(b)/B/Player
                    player      | P=KH,6C B=KC,7C         | 0     | 8.7(b)/B/Player
                    banker      | P=KH,3C B=KC,8C         | 2000  | 8.7(b)/B/Banker
                    banker      | P=KH,3C,KD B=KC,6C      | 1500  | 8.7(b)/B/Banker 6
                    banker      | P=KH,3C,KD B=KC,3S,3D   | 1500  | 8.7(b)/B/Banker 6
                    banker      | P=KH,7C B=KC,6C         | 0     | 8.7(b)/B/Banker
                    tie         | P=KH,6C B=KC,6S         | 9000  | 8.7(b)/B/Tie
                    tie         | P=KH,7C B=KC,6C         | 0     | 8.7(b)/B/Tie
                    player      | P=KH,6C B=KC,6S         | 1000  | 8.7(b)/B/Tie void
                    banker      | P=KH,6C B=KC,6S         | 1000  | 8.7(b)/B/Tie void
                    banker-pair | P=KH,6C B=3C,3S         | 12000 | 8.7(b)/Pairs
                    """)
    @Clause({
        "act-multi-terminal-2019:8.1/Method (B) Baccarat(a)",
        "act-multi-terminal-2019:8.1/Method (B) Baccarat(b)",
        "act-multi-terminal-2019:8.7(b)/B/Player",
        "act-multi-terminal-2019:8.7(b)/B/Banker",
        "act-multi-terminal-2019:8.7(b)/B/Banker 6",
        "act-multi-terminal-2019:8.7(b)/B/Tie",
        "act-multi-terminal-2019:8.7(b)/B/Tie void",
        "act-multi-terminal-2019:8.7(b)/Pairs"
    })
    void methodB(String bet, String cards, long cents, String rule) {
        METHOD_B.check(bet, cards, cents, rule);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.1/Method (A) Baccarat(a)",
        "act-multi-terminal-2019:8.1/Method (B) Baccarat(a)",
        "act-multi-terminal-2019:8.7(b)/A/Tie void"
    })
    void commissionIsKnownAndOnlyOnWinnings() {
        String bankerWinsWithSix = "P=KH,3C,KD B=KC,6C";

        assertThat(METHOD_A.payoff("banker", bankerWinsWithSix).commissionCents(10_000))
                .isEqualTo(500);
        assertThat(METHOD_B.payoff("banker", bankerWinsWithSix).commissionCents(10_000))
                .isEqualTo(5_000);
        assertThat(METHOD_B.payoff("banker", "P=KH,3C,KD B=KC,7C").commissionCents(10_000))
                .isZero();
        assertThat(METHOD_A.payoff("banker", "P=KH,6C B=KC,6S").commissionCents(10_000))
                .isZero();
    }

    @Test
    @Clause("act-multi-terminal-2019:8.1/Pairs/both")
    void eachPairIsSettledOnItsOwn() {
        String onlyBankerPair = "P=KH,6C B=3C,3S";

        METHOD_A.check("banker-pair", onlyBankerPair, 12_000, "8.7(b)/Pairs");
        METHOD_A.check("player-pair", onlyBankerPair, 0, "8.1/Pairs");
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.7(b)/A/Player",
        "act-multi-terminal-2019:8.7(b)/A/Banker",
        "act-multi-terminal-2019:8.7(b)/A/Tie",
        "act-multi-terminal-2019:8.7(b)/B/Player",
        "act-multi-terminal-2019:8.7(b)/B/Banker",
        "act-multi-terminal-2019:8.7(b)/B/Tie",
        "act-multi-terminal-2019:8.7(b)/Pairs"
    })
    void everyBetInEveryOutcomeReturnsWhatTheTwinSays() {
        METHOD_A.checkAgainst((bet, coup) -> NaiveSettlement.common(bet, coup, 9_500, 9_500));
        METHOD_B.checkAgainst((bet, coup) -> NaiveSettlement.common(bet, coup, 5_000, 10_000));
    }
}
