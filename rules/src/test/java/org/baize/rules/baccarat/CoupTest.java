package org.baize.rules.baccarat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoupTest {

    @Test
    @Clause({
        "act-multi-terminal-2019:8.5(a)",
        "act-multi-terminal-2019:8.5(b)(i)#1",
        "act-multi-terminal-2019:8.5(b)(i)#2",
        "act-mini-baccarat-2015:6.2(a)",
        "act-mini-baccarat-2015:6.2(b)",
        "act-mini-baccarat-2015:A/Player",
        "act-mini-baccarat-2015:A/Banker",
        "nsw-rapid-2016:7.7.4.2",
        "nsw-rapid-2016:7.7.4.3"
    })
    void firstAndThirdCardGoToThePlayerSecondAndFourthToTheBanker() {
        Coup coup = dealt("AH", "2C", "3D", "4S");

        assertThat(coup.player()).isEqualTo(hand("AH", "3D"));
        assertThat(coup.banker()).isEqualTo(hand("2C", "4S"));
        assertThat(coup.cards()).isEqualTo(cards("AH", "2C", "3D", "4S"));
        assertThat(Side.values()).containsExactly(Side.PLAYER, Side.BANKER);
    }

    @Test
    @Clause({"act-mini-baccarat-2015:A/Initial Deal", "act-multi-terminal-2019:8.6(a)"})
    void naturalsAndPairsAreKnownWithTheFourthCardAndNotEarlier() {
        Coup threeCards = dealt("4H", "9C", "4D");
        Coup fourCards = dealt("4H", "9C", "4D", "9S");

        assertThat(threeCards.initialDealComplete()).isFalse();
        assertThat(threeCards.natural()).isFalse();
        assertThat(threeCards.pair(Side.PLAYER)).isEmpty();
        assertThat(fourCards.initialDealComplete()).isTrue();
        assertThat(fourCards.natural()).isTrue();
        assertThat(fourCards.pair(Side.PLAYER)).contains(PairKind.COLOURED);
        assertThat(fourCards.pair(Side.BANKER)).contains(PairKind.COLOURED);
    }

    @ParameterizedTest
    @CsvSource({
        // Player, Banker, next card, why
        "'', '', PLAYER_FIRST, the Player's first card is due",
        "'AH', '', BANKER_FIRST, the Banker's first card is due",
        "'AH', '2H', PLAYER_SECOND, the Player's second card is due",
        "'AH,3H', '2H', BANKER_SECOND, the Banker's second card is due",
        "'KH,5H', 'KC,7C', PLAYER_THIRD, the Player draws on 5",
        "'KH,KH', 'KC,KC', PLAYER_THIRD, the Player draws on 0",
        "'KH,7H', 'KC,5C', BANKER_THIRD, the Banker draws on 5 against no card",
        "'KH,5H,6S', 'KC,6C', BANKER_THIRD, the Banker draws on 6 against a third card worth 6",
        "'KH,KC', 'KC,8C', COMPLETE, the Banker has a natural 8",
        "'KH,9C', 'KC,8C', COMPLETE, the Player has a natural 9",
        "'KH,8H', 'KC,3C', COMPLETE, the Player has a natural 8",
        "'KH,6H', 'KC,6C', COMPLETE, the Player stands on 6 and the Banker stands on 6 against no card",
        "'KH,6H', 'KC,5C,2C', COMPLETE, the Player stands on 6 and the Banker has drawn",
        "'KH,5H,8H', 'KC,3C', COMPLETE, the Player has drawn and the Banker stands on 3 against a third card worth 8",
        "'KH,5H,9H', 'KC,3C,9C', COMPLETE, the Player has drawn and the Banker has drawn"
    })
    @Clause({
        "act-multi-terminal-2019:8.6(a)",
        "act-multi-terminal-2019:8.6(b)",
        "act-multi-terminal-2019:8.6(c)/condition",
        "act-multi-terminal-2019:8.6(c)/0-5",
        "act-mini-baccarat-2015:6.4",
        "act-mini-baccarat-2015:7.1",
        "nsw-rapid-2016:7.7.4.4",
        "nsw-rapid-2016:7.7.4.5",
        "nsw-rapid-2016:7.7.4.5/Table 1: 8-9",
        "nsw-rapid-2016:7.7.4.6/Table 2: 8-9",
        "nsw-rapid-2016:7.7.4.7"
    })
    void coupSaysWhatIsDueAndWhy(String player, String banker, Due due, String why) {
        Coup coup = CoupText.parse("coup:P=" + player + " B=" + banker).coup();

        assertThat(coup.due()).isEqualTo(due);
        assertThat(coup.explanation()).isEqualTo(why);
    }

    @Test
    @Clause({
        "act-mini-baccarat-2015:A/Draw",
        "nsw-rapid-2016:7.7.4.5.1",
        "nsw-rapid-2016:7.7.4.6.1",
        "act-mini-baccarat-2015:7.1"
    })
    void drawAddsOneCardToTheHandThatMustDraw() {
        Coup playerDraws = dealt("KH", "KC", "5H", "6C");
        Coup bankerDraws = playerDraws.draw(Card.parse("7D")).coup();
        Coup complete = bankerDraws.draw(Card.parse("2D")).coup();

        assertThat(bankerDraws.player()).isEqualTo(hand("KH", "5H", "7D"));
        assertThat(bankerDraws.banker()).isEqualTo(hand("KC", "6C"));
        assertThat(complete.player()).isEqualTo(bankerDraws.player());
        assertThat(complete.banker()).isEqualTo(hand("KC", "6C", "2D"));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.6(b)",
        "act-multi-terminal-2019:8.6(c)/6-7",
        "act-mini-baccarat-2015:A/Stand",
        "nsw-rapid-2016:7.7.4.5.2",
        "nsw-rapid-2016:7.7.4.6.2",
        "nsw-rapid-2016:7.7.4.4",
        "nsw-rapid-2016:7.7.4.8"
    })
    void cardForAHandThatStandsIsIrregularAndNotAdded() {
        Coup natural = dealt("2H", "KC", "KH", "8C");
        Coup bothStand = dealt("7H", "6C", "KD", "KS");
        Coup sixCards = dealt("KH", "KC", "5H", "6C", "7D", "2D");
        Card fifth = Card.parse("7S");

        for (Coup complete : List.of(natural, bothStand, sixCards)) {
            for (Side side : Side.values()) {
                assertThat(complete.drawTo(side, fifth)).isEqualTo(new Placement.Excess(complete, fifth));
            }
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(a)", "act-mini-baccarat-2015:12.1", "nsw-rapid-2016:11.8.3"})
    void cardWronglyLaidOnThePlayerBecomesTheBankersWhenTheBankerDraws() {
        Coup playerStandsOnSix = dealt("6H", "4C", "KD", "KS");

        // Against a third card of 9 the Banker would stand on 4: the column is No Card.
        Placement placement = playerStandsOnSix.drawTo(Side.PLAYER, Card.parse("9H"));

        assertThat(placement).isEqualTo(new Placement.Moved(dealt("6H", "4C", "KD", "KS", "9H"), Side.PLAYER));
        assertThat(placement.coup().player()).isEqualTo(hand("6H", "KD"));
        assertThat(placement.coup().banker()).isEqualTo(hand("4C", "KS", "9H"));
        assertThat(placement.coup().complete()).isTrue();
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(a)", "act-mini-baccarat-2015:12.1", "nsw-rapid-2016:11.8.3"})
    void cardWronglyLaidOnThePlayerIsExcessWhenTheBankerStands() {
        // Against a third card of 7 the Banker would draw on 6: the column is No Card.
        Coup bothStand = dealt("7H", "6C", "KD", "KS");

        Placement placement = bothStand.drawTo(Side.PLAYER, Card.parse("7S"));

        assertThat(placement).isEqualTo(new Placement.Excess(bothStand, Card.parse("7S")));
    }

    @Test
    void cardLaidWhereItBelongsIsInPlace() {
        Coup playerDraws = dealt("KH", "KC", "5H", "6C");

        assertThat(playerDraws.drawTo(Side.PLAYER, Card.parse("7D"))).isInstanceOf(Placement.InPlace.class);
        assertThat(playerDraws.drawTo(Side.BANKER, Card.parse("7D"))).isInstanceOf(Placement.Moved.class);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(d)", "act-mini-baccarat-2015:12.4"})
    void handsAreRebuiltFromTheOrderOfDraw() {
        Coup.Reconstruction rebuilt = Coup.reconstruct(cards("6H", "4C", "KD", "KS", "9H", "2D", "3D"));

        assertThat(rebuilt.coup().text()).isEqualTo("coup:P=6H,KD B=4C,KS,9H");
        assertThat(rebuilt.leftover()).isEqualTo(cards("2D", "3D"));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.1/Coup",
        "act-multi-terminal-2019:8.1/Table of Play (Tableau)",
        "act-mini-baccarat-2015:A/Hand",
        "act-mini-baccarat-2015:A/Tableau",
        "act-mini-baccarat-2015:7.1",
        "nsw-rapid-2016:7.7.4.8"
    })
    void everyPatternOfRanksEndsAsTheNaiveTwinSays() {
        List<Card> spare = cards("KS", "KS");

        EveryCoup.visit(coup -> {
            if (coup.complete()) {
                List<Card> heap = new ArrayList<>(coup.cards());
                heap.addAll(spare);
                NaiveCoup twin = NaiveCoup.of(ranks(heap));
                check(ranks(coup.player().cards()).equals(twin.player), coup);
                check(ranks(coup.banker().cards()).equals(twin.banker), coup);
                check(coup.player().size() >= 2 && coup.banker().size() >= 2, coup);
            }
            check(coup.size() <= 6, coup);
        });
    }

    @Property
    @Clause({"act-multi-terminal-2019:8.8(d)", "act-mini-baccarat-2015:12.4"})
    void reconstructionLosesNoCardAndTakesWhatTheTwinTakes(@ForAll("heaps") List<Card> heap) {
        Coup.Reconstruction rebuilt = Coup.reconstruct(heap);

        NaiveCoup twin = NaiveCoup.of(ranks(heap));
        assertThat(ranks(rebuilt.coup().player().cards())).isEqualTo(twin.player);
        assertThat(ranks(rebuilt.coup().banker().cards())).isEqualTo(twin.banker);
        assertThat(rebuilt.coup().cards())
                .isEqualTo(heap.subList(0, rebuilt.coup().size()));
        assertThat(rebuilt.leftover()).isEqualTo(heap.subList(rebuilt.coup().size(), heap.size()));
        assertThat(Coup.reconstruct(heap)).isEqualTo(rebuilt);
    }

    @Property
    void evaluatorAgreesWithTheCoup(@ForAll("heaps") List<Card> heap) {
        byte[] shoe = new byte[heap.size()];
        for (int place = 0; place < shoe.length; place++) {
            shoe[place] = (byte) heap.get(place).index();
        }

        int outcome = CoupEvaluator.deal(shoe, 1);

        Coup coup = Coup.reconstruct(heap.subList(1, heap.size())).coup();
        assertThat(CoupOutcome.SPACE.get(outcome)).isEqualTo(CoupOutcome.of(coup));
    }

    @Provide
    Arbitrary<List<Card>> heaps() {
        return Arbitraries.of(Card.FACES).list().ofMinSize(7).ofMaxSize(9);
    }

    static Coup dealt(String... faces) {
        return Coup.reconstruct(cards(faces)).coup();
    }

    static Hand hand(String... faces) {
        return new Hand(cards(faces));
    }

    static List<Card> cards(String... faces) {
        return Arrays.stream(faces).map(Card::parse).toList();
    }

    static List<String> ranks(List<Card> cards) {
        return cards.stream().map(card -> card.rank().text()).toList();
    }

    /** A plain check where there are millions of them. */
    private static void check(boolean holds, Coup coup) {
        if (!holds) {
            throw new AssertionError("not as the twin deals it: " + coup);
        }
    }
}
