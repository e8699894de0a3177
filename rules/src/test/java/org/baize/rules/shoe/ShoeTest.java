package org.baize.rules.shoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.baize.rules.shoe.ShoeTexts.MINI;
import static org.baize.rules.shoe.ShoeTexts.MULTI;
import static org.baize.rules.shoe.ShoeTexts.RAPID;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.law.Role;
import org.baize.rules.shoe.preparation.BurnMode;
import org.baize.rules.shoe.preparation.CardRefusal;
import org.baize.rules.shoe.preparation.CardSet;
import org.baize.rules.shoe.preparation.DrawnCard;
import org.baize.rules.shoe.preparation.Preparation;
import org.baize.rules.shoe.preparation.PreparationRules;
import org.baize.rules.shoe.preparation.PreparationStep;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ShoeTest {

    @Test
    @Clause({"act-multi-terminal-2019:8.3(g)", "act-multi-terminal-2019:A.1/Shoe"})
    void aNewShoeHasWhatTheBurnLeft() {
        PreparationRules rules = MULTI.rules().preparation();
        Preparation now = MULTI.after(ShoeTexts.checkedSet(), MULTI.stepsToLoad());
        now = rules.make(now, new PreparationStep.ShowFirstCard(Card.parse("6C")));
        for (int burned = 0; burned < 6; burned++) {
            now = rules.make(now, new PreparationStep.BurnFaceDown());
        }

        Shoe shoe = Shoe.of(now);

        assertThat(shoe.id()).isEqualTo("shoe-1");
        assertThat(shoe.remaining()).isEqualTo(416 - 7);
        assertThat(MULTI.ready().remaining()).isEqualTo(416 - 1);
        assertThat(shoe.seen()).containsExactly(Card.parse("6C"));
    }

    @Test
    void aShoeThatIsNotReadyIsNoShoe() {
        Preparation loaded = MULTI.after(ShoeTexts.checkedSet(), MULTI.stepsToLoad());

        assertThatThrownBy(() -> Shoe.of(loaded)).hasMessageContaining("LOADED");
    }

    @ParameterizedTest
    @EnumSource
    @Clause({"act-mini-baccarat-2015:A/Round of Play", "nsw-rapid-2016:1.1/coup"})
    void aCoupBeginsWithItsFirstCardAndEndsWithTheDiscard(ShoeTexts text) {
        Shoe ready = text.ready();
        Shoe excess = ready.drawExcess(new DrawnCard.Unseen());
        Shoe dealing = ShoeTexts.deal(ready, "2H");
        Shoe ended = dealing.endCoup(CoupEnd.WON);

        assertThat(ready.coupInProgress()).isFalse();
        assertThat(excess.coupInProgress()).isFalse();
        assertThat(dealing.coupInProgress()).isTrue();
        assertThat(text.rules().mayBegin(dealing))
                .isEqualTo(text.refuses(
                        ShoeRefusal.COUP_IN_PROGRESS,
                        text.rules().table().coup().rule()));
        assertThat(ended.coupInProgress()).isFalse();
        assertThat(text.rules().mayBegin(ended).permitted()).isTrue();
        assertThatThrownBy(() -> ended.endCoup(CoupEnd.WON)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    @Clause({
        "act-mini-baccarat-2015:6.1",
        "nsw-rapid-2016:3.3",
        "nsw-rapid-2016:11.8.12",
        "nsw-rapid-2016:1.1/Angel Eye shoe"
    })
    void everyCardIsTheNextOfItsShoeOrALawfulEntry() {
        Shoe mini = MINI.ready();
        Shoe rapid = RAPID.ready();

        assertThat(MINI.rules().mayTake(mini, new CardSource.ReadByShoe("shoe-1", 2)))
                .isEqualTo(MINI.permits("6.1"));
        assertThat(MINI.rules().mayTake(mini, new CardSource.ReadByShoe("shoe-1", 1)))
                .isEqualTo(MINI.refuses(ShoeRefusal.NOT_THE_NEXT_CARD, "6.1"));
        assertThat(MINI.rules().mayTake(mini, new CardSource.ReadByShoe("shoe-1", 3)))
                .isEqualTo(MINI.refuses(ShoeRefusal.NOT_THE_NEXT_CARD, "6.1"));
        assertThat(RAPID.rules().mayTake(rapid, new CardSource.ReadByShoe("shoe-9", 2)))
                .isEqualTo(RAPID.refuses(ShoeRefusal.SHOE_NOT_BOUND, "3.3"));
        assertThat(RAPID.rules().mayTake(rapid, new CardSource.KeyedIn(Role.DEALER)))
                .isEqualTo(RAPID.refuses(ShoeRefusal.ENTRY_NOT_APPROVED, "11.8.12"));
        assertThat(RAPID.rules().mayTake(rapid, new CardSource.KeyedIn(Role.CASINO_SUPERVISOR)))
                .isEqualTo(RAPID.permits("11.8.12"));
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(e)(iii)", "nsw-rapid-2016:3.8.3"})
    void aShuffleOrderLetsTheCoupFinishAndStopsTheNext() {
        for (ShoeTexts text : List.of(MULTI, RAPID)) {
            String rule = text == MULTI ? "8.3(e)(iii)" : "3.8.3";
            Shoe dealing = ShoeTexts.deal(text.ready(), "2H");

            assertThat(text.rules().mayOrder(dealing, ShoeOrder.SHUFFLE, Role.DEALER))
                    .isEqualTo(text.refuses(ShoeRefusal.NOT_AUTHORISED, rule));
            Shoe ordered = text.rules().order(dealing, ShoeOrder.SHUFFLE, Role.CASINO_SUPERVISOR);
            Shoe finished = ShoeTexts.deal(ordered, "3H").endCoup(CoupEnd.TIE);

            assertThat(finished.progress().coupsEnded()).isEqualTo(1);
            assertThat(text.rules().mayBegin(finished)).isEqualTo(text.refuses(ShoeRefusal.SHUFFLE_ORDERED, rule));
        }
    }

    @Test
    @Clause("act-multi-terminal-2019:8.3(j)")
    void unfitCardsGoAtOnceOrAfterTheCoupInTheMultiTerminalText() {
        ShoeRules rules = MULTI.rules();
        Shoe idle = rules.order(MULTI.ready(), ShoeOrder.REPLACE_UNFIT_CARDS, Role.CASINO_SUPERVISOR);
        Shoe dealing =
                rules.order(ShoeTexts.deal(MULTI.ready(), "2H"), ShoeOrder.REPLACE_UNFIT_CARDS, Role.CASINO_SUPERVISOR);

        assertThat(rules.mayBegin(idle)).isEqualTo(MULTI.refuses(ShoeRefusal.CARDS_UNFIT, "8.3(j)"));
        assertThat(dealing.coupInProgress()).isTrue();
        assertThat(rules.mayBegin(dealing.endCoup(CoupEnd.WON)))
                .isEqualTo(MULTI.refuses(ShoeRefusal.CARDS_UNFIT, "8.3(j)"));
    }

    @Test
    @Clause("nsw-rapid-2016:3.6")
    void unfitCardsAreNotReplacedDuringACoupOfTheRapidText() {
        ShoeRules rules = RAPID.rules();
        Shoe dealing = ShoeTexts.deal(RAPID.ready(), "2H");

        assertThat(rules.mayOrder(dealing, ShoeOrder.REPLACE_UNFIT_CARDS, Role.CASINO_SUPERVISOR))
                .isEqualTo(RAPID.refuses(ShoeRefusal.COUP_IN_PROGRESS, "3.6"));
        assertThat(rules.mayOrder(RAPID.ready(), ShoeOrder.REPLACE_UNFIT_CARDS, Role.DEALER))
                .isEqualTo(RAPID.refuses(ShoeRefusal.NOT_AUTHORISED, "3.6"));
        assertThat(rules.mayBegin(rules.order(RAPID.ready(), ShoeOrder.REPLACE_UNFIT_CARDS, Role.CASINO_SUPERVISOR)))
                .isEqualTo(RAPID.refuses(ShoeRefusal.CARDS_UNFIT, "3.6"));
    }

    @Test
    @Clause("act-mini-baccarat-2015:2.3/1")
    void miniBaccaratReplacesCardsBetweenRoundsOnly() {
        Shoe dealing = ShoeTexts.deal(MINI.ready(), "2H");

        assertThat(MINI.rules().mayOrder(dealing, ShoeOrder.REPLACE_CARDS, Role.OPERATOR_AUTHORITY))
                .isEqualTo(MINI.refuses(ShoeRefusal.COUP_IN_PROGRESS, "2.3/1"));
        assertThat(MINI.rules()
                        .mayOrder(dealing.endCoup(CoupEnd.WON), ShoeOrder.REPLACE_CARDS, Role.OPERATOR_AUTHORITY))
                .isEqualTo(MINI.permits("2.3/1"));
        assertThat(MINI.rules().mayOrder(MINI.ready(), ShoeOrder.REPLACE_CARDS, Role.DEALER))
                .isEqualTo(MINI.refuses(ShoeRefusal.NOT_AUTHORISED, "2.3/1"));
    }

    @Test
    @Clause("act-multi-terminal-2019:8.3(i)")
    void afterTheLastCoupASupervisorMayHaveTheCardsTakenOff() {
        ShoeRules rules = MULTI.rules();
        Shoe over = over(MULTI);

        assertThat(rules.mayOrder(MULTI.ready(), ShoeOrder.REMOVE_CARDS, Role.CASINO_SUPERVISOR))
                .isEqualTo(MULTI.refuses(ShoeRefusal.LAST_COUP_NOT_PLAYED, "8.3(i)"));
        assertThat(rules.mayOrder(over, ShoeOrder.REMOVE_CARDS, Role.DEALER))
                .isEqualTo(MULTI.refuses(ShoeRefusal.NOT_AUTHORISED, "8.3(i)"));
        assertThat(rules.mayOrder(over, ShoeOrder.REMOVE_CARDS, Role.CASINO_SUPERVISOR))
                .isEqualTo(MULTI.permits("8.3(i)"));
        CardSet removed = ShoeTexts.checkedSet().inUse().retired();
        assertThat(rules.preparation().cards().mayLoad(removed))
                .isEqualTo(MULTI.refuses(CardRefusal.SET_RETIRED, "8.3(a)/decks"));
        assertThat(rules.preparation().cards().mayLoad(ShoeTexts.newSet(8)))
                .isEqualTo(MULTI.refuses(CardRefusal.NOT_CHECKED, "8.3(d)"));
    }

    @Test
    @Clause("nsw-rapid-2016:3.5")
    void aSecondSetHasOtherBacksAndComesAfterTheLastCoup() {
        CardSet red = ShoeTexts.checkedSet();
        CardSet blue = new CardSet("set-2", 8, "blue", Optional.empty(), red.custody(), red.check());
        Shoe over = over(RAPID);

        assertThat(RAPID.rules().maySwap(over, red, blue, Role.CASINO_SUPERVISOR))
                .isEqualTo(RAPID.permits("3.5"));
        assertThat(RAPID.rules().maySwap(over, red, red, Role.CASINO_SUPERVISOR))
                .isEqualTo(RAPID.refuses(ShoeRefusal.SAME_BACKS, "3.5"));
        assertThat(RAPID.rules().maySwap(over, red, blue, Role.DEALER))
                .isEqualTo(RAPID.refuses(ShoeRefusal.NOT_AUTHORISED, "3.5"));
        assertThat(RAPID.rules().maySwap(RAPID.ready(), red, blue, Role.CASINO_SUPERVISOR))
                .isEqualTo(RAPID.refuses(ShoeRefusal.LAST_COUP_NOT_PLAYED, "3.5"));
    }

    @Test
    @Clause("nsw-rapid-2016:3.7")
    void supervisorOrInspectorMayHaveTheCardsVerifiedAtAnyTime() {
        for (Shoe shoe : List.of(RAPID.ready(), ShoeTexts.deal(RAPID.ready(), "2H"), over(RAPID))) {
            assertThat(RAPID.rules().mayOrder(shoe, ShoeOrder.VERIFY_CARDS, Role.INSPECTOR))
                    .isEqualTo(RAPID.permits("3.7"));
            assertThat(RAPID.rules().mayOrder(shoe, ShoeOrder.VERIFY_CARDS, Role.CASINO_SUPERVISOR))
                    .isEqualTo(RAPID.permits("3.7"));
            assertThat(RAPID.rules().mayOrder(shoe, ShoeOrder.VERIFY_CARDS, Role.DEALER))
                    .isEqualTo(RAPID.refuses(ShoeRefusal.NOT_AUTHORISED, "3.7"));
            assertThat(RAPID.rules().order(shoe, ShoeOrder.VERIFY_CARDS, Role.INSPECTOR))
                    .isEqualTo(shoe);
        }
    }

    @Test
    void anOrderThatATextDoesNotKnowIsRefused() {
        assertThat(MINI.rules().mayOrder(MINI.ready(), ShoeOrder.SHUFFLE, Role.CASINO_SUPERVISOR))
                .isEqualTo(MINI.refuses(ShoeRefusal.ORDER_NOT_KNOWN, "6.1"));
        assertThatThrownBy(() -> MINI.rules().order(MINI.ready(), ShoeOrder.SHUFFLE, Role.CASINO_SUPERVISOR))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(a)/decks", "nsw-rapid-2016:2.5.4", "nsw-rapid-2016:11.8.10"})
    void theNinthCopyOfAFaceRaisesTheAlarmAndTheEighthDoesNot() {
        for (ShoeTexts text : List.of(MULTI, RAPID)) {
            Shoe eight = ShoeTexts.deal(text.ready(), "5S", "5S", "5S", "5S", "5S", "5S", "5S", "5S");

            assertThat(alerts(text, eight)).isEmpty();
            assertThat(alerts(text, ShoeTexts.deal(eight, "5S")))
                    .containsExactly("MISSING_OR_FOREIGN_CARD " + (text == MULTI ? "8.3(a)/decks" : "2.5.4"));
            assertThat(alerts(text, text.ready().deal(new DrawnCard.Foreign("JOKER"))))
                    .hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    @Clause({"act-multi-terminal-2019:8.8(g)", "act-mini-baccarat-2015:12.6", "nsw-rapid-2016:11.8.6"})
    void aCardThatIsDueFromAnEmptyShoeIsFound(ShoeTexts text) {
        Shoe empty = text.ready().showCuttingCard(text.rules().lastCoup());
        while (empty.remaining() > 0) {
            empty = empty.deal(new DrawnCard.Unseen());
        }
        Coup waiting = Coup.reconstruct(List.of(Card.parse("2H"), Card.parse("3H"), Card.parse("KH"), Card.parse("KD")))
                .coup();
        Coup natural = Coup.reconstruct(List.of(Card.parse("9H"), Card.parse("3H"), Card.parse("KH"), Card.parse("KD")))
                .coup();
        Shoe last = empty;

        assertThat(text.rules().alerts(last, waiting))
                .extracting(alert -> alert.value().name())
                .containsExactly("INSUFFICIENT_CARDS");
        assertThat(text.rules().alerts(last, natural)).isEmpty();
        assertThatThrownBy(() -> last.deal(new DrawnCard.Unseen())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theMostUrgentBlockIsToldFirst() {
        List<String> told = new ArrayList<>();
        Shoe shoe = MULTI.ready();
        for (ShoeRefusal reason :
                List.of(ShoeRefusal.SHUFFLE_ORDERED, ShoeRefusal.CARDS_UNFIT, ShoeRefusal.CARDS_LOCKED)) {
            shoe = shoe.block(new Shoe.Block(reason, MULTI.rule("8.3(j)")));
            told.add(MULTI.rules().mayBegin(shoe).toString());
        }

        assertThat(told.get(0)).contains("SHUFFLE_ORDERED");
        assertThat(told.get(1)).contains("CARDS_UNFIT");
        assertThat(told.get(2)).contains("CARDS_LOCKED");
    }

    @Test
    void cardsOfAnEndedShoeMustBeShuffledAgain() {
        CardSet played = ShoeTexts.checkedSet().inUse().secured();

        Preparation again = RAPID.rules().preparation().introduce(played, BurnMode.ONE_FACE_DOWN);

        assertThat(again.stage()).isEqualTo(Preparation.Stage.INTRODUCED);
    }

    @Test
    void replacedCardsLiftTheirOwnBlockAndNoOther() {
        Shoe dealt = ShoeTexts.deal(RAPID.ready(), "2H").endCoup(CoupEnd.WON);
        Shoe ordered = dealt.block(new Shoe.Block(ShoeRefusal.REPLACEMENT_ORDERED, RAPID.rule("3.6")));
        Shoe both = ordered.block(new Shoe.Block(ShoeRefusal.SHUFFLE_ORDERED, RAPID.rule("3.8.3")));
        assertThat(RAPID.rules().mayBegin(ordered).permitted()).isFalse();

        assertThat(ordered.replaced()).isEqualTo(dealt);
        assertThat(RAPID.rules().mayBegin(ordered.replaced()).permitted()).isTrue();
        assertThat(both.replaced().blocks())
                .extracting(Shoe.Block::reason)
                .containsExactly(ShoeRefusal.SHUFFLE_ORDERED);
    }

    @ParameterizedTest
    @EnumSource
    void aSpareShoeHasTheSameCardsAndTheSameHistory(ShoeTexts text) {
        Shoe dealing = ShoeTexts.deal(text.ready().showCuttingCard(text.rules().lastCoup()), "2H");

        Shoe spare = dealing.movedTo("shoe-9");

        assertThat(spare.id()).isEqualTo("shoe-9");
        assertThat(spare.movedTo(dealing.id())).isEqualTo(dealing);
        assertThat(spare.remaining()).isEqualTo(dealing.remaining());
        assertThat(spare.seen()).isEqualTo(dealing.seen());
        assertThat(spare.coupInProgress()).isTrue();
    }

    private static Shoe over(ShoeTexts text) {
        return ShoeTexts.deal(text.ready().showCuttingCard(text.rules().lastCoup()), "2H")
                .endCoup(CoupEnd.WON);
    }

    private static List<String> alerts(ShoeTexts text, Shoe shoe) {
        return text.rules().alerts(shoe, Coup.START).stream()
                .map(alert -> alert.value() + " " + alert.rule().rule())
                .toList();
    }
}
