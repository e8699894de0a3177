package org.baize.rules.baccarat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import org.baize.rules.game.BadTextException;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CoupOutcomeTest {

    @Test
    void spaceHoldsExactlyWhatCardsCanBringAbout() {
        assertThat(new HashSet<>(CoupOutcome.SPACE))
                .hasSameSizeAs(CoupOutcome.SPACE)
                .isEqualTo(EveryCoup.byOutcome().keySet());
    }

    @Test
    void everyOutcomeKnowsItsPlaceAndReadsBack() {
        for (int index = 0; index < CoupOutcome.SPACE.size(); index++) {
            CoupOutcome outcome = CoupOutcome.SPACE.get(index);

            assertThat(outcome.index()).isEqualTo(index);
            assertThat(CoupOutcome.parse(outcome.text())).isEqualTo(outcome);
        }
    }

    @Test
    void factsOfEveryCoupAreThoseOfTheNaiveTwin() {
        EveryCoup.byOutcome().forEach((outcome, coup) -> {
            NaiveCoup twin = NaiveCoup.of(CoupTest.ranks(coup.cards()));

            assertThat(outcome.playerTotal()).isEqualTo(NaiveCoup.points(twin.player));
            assertThat(outcome.bankerTotal()).isEqualTo(NaiveCoup.points(twin.banker));
            assertThat(outcome.natural()).isEqualTo(NaiveCoup.natural(twin.player) || NaiveCoup.natural(twin.banker));
            assertThat(outcome.playerPair().pair()).isEqualTo(twin.player.get(0).equals(twin.player.get(1)));
            assertThat(outcome.bankerPair().pair()).isEqualTo(twin.banker.get(0).equals(twin.banker.get(1)));
        });
    }

    @ParameterizedTest
    @CsvSource({
        "'coup:P=KH,4S B=9C,9D', 'facts:P=4 B=8 natural player-pair=none banker-pair=mixed', BANKER",
        "'coup:P=KH,5H,9H B=KC,3C,9C', 'facts:P=4 B=2 player-pair=none banker-pair=none', PLAYER",
        "'coup:P=3H,3D B=KC,6C', 'facts:P=6 B=6 player-pair=coloured banker-pair=none', TIE"
    })
    @Clause({"act-multi-terminal-2019:8.1/Tie", "act-mini-baccarat-2015:A/Tie/1"})
    void factsOfACoup(String cards, String facts, CoupResult result) {
        CoupOutcome outcome = CoupText.parse(cards).outcome();

        assertThat(outcome.text()).isEqualTo(facts);
        assertThat(outcome.result()).isEqualTo(result);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "facts:P=7 B=6 natural player-pair=none banker-pair=none",
                "facts:P=9 B=6 natural player-pair=mixed banker-pair=none",
                "facts:P=9 B=6 player-pair=suited banker-pair=none",
                "facts:P=10 B=6 player-pair=none banker-pair=none",
                "facts:"
            })
    void factsThatNoCardsMakeAreRefused(String text) {
        assertThatThrownBy(() -> CoupOutcome.parse(text))
                .isInstanceOf(BadTextException.class)
                .hasMessageContaining("is not the facts of a coup");
    }

    @Test
    void impossibleFactsAreNoOutcome() {
        assertThatThrownBy(() -> new CoupOutcome(7, 6, true, PairKind.NONE, PairKind.NONE))
                .hasMessageContaining("no cards make a coup of facts:P=7 B=6 natural");
        assertThatThrownBy(() -> new CoupOutcome(10, 6, false, PairKind.NONE, PairKind.NONE))
                .hasMessageContaining("no cards make a coup");
    }
}
