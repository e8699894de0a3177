package org.baize.rules.shoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.baize.rules.shoe.ShoeTexts.MINI;
import static org.baize.rules.shoe.ShoeTexts.MULTI;
import static org.baize.rules.shoe.ShoeTexts.RAPID;
import static org.baize.rules.shoe.ShoeTexts.seen;

import java.util.List;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.irregular.Remedy;
import org.baize.rules.shoe.preparation.DrawnCard;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What remedies do to the shoe itself: cards carried over, and coups that may not follow. */
class RemediesAtTheShoeTest {

    @ParameterizedTest
    @EnumSource
    @Clause({
        "act-multi-terminal-2019:8.8(b)",
        "act-mini-baccarat-2015:12.2/1",
        "act-mini-baccarat-2015:12.2/2",
        "nsw-rapid-2016:11.8.3",
        "nsw-rapid-2016:11.8.4",
        "nsw-rapid-2016:11.8.13"
    })
    void anExposedExcessCardOpensANoBetCoupAndNoFreshCardIsDrawnForIt(ShoeTexts text) {
        Shoe dealing = ShoeTexts.deal(text.ready(), "7H", "6C", "KD", "KS").drawExcess(seen("7S"));

        Shoe after = apply(text, dealing, Irregularity.PLAYER_CARD_BANKER_STANDS, "7S")
                .endCoup(CoupEnd.WON);
        Shoe opened = after.openWithCarried();

        assertThat(after.nextCoup()).isEqualTo(CoupKind.NO_BET);
        assertThat(after.carried()).extracting(CarriedCard::card).containsExactly(seen("7S"));
        assertThat(text.rules().mayBegin(after).permitted()).isTrue();
        assertThat(opened.coupInProgress()).isTrue();
        assertThat(opened.remaining()).isEqualTo(416 - 6);
        assertThat(opened.carried()).isEmpty();
        assertThatThrownBy(() -> after.deal(seen("2H"))).isInstanceOf(IllegalStateException.class);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(c)", "act-mini-baccarat-2015:12.3"})
    void aHiddenExcessCardOpensABettingCoupAndStaysHidden() {
        for (ShoeTexts text : List.of(MULTI, MINI)) {
            Shoe between =
                    ShoeTexts.deal(text.ready(), "7H").endCoup(CoupEnd.WON).drawExcess(new DrawnCard.Unseen());

            Shoe after = text.rules()
                    .apply(between, remedy(text, Irregularity.EXCESS_CARD_HIDDEN), List.of(new DrawnCard.Unseen()));

            assertThat(after.coupInProgress()).isFalse();
            assertThat(after.nextCoup()).isEqualTo(CoupKind.BETTING);
            assertThat(after.carried())
                    .containsExactly(new CarriedCard(
                            new DrawnCard.Unseen(), CoupKind.BETTING, text.rule(text == MULTI ? "8.8(c)" : "12.3")));
        }
    }

    @ParameterizedTest
    @EnumSource
    @Clause({"act-multi-terminal-2019:8.8(b)", "act-mini-baccarat-2015:12.2/1"})
    void anExcessCardOfTheLastCoupLeavesWithTheShoe(ShoeTexts text) {
        Shoe lastCoup = ShoeTexts.deal(text.ready().showCuttingCard(text.rules().lastCoup()), "7H")
                .drawExcess(seen("7S"));

        Shoe reportedBefore =
                apply(text, lastCoup, Irregularity.EXCESS_CARD_EXPOSED, "7S").endCoup(CoupEnd.WON);
        Shoe reportedAfter = apply(text, lastCoup.endCoup(CoupEnd.WON), Irregularity.EXCESS_CARD_EXPOSED, "7S");

        assertThat(reportedBefore.carried()).isEmpty();
        assertThat(reportedAfter.carried()).isEmpty();
        assertThat(reportedBefore.remaining()).isEqualTo(416 - 3);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(h)", "nsw-rapid-2016:11.8.7", "nsw-rapid-2016:11.8.9"})
    void afterABadCutTheCoupSettlesAndTheNextWaitsForAShuffle() {
        expectBlock(MULTI, Irregularity.MISCUT, ShoeRefusal.SHUFFLE_ORDERED, "8.8(h)");
        expectBlock(RAPID, Irregularity.MISCUT, ShoeRefusal.SHUFFLE_ORDERED, "11.8.7");
        expectBlock(RAPID, Irregularity.NOT_SHUFFLED_AFTER_CUTTING_CARD, ShoeRefusal.SHUFFLE_ORDERED, "11.8.9");
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.9")
    void aCoupDealtInSpiteOfTheEndIsRecordedAndTheShoeStaysOver() {
        Shoe over = ShoeTexts.deal(RAPID.ready().showCuttingCard(RAPID.rules().lastCoup()), "2H")
                .endCoup(CoupEnd.WON);

        Shoe inSpite = ShoeTexts.deal(over, "3H").endCoup(CoupEnd.TIE);

        assertThat(inSpite.progress().coupsEnded()).isEqualTo(2);
        assertThat(RAPID.rules().mayBegin(inSpite).permitted()).isFalse();
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.8(g)",
        "act-multi-terminal-2019:8.8(l)(iii)",
        "act-mini-baccarat-2015:12.6",
        "nsw-rapid-2016:11.8.6",
        "nsw-rapid-2016:11.8.10.3"
    })
    void aShortOrWrongShoeEnds() {
        expectBlock(MULTI, Irregularity.INSUFFICIENT_CARDS, ShoeRefusal.SHOE_OVER, "8.8(g)");
        expectBlock(MINI, Irregularity.INSUFFICIENT_CARDS, ShoeRefusal.SHOE_OVER, "12.6");
        expectBlock(RAPID, Irregularity.INSUFFICIENT_CARDS, ShoeRefusal.SHOE_OVER, "11.8.6");
        expectBlock(MULTI, Irregularity.MISSING_OR_FOREIGN_CARD, ShoeRefusal.SHOE_OVER, "8.8(l)(iii)");
        expectBlock(RAPID, Irregularity.MISSING_OR_FOREIGN_CARD, ShoeRefusal.SHOE_OVER, "11.8.10.3");
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(m)", "act-multi-terminal-2019:8.8(n)", "nsw-rapid-2016:11.8.1.3"})
    void aVoidCoupAloneLeavesTheShoeInPlayWithoutTheCardsThatLeft() {
        Shoe multi = voided(MULTI, Irregularity.CARD_BEFORE_CLOSE);
        Shoe wrongShoe = voided(MULTI, Irregularity.WRONG_SHOE);
        Shoe rapid = voided(RAPID, Irregularity.MISDEAL);

        for (Shoe shoe : List.of(multi, wrongShoe, rapid)) {
            assertThat(shoe.remaining()).isEqualTo(416 - 3);
        }
        assertThat(MULTI.rules().mayBegin(multi).permitted()).isTrue();
        assertThat(MULTI.rules().mayBegin(wrongShoe).permitted()).isTrue();
        assertThat(RAPID.rules().mayBegin(rapid).permitted()).isTrue();
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.1.4")
    void afterTheVoidTheManagerMayHaveTheCardsTakenOut() {
        Shoe voided = voided(RAPID, Irregularity.ORDER_IN_DOUBT);

        Shoe takenOut = RAPID.rules()
                .choose(voided, remedy(RAPID, Irregularity.ORDER_IN_DOUBT), Measure.SHUFFLE_BEFORE_NEXT_COUP);

        assertThat(RAPID.rules().mayBegin(takenOut)).isEqualTo(RAPID.refuses(ShoeRefusal.SHUFFLE_ORDERED, "11.8.1.4"));
    }

    private static Shoe voided(ShoeTexts text, Irregularity irregularity) {
        return apply(text, ShoeTexts.deal(text.ready(), "2H", "3H"), irregularity)
                .endCoup(CoupEnd.VOID);
    }

    private static void expectBlock(ShoeTexts text, Irregularity irregularity, ShoeRefusal reason, String rule) {
        Shoe after = apply(text, ShoeTexts.deal(text.ready(), "2H"), irregularity);

        assertThat(after.coupInProgress()).isTrue();
        assertThat(text.rules().mayBegin(after.endCoup(CoupEnd.WON))).isEqualTo(text.refuses(reason, rule));
    }

    private static Shoe apply(ShoeTexts text, Shoe shoe, Irregularity irregularity, String... excess) {
        List<DrawnCard> cards = List.of(excess).stream().map(ShoeTexts::seen).toList();
        return text.rules().apply(shoe, remedy(text, irregularity), cards);
    }

    private static Remedy remedy(ShoeTexts text, Irregularity irregularity) {
        return text.rules().irregularities().remedy(irregularity).orElseThrow();
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.13")
    void cardsThatWouldEndTheCoupTheyOpenAreOnlyUsedUp() {
        Shoe shoe = RAPID.ready();
        for (String card : List.of("8D", "7C", "QH", "KD", "2S")) {
            shoe = shoe.carry(new CarriedCard(seen(card), CoupKind.NO_BET, RAPID.rule("11.8.13")));
        }

        // The Player's eight and queen are a natural: whatever comes fourth would end the coup.
        assertThat(shoe.carried()).extracting(CarriedCard::card).containsExactly(seen("8D"), seen("7C"), seen("QH"));
    }
}
