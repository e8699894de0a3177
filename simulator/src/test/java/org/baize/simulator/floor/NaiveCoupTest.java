package org.baize.simulator.floor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.baccarat.CoupOutcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NaiveCoupTest {

    private static final int COUPS = 20_000;

    @Test
    void drawsAndCountsLikeTheGame() {
        Chance chance = new Chance(1);
        for (int tried = 0; tried < COUPS; tried++) {
            List<Card> drawn = new ArrayList<>();
            for (int card = 0; card < 6; card++) {
                drawn.add(chance.pick(Card.FACES));
            }

            NaiveCoup coup = NaiveCoup.of(drawn.stream().map(Card::text).toList());

            Coup.Reconstruction game = Coup.reconstruct(drawn);
            assertThat(coup.complete()).isTrue();
            assertThat(coup.facts()).isEqualTo(CoupOutcome.of(game.coup()).text());
            assertThat(coup.leftOver())
                    .isEqualTo(game.leftover().stream().map(Card::text).toList());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "coup:P=KH,4S B=9C,9D; facts:P=4 B=8 natural player-pair=none banker-pair=mixed; true",
                "coup:P=KH,KH,5D B=2C,2D,AS; facts:P=5 B=5 player-pair=perfect banker-pair=mixed; true",
                "coup:P=KH,KS,8D B=3C,10D; facts:P=8 B=3 player-pair=mixed banker-pair=none; true",
                "coup:P=KH,KS,7D B=3C,10D; facts:P=7 B=3 player-pair=mixed banker-pair=none; false"
            })
    void readsHandsAsTheyAreWritten(String text, String facts, boolean complete) {
        NaiveCoup coup = NaiveCoup.written(text);

        assertThat(coup.facts()).isEqualTo(facts);
        assertThat(coup.complete()).isEqualTo(complete);
    }
}
