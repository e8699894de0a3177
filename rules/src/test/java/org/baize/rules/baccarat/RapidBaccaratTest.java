package org.baize.rules.baccarat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.baize.rules.game.BadTextException;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RapidBaccaratTest {

    private static final String RULEBOOK = "nsw-rapid-2016";
    private static final BaccaratTable BACCARAT = BaccaratTable.of(RULEBOOK, "baccarat");
    private static final BaccaratTable EVEN_MONEY = BaccaratTable.of(RULEBOOK, "baccarat-even-money");

    @Test
    @Clause({
        "nsw-rapid-2016:5.4",
        "nsw-rapid-2016:5.4.1",
        "nsw-rapid-2016:5.4.2",
        "nsw-rapid-2016:5.4.3",
        "nsw-rapid-2016:5.4.4",
        "nsw-rapid-2016:5.4.5",
        "nsw-rapid-2016:5.4.6",
        "nsw-rapid-2016:5.4.7",
        "nsw-rapid-2016:Diagram D",
        "nsw-rapid-2016:Diagram E"
    })
    void sevenBetsInEitherMode() {
        for (BaccaratTable table : List.of(BACCARAT, EVEN_MONEY)) {
            assertThat(table.keys())
                    .containsExactly(
                            "player",
                            "banker",
                            "tie",
                            "dragon-bonus-player",
                            "dragon-bonus-banker",
                            "player-pair",
                            "banker-pair");
            assertThat(table.offeredBy())
                    .containsExactly("5.4.1", "5.4.2", "5.4.3", "5.4.5", "5.4.4", "5.4.7", "5.4.6");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"player-perfect-pairs", "player-pair-canberra", "baccarat", "red", ""})
    @Clause({"nsw-rapid-2016:5.4", "nsw-rapid-2016:1.1/baccarat"})
    void anyOtherBetIsRefused(String bet) {
        assertThatThrownBy(() -> BACCARAT.payoff(bet, "P=KH,6C B=KC,6S"))
                .isInstanceOf(BadTextException.class)
                .hasMessageContaining("is not a bet of this game; it has player, banker, tie, dragon-bonus-player");
    }

    @Test
    void otherTextsAreNoOutcome() {
        assertThatThrownBy(() -> BACCARAT.game().grammar().outcome("17"))
                .isInstanceOf(BadTextException.class)
                .hasMessageContaining("'17' is not the outcome of a coup");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # bet       | cards                  | cents back on ten dollars | rule
                    player      | P=KH,7C B=KC,6C        | 2000  | 8.7.1
                    player      | P=KH,5C,KD B=KC,6C     | 0     | 5.4.1.2
                    player      | P=KH,6C B=KC,6S        | 1000  | 5.4.1.3
                    banker      | P=KH,6C B=KC,7C        | 1950  | 8.7.2
                    banker      | P=KH,5C,KD B=KC,6C     | 1950  | 8.7.2
                    banker      | P=KH,6C B=KC,5C,KD     | 0     | 5.4.2.2
                    banker      | P=KH,6C B=KC,6S        | 1000  | 5.4.2.3
                    tie         | P=KH,3C,KD B=KC,3S,KD  | 9000  | 8.7.3
                    tie         | P=KH,7C B=KC,6S        | 0     | 5.4.3
                    """)
    @Clause({
        "nsw-rapid-2016:5.4.1.1",
        "nsw-rapid-2016:5.4.1.2",
        "nsw-rapid-2016:5.4.1.3",
        "nsw-rapid-2016:5.4.2.1",
        "nsw-rapid-2016:5.4.2.2",
        "nsw-rapid-2016:5.4.2.3",
        "nsw-rapid-2016:5.4.3",
        "nsw-rapid-2016:8.7",
        "nsw-rapid-2016:8.7.1",
        "nsw-rapid-2016:8.7.2",
        "nsw-rapid-2016:8.7.3",
        "nsw-rapid-2016:Diagram D"
    })
    void commissionMode(String bet, String cards, long cents, String rule) {
        BACCARAT.check(bet, cards, cents, rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # bet  | cards                  | cents back on ten dollars | rule
                    player | P=KH,6C B=KC,5C,KD     | 2000  | 8.8.1
                    banker | P=KH,6C B=KC,7C        | 2000  | 8.8.2
                    banker | P=KH,5C,KD B=KC,6C     | 1500  | 8.8.2
                    banker | P=KH,5C,KD B=KC,3C,3D  | 1500  | 8.8.2
                    banker | P=KH,6C B=KC,6S        | 1000  | 5.4.2.3
                    tie    | P=KH,3C,KD B=KC,3S,KD  | 9000  | 8.8.3
                    """)
    @Clause({
        "nsw-rapid-2016:8.8",
        "nsw-rapid-2016:8.8.1",
        "nsw-rapid-2016:8.8.2",
        "nsw-rapid-2016:8.8.3",
        "nsw-rapid-2016:Diagram E"
    })
    void evenMoneyMode(String bet, String cards, long cents, String rule) {
        EVEN_MONEY.check(bet, cards, cents, rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # cards                    | cents back on ten dollars | rule
                    P=KH,8C B=KC,9C            | 2000   | 8.9/Natural winner
                    P=KH,KC B=KC,9C            | 2000   | 8.9/Natural winner
                    P=KH,7C B=KC,8C            | 2000   | 8.9/Natural winner
                    P=KH,3C,KD B=KC,7C         | 2000   | 8.9/Non-natural by 4
                    P=KH,2C,KD B=KC,7C         | 3000   | 8.9/Non-natural by 5
                    P=KH,AC,KD B=KC,7C         | 5000   | 8.9/Non-natural by 6
                    P=KH,KC,KD B=KC,7C         | 7000   | 8.9/Non-natural by 7
                    P=KH,KC,KD B=KC,2C,6C      | 11000  | 8.9/Non-natural by 8
                    P=KH,KC,KD B=KC,3C,6C      | 31000  | 8.9/Non-natural by 9
                    P=KH,8C B=KC,8S            | 1000   | 5.4.4.8
                    P=KH,9C B=KC,9S            | 1000   | 5.4.4.8
                    P=KH,4C,KD B=KC,7C         | 0      | 5.4.4/otherwise
                    P=KH,5C,KD B=KC,7C         | 0      | 5.4.4/otherwise
                    P=KH,6C B=KC,7C            | 0      | 5.4.4/otherwise
                    P=KH,6C B=KC,6S            | 0      | 5.4.4/otherwise
                    P=KH,3C,5D B=KC,3S,5C      | 0      | 5.4.4/otherwise
                    P=KH,9C B=KC,8S            | 0      | 5.4.4/otherwise
                    P=KH,7C B=KC,3S,KD         | 0      | 5.4.4/otherwise
                    """)
    @Clause({
        "nsw-rapid-2016:5.4.4",
        "nsw-rapid-2016:5.4.4.1",
        "nsw-rapid-2016:5.4.4.2",
        "nsw-rapid-2016:5.4.4.3",
        "nsw-rapid-2016:5.4.4.4",
        "nsw-rapid-2016:5.4.4.5",
        "nsw-rapid-2016:5.4.4.6",
        "nsw-rapid-2016:5.4.4.7",
        "nsw-rapid-2016:5.4.4.8",
        "nsw-rapid-2016:5.4.4/otherwise",
        "nsw-rapid-2016:8.9",
        "nsw-rapid-2016:8.9/Non-natural by 9",
        "nsw-rapid-2016:8.9/Non-natural by 8",
        "nsw-rapid-2016:8.9/Non-natural by 7",
        "nsw-rapid-2016:8.9/Non-natural by 6",
        "nsw-rapid-2016:8.9/Non-natural by 5",
        "nsw-rapid-2016:8.9/Non-natural by 4",
        "nsw-rapid-2016:8.9/Natural winner"
    })
    void dragonBonusBankerInEitherMode(String cards, long cents, String rule) {
        BACCARAT.check("dragon-bonus-banker", cards, cents, rule);
        EVEN_MONEY.check("dragon-bonus-banker", cards, cents, rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # cards                    | cents back on ten dollars | rule
                    P=KH,8C B=KC,7C            | 2000   | 8.9/Natural winner
                    P=KH,9C B=KC,KC            | 2000   | 8.9/Natural winner
                    P=KH,6C B=KC,KC,2D         | 2000   | 8.9/Non-natural by 4
                    P=KH,7C B=KC,KC,2D         | 3000   | 8.9/Non-natural by 5
                    P=KH,7C B=KC,KC,AD         | 5000   | 8.9/Non-natural by 6
                    P=KH,7C B=KC,KC,KD         | 7000   | 8.9/Non-natural by 7
                    P=KH,3C,5D B=KC,KC,KD      | 11000  | 8.9/Non-natural by 8
                    P=KH,3C,6D B=KC,KC,KD      | 31000  | 8.9/Non-natural by 9
                    P=KH,9C B=KC,9S            | 1000   | 5.4.5.8
                    P=KH,8C B=KC,8S            | 1000   | 5.4.5.8
                    P=KH,7C B=KC,4C,KD         | 0      | 5.4.5/otherwise
                    P=KH,7C B=KC,5C,KD         | 0      | 5.4.5/otherwise
                    P=KH,7C B=KC,6C            | 0      | 5.4.5/otherwise
                    P=KH,6C B=KC,6S            | 0      | 5.4.5/otherwise
                    P=KH,8C B=KC,9S            | 0      | 5.4.5/otherwise
                    P=KH,3C,KD B=KC,7S         | 0      | 5.4.5/otherwise
                    """)
    @Clause({
        "nsw-rapid-2016:5.4.5",
        "nsw-rapid-2016:5.4.5.1",
        "nsw-rapid-2016:5.4.5.2",
        "nsw-rapid-2016:5.4.5.3",
        "nsw-rapid-2016:5.4.5.4",
        "nsw-rapid-2016:5.4.5.5",
        "nsw-rapid-2016:5.4.5.6",
        "nsw-rapid-2016:5.4.5.7",
        "nsw-rapid-2016:5.4.5.8",
        "nsw-rapid-2016:5.4.5/otherwise",
        "nsw-rapid-2016:8.9"
    })
    void dragonBonusPlayerInEitherMode(String cards, long cents, String rule) {
        BACCARAT.check("dragon-bonus-player", cards, cents, rule);
        EVEN_MONEY.check("dragon-bonus-player", cards, cents, rule);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # bet       | cards                   | cents back on ten dollars | rule
                    banker-pair | P=KH,7C B=10C,10H,7D    | 12000 | 8.10
                    banker-pair | P=KH,7C B=QC,QH,7D      | 12000 | 8.10
                    banker-pair | P=KH,6C B=3C,3H         | 12000 | 8.10
                    banker-pair | P=KH,7C B=10C,KH,7D     | 0     | 5.4.6.3
                    banker-pair | P=KH,7C B=QC,KH,7D      | 0     | 5.4.6.3
                    banker-pair | P=KH,7C B=5C,9H,5D      | 0     | 5.4.6.3
                    banker-pair | P=9H,KC B=4C,5H         | 0     | 5.4.6.3
                    player-pair | P=AH,AC,7D B=KC,7H      | 12000 | 8.10
                    player-pair | P=KH,KC,7D B=KC,7H      | 12000 | 8.10
                    player-pair | P=QH,QC,7D B=KC,7H      | 12000 | 8.10
                    player-pair | P=10H,JC,7D B=KC,7H     | 0     | 5.4.7.3
                    player-pair | P=5H,9C,9D B=KC,7H      | 0     | 5.4.7.3
                    player-pair | P=4H,5C B=KC,7H         | 0     | 5.4.7.3
                    """)
    @Clause({
        "nsw-rapid-2016:5.4.6",
        "nsw-rapid-2016:5.4.6.1",
        "nsw-rapid-2016:5.4.6.2",
        "nsw-rapid-2016:5.4.6.3",
        "nsw-rapid-2016:5.4.7",
        "nsw-rapid-2016:5.4.7.1",
        "nsw-rapid-2016:5.4.7.2",
        "nsw-rapid-2016:5.4.7.3",
        "nsw-rapid-2016:8.10"
    })
    void pairsInEitherMode(String bet, String cards, long cents, String rule) {
        BACCARAT.check(bet, cards, cents, rule);
        EVEN_MONEY.check(bet, cards, cents, rule);
    }

    @Test
    @Clause({
        "nsw-rapid-2016:8.7",
        "nsw-rapid-2016:8.8",
        "nsw-rapid-2016:8.9",
        "nsw-rapid-2016:8.10",
        "nsw-rapid-2016:5.4.4/otherwise",
        "nsw-rapid-2016:5.4.5/otherwise"
    })
    void everyBetInEveryOutcomeReturnsWhatTheTwinSays() {
        BACCARAT.checkAgainst((bet, coup) -> twin(bet, coup, 9_500, 9_500));
        EVEN_MONEY.checkAgainst((bet, coup) -> twin(bet, coup, 5_000, 10_000));
    }

    private static long twin(String bet, Coup coup, long bankerWonOnSix, long bankerWon) {
        return switch (bet) {
            case "dragon-bonus-player" -> dragonBonus(coup.player(), coup.banker());
            case "dragon-bonus-banker" -> dragonBonus(coup.banker(), coup.player());
            default -> NaiveSettlement.common(bet, coup, bankerWonOnSix, bankerWon);
        };
    }

    private static long dragonBonus(Hand own, Hand other) {
        int lead = NaiveSettlement.points(own) - NaiveSettlement.points(other);
        boolean ownNatural = NaiveCoup.natural(CoupTest.ranks(own.cards()));
        boolean otherNatural = NaiveCoup.natural(CoupTest.ranks(other.cards()));
        if (ownNatural && otherNatural && lead == 0) {
            return NaiveSettlement.STAKE;
        }
        if (lead <= 0) {
            return 0;
        }
        if (ownNatural) {
            return 2 * NaiveSettlement.STAKE;
        }
        List<Integer> backByLead = List.of(0, 0, 0, 0, 2, 3, 5, 7, 11, 31);
        return backByLead.get(lead) * NaiveSettlement.STAKE;
    }
}
