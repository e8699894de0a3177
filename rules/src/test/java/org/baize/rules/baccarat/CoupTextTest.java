package org.baize.rules.baccarat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.baize.rules.game.BadTextException;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CoupTextTest {

    @Property
    void anyTwoHandsReadBackAsTheyWereWritten(@ForAll("texts") CoupText hands) {
        assertThat(CoupText.parse(hands.text())).isEqualTo(hands);
    }

    @Property
    void everyDealReadsBackAsItself(@ForAll("heaps") List<Card> heap) {
        Coup coup = Coup.reconstruct(heap).coup();

        assertThat(CoupText.parse(coup.text()).coup()).isEqualTo(coup);
    }

    @Test
    void handsThatBreakTheTableauAreReadableButNoOutcome() {
        CoupText hands = CoupText.parse("coup:P=KH,4S,2D B=9C,9D");

        assertThat(hands.text()).isEqualTo("coup:P=KH,4S,2D B=9C,9D");
        assertThatThrownBy(hands::outcome)
                .isInstanceOf(BadTextException.class)
                .hasMessage("'coup:P=KH,4S,2D B=9C,9D' has a card too many after coup:P=KH,4S B=9C,9D:"
                        + " the Banker has a natural 8");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    coup:P= B=                  | lacks a card after coup:P= B=: the Player's first card is due
                    coup:P=KH,4S B=9C           | lacks a card after coup:P=KH,4S B=9C: the Banker's second card is due
                    coup:P=KH B=9C,9D           | lacks a card after coup:P=KH B=9C: the Player's second card is due
                    coup:P=KH,4S B=9C,8D        | lacks a card after coup:P=KH,4S B=9C,8D: the Player draws on 4
                    coup:P=KH,4S B=9C,6D,2H     | lacks a card after coup:P=KH,4S B=9C,6D: the Player draws on 4
                    coup:P=KH,4S,6H B=9C,7D     | the Banker draws on 6 against a third card worth 6
                    coup:P=KH,6S,6H B=9C,8D     | has a card too many after coup:P=KH,6S B=9C,8D: the Player stands on 6
                    coup:P=KH,6S,6H B=9C,5D,2H  | too many after coup:P=KH,6S B=9C,5D,2H: the Player stands on 6
                    coup:P=KH,4S,KD B=KC,4C,2D  | the Banker stands on 4 against a third card worth 0
                    coup:P=KH,8S B=KC,4C,2D     | the Player has a natural 8
                    """)
    @Clause({"act-multi-terminal-2019:8.1/Table of Play (Tableau)", "act-mini-baccarat-2015:A/Tableau"})
    void handsThatBreakTheTableauAreRefusedWithTheReason(String text, String reason) {
        CoupText hands = CoupText.parse(text);

        assertThatThrownBy(hands::outcome).isInstanceOf(BadTextException.class).hasMessageContaining(reason);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "coup:",
                "P=KH B=9C",
                "coup:B=9C P=KH",
                "coup:P=KH,4S,2D,3D B=9C,9D",
                "coup:P=KH,,4S B=9C,9D",
                "coup:P=KX B=9C"
            })
    void otherTextsAreNoHands(String text) {
        assertThatThrownBy(() -> CoupText.parse(text)).isInstanceOf(BadTextException.class);
    }

    @Test
    void coupThatIsNotCompleteHasNoOutcome() {
        assertThatThrownBy(() -> CoupOutcome.of(CoupTest.dealt("KH", "KC", "5H", "6C")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the Player draws on 5");
    }

    @Provide
    Arbitrary<CoupText> texts() {
        Arbitrary<Hand> hands = Arbitraries.of(Card.FACES).list().ofMaxSize(3).map(Hand::new);
        return Combinators.combine(hands, hands).as(CoupText::new);
    }

    @Provide
    Arbitrary<List<Card>> heaps() {
        return Arbitraries.of(Card.FACES).list().ofMaxSize(6);
    }
}
