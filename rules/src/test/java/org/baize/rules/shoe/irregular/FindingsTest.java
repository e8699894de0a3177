package org.baize.rules.shoe.irregular;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.baccarat.Placement;
import org.baize.rules.baccarat.Side;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

class FindingsTest {

    private static final Coup PLAYER_6_BANKER_4 = dealt("6H", "4C", "KD", "KS");
    private static final Coup PLAYER_7_BANKER_6 = dealt("7H", "6C", "KD", "KS");
    private static final Coup NATURAL = dealt("9H", "4C", "KD", "KS");
    private static final Coup PLAYER_MUST_DRAW = dealt("2H", "4C", "KD", "KS");

    @Test
    @Clause({"act-multi-terminal-2019:8.8(a)", "act-mini-baccarat-2015:12.1", "nsw-rapid-2016:11.8.3"})
    void cardToThePlayerIsTheBankersIfTheBankerDrawsAndExcessIfNot() {
        assertThat(laid(PLAYER_6_BANKER_4, Side.PLAYER, true)).contains(Irregularity.PLAYER_CARD_BANKER_DRAWS);
        assertThat(laid(PLAYER_7_BANKER_6, Side.PLAYER, true)).contains(Irregularity.PLAYER_CARD_BANKER_STANDS);
        assertThat(laid(NATURAL, Side.PLAYER, true)).contains(Irregularity.PLAYER_CARD_BANKER_STANDS);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.8(b)",
        "act-multi-terminal-2019:8.8(c)",
        "act-mini-baccarat-2015:12.3",
        "nsw-rapid-2016:11.8.4"
    })
    void excessIsToldApartByHandAndByWhoSawIt() {
        assertThat(laid(PLAYER_7_BANKER_6, Side.BANKER, true)).contains(Irregularity.BANKER_CARD_IN_ERROR);
        assertThat(laid(PLAYER_7_BANKER_6, Side.BANKER, false)).contains(Irregularity.EXCESS_CARD_HIDDEN);
        assertThat(laid(PLAYER_7_BANKER_6, Side.PLAYER, false)).contains(Irregularity.EXCESS_CARD_HIDDEN);
        Placement onNoHand = PLAYER_7_BANKER_6.draw(Card.parse("2S"));
        assertThat(Findings.ofCard(onNoHand, Optional.empty(), true)).contains(Irregularity.EXCESS_CARD_EXPOSED);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(d)", "act-mini-baccarat-2015:12.4"})
    void cardOnTheOtherHandThanTheOneDueIsOutOfSequence() {
        assertThat(laid(Coup.START, Side.BANKER, true)).contains(Irregularity.OUT_OF_SEQUENCE);
        assertThat(laid(dealt("6H"), Side.PLAYER, true)).contains(Irregularity.OUT_OF_SEQUENCE);
        assertThat(laid(PLAYER_MUST_DRAW, Side.BANKER, true)).contains(Irregularity.OUT_OF_SEQUENCE);
        assertThat(laid(PLAYER_MUST_DRAW, Side.PLAYER, true)).isEmpty();
    }

    private static Optional<Irregularity> laid(Coup coup, Side side, boolean exposed) {
        return Findings.ofCard(coup.drawTo(side, Card.parse("2S")), Optional.of(side), exposed);
    }

    private static Coup dealt(String... cards) {
        List<Card> drawn = Arrays.stream(cards).map(Card::parse).toList();
        return Coup.reconstruct(drawn).coup();
    }
}
