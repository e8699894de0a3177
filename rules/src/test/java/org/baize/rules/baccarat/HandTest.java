package org.baize.rules.baccarat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HandTest {

    @ParameterizedTest
    @CsvSource({"A,1", "2,2", "3,3", "4,4", "5,5", "6,6", "7,7", "8,8", "9,9", "10,0", "J,0", "Q,0", "K,0"})
    @Clause({
        "act-multi-terminal-2019:8.3(b)(i)",
        "act-multi-terminal-2019:8.3(b)(ii)",
        "act-multi-terminal-2019:8.3(b)(iii)",
        "act-mini-baccarat-2015:2.4(a)",
        "act-mini-baccarat-2015:2.4(b)",
        "act-mini-baccarat-2015:2.4(c)",
        "nsw-rapid-2016:2.5.5",
        "nsw-rapid-2016:2.5.5.1",
        "nsw-rapid-2016:2.5.5.2",
        "nsw-rapid-2016:2.5.5.3"
    })
    void cardCountsItsPointsInAnySuit(String rank, int points) {
        for (Suit suit : Suit.values()) {
            assertThat(Card.parse(rank + suit.text()).points()).isEqualTo(points);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'7H,8C', 5",
        "'KH,10C', 0",
        "'KH,QC', 0",
        "'9H,9C,9D', 7",
        "'4H,5C', 9",
        "'9H,8C,7D', 4",
        "'5H,5C', 0",
        "'AH', 1",
        "'', 0"
    })
    @Clause({
        "act-multi-terminal-2019:8.3(c)",
        "act-mini-baccarat-2015:2.6/1",
        "act-mini-baccarat-2015:2.6/2",
        "nsw-rapid-2016:1.1/baccarat",
        "nsw-rapid-2016:2.5.6",
        "nsw-rapid-2016:2.5.6.1",
        "nsw-rapid-2016:2.5.6.2"
    })
    void totalDropsTheTens(String cards, int total) {
        assertThat(hand(cards).total()).isEqualTo(total);
    }

    @ParameterizedTest
    @CsvSource({
        "'KH,8C', true",
        "'4H,5C', true",
        "'9H,9C', true",
        "'KH,7C', false",
        "'8H', false",
        "'2H,3C,3D', false",
        "'2H,3C,4D', false"
    })
    @Clause({"act-multi-terminal-2019:8.1/Natural", "act-mini-baccarat-2015:A/Natural", "nsw-rapid-2016:1.1/natural"})
    void naturalIsEightOrNineOnTwoCardsOnly(String cards, boolean natural) {
        assertThat(hand(cards).natural()).isEqualTo(natural);
    }

    @ParameterizedTest
    @CsvSource({
        "'KH,KH', PERFECT",
        "'4S,4S', PERFECT",
        "'4H,4D', COLOURED",
        "'4S,4C', COLOURED",
        "'4H,4S', MIXED",
        "'4C,4D', MIXED",
        "'10H,10S', MIXED",
        "'QH,QD,QS', COLOURED",
        "'AC,AC', PERFECT",
        "'10H,KH', NONE",
        "'10H,QH', NONE",
        "'JH,KH', NONE",
        "'5H,6H,6H', NONE",
        "'5H,6H,5H', NONE"
    })
    @Clause({
        "act-mini-baccarat-2015:9.5(a)",
        "act-mini-baccarat-2015:9.5(b)",
        "act-mini-baccarat-2015:9.6",
        "act-mini-baccarat-2015:10.1",
        "act-mini-baccarat-2015:10.2",
        "act-mini-baccarat-2015:10.3(a)",
        "act-mini-baccarat-2015:10.3(b)",
        "act-mini-baccarat-2015:10.4",
        "act-mini-baccarat-2015:11.1",
        "act-mini-baccarat-2015:A/Suited"
    })
    void pairIsOfTheFirstTwoCardsByRankAndThenBySuit(String cards, PairKind kind) {
        assertThat(hand(cards).pair()).contains(kind);
    }

    @Test
    @Clause("act-mini-baccarat-2015:A/Suit")
    void fourSuitsTwoOfThemRed() {
        assertThat(Suit.values()).containsExactly(Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES);
        assertThat(Suit.values()).filteredOn(Suit::red).containsExactly(Suit.HEARTS, Suit.DIAMONDS);
    }

    @Test
    @Clause({"act-mini-baccarat-2015:A/Hand", "nsw-rapid-2016:7.7.4.8"})
    void fourthCardFitsInNoHand() {
        Hand full = hand("AH,2H,3H");

        assertThatThrownBy(() -> full.with(Card.parse("4H"))).hasMessageContaining("three cards at most");
    }

    private static Hand hand(String cards) {
        return CoupText.parse("coup:P=" + cards + " B=").player();
    }
}
