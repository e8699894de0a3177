package org.baize.rules.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.baccarat.CoupOutcome;
import org.baize.rules.baccarat.Rank;
import org.baize.rules.baccarat.Suit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The count against dealing every ordered draw of six cards, which only small shoes allow. */
class CoupCountTest {

    @ParameterizedTest
    @CsvSource({
        "1, ACE TWO THREE",
        "1, TWO SEVEN KING",
        "1, FOUR FIVE SIX",
        "1, THREE EIGHT TEN",
        "1, NINE JACK QUEEN",
        "2, FIVE ACE",
        "3, SIX",
    })
    void smallShoesAgreeWithDealingEveryDraw(int decks, String names) {
        List<Rank> ranks =
                Arrays.stream(names.split(" ", -1)).map(Rank::valueOf).toList();

        assertThat(CoupCount.weights(decks, ranks)).isEqualTo(new EveryDraw(decks, ranks).weights());
    }

    @Test
    void eightDecksHoldEveryOutcomeAndEveryDraw() {
        long draws = 416L * 415 * 414 * 413 * 412 * 411;

        assertThat(Arrays.stream(CoupCount.weights()).sum()).isEqualTo(draws);
        assertThat(CoupCount.weights()).doesNotContain(0L);
    }

    /** Takes six cards out of the shoe in every order and deals the coup card by card. */
    private static final class EveryDraw {

        private final List<Card> shoe = new ArrayList<>();
        private final long[] weights = new long[CoupOutcome.SPACE.size()];

        EveryDraw(int decks, List<Rank> ranks) {
            for (int deck = 0; deck < decks; deck++) {
                for (Rank rank : ranks) {
                    for (Suit suit : Suit.values()) {
                        shoe.add(new Card(rank, suit));
                    }
                }
            }
        }

        long[] weights() {
            deal(Coup.START, new boolean[shoe.size()], 0);
            return weights;
        }

        private void deal(Coup coup, boolean[] gone, int drawn) {
            if (coup.complete()) {
                weights[CoupOutcome.of(coup).index()] += waysToDrawTheRest(drawn);
                return;
            }
            for (int place = 0; place < gone.length; place++) {
                if (!gone[place]) {
                    gone[place] = true;
                    deal(coup.draw(shoe.get(place)).coup(), gone, drawn + 1);
                    gone[place] = false;
                }
            }
        }

        private long waysToDrawTheRest(int drawn) {
            long ways = 1;
            for (int gone = drawn; gone < 6; gone++) {
                ways *= shoe.size() - gone;
            }
            return ways;
        }
    }
}
