package org.baize.rules.baccarat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

class CoupTest {

    @Test
    @Clause({
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
    @Clause({"act-multi-terminal-2019:8.8(a)", "act-mini-baccarat-2015:12.1", "nsw-rapid-2016:11.8.3"})
    void cardWronglyLaidOnThePlayerBecomesTheBankersWhenTheBankerDraws() {
        Coup playerStandsOnSix = dealt("6H", "4C", "KD", "KS");

        Placement placement = playerStandsOnSix.drawTo(Side.PLAYER, Card.parse("9H"));

        assertThat(placement).isInstanceOf(Placement.Moved.class);
        assertThat(placement.coup().player()).isEqualTo(hand("6H", "KD"));
        assertThat(placement.coup().banker()).isEqualTo(hand("4C", "KS", "9H"));
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(a)", "act-mini-baccarat-2015:12.1", "nsw-rapid-2016:11.8.3"})
    void cardWronglyLaidOnThePlayerIsExcessWhenTheBankerStands() {
        Coup bothStand = dealt("7H", "6C", "KD", "KS");

        Placement placement = bothStand.drawTo(Side.PLAYER, Card.parse("7S"));

        assertThat(placement).isEqualTo(new Placement.Excess(bothStand, Card.parse("7S")));
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(d)", "act-mini-baccarat-2015:12.4"})
    void handsAreRebuiltFromTheOrderOfDraw() {
        Coup.Reconstruction rebuilt = Coup.reconstruct(cards("6H", "4C", "KD", "KS", "9H", "2D", "3D"));

        assertThat(rebuilt.coup().text()).isEqualTo("coup:P=6H,KD B=4C,KS,9H");
        assertThat(rebuilt.leftover()).isEqualTo(cards("2D", "3D"));
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
}
