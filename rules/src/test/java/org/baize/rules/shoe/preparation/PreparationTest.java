package org.baize.rules.shoe.preparation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.baize.rules.shoe.ShoeTexts.MINI;
import static org.baize.rules.shoe.ShoeTexts.MULTI;
import static org.baize.rules.shoe.ShoeTexts.RAPID;

import java.util.List;
import java.util.Optional;
import org.baize.rules.baccarat.Card;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.shoe.ShoeTexts;
import org.baize.rules.shoe.preparation.Preparation.Stage;
import org.baize.rules.shoe.preparation.PreparationStep.BurnFaceDown;
import org.baize.rules.shoe.preparation.PreparationStep.Check;
import org.baize.rules.shoe.preparation.PreparationStep.Cut;
import org.baize.rules.shoe.preparation.PreparationStep.Load;
import org.baize.rules.shoe.preparation.PreparationStep.MissBurn;
import org.baize.rules.shoe.preparation.PreparationStep.OfferCut;
import org.baize.rules.shoe.preparation.PreparationStep.PlaceCuttingCard;
import org.baize.rules.shoe.preparation.PreparationStep.Riffle;
import org.baize.rules.shoe.preparation.PreparationStep.ShowFirstCard;
import org.baize.rules.shoe.preparation.PreparationStep.Shuffle;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PreparationTest {

    private static final Shuffle BY_HAND = new Shuffle(Optional.empty());
    private static final Cut DEALER_CUTS = new Cut(Role.DEALER, Optional.of(100));

    @Test
    @Clause({
        "act-multi-terminal-2019:8.3(a)/cutting cards",
        "act-multi-terminal-2019:8.3(e)(i)",
        "act-multi-terminal-2019:8.3(f)/load",
        "act-multi-terminal-2019:8.3(g)"
    })
    void multiTerminalShoeIsReadyAfterItsStepsInOrderAndNotBefore() {
        PreparationRules rules = MULTI.rules().preparation();
        Preparation now = rules.introduce(ShoeTexts.checkedSet(), BurnMode.FIRST_CARD_SHOWN);

        assertThat(rules.cut().cuttingCards().value()).isEqualTo(2);
        assertThat(rules.mayPlay(now)).isEqualTo(MULTI.refuses(PreparationRefusal.NOT_SHUFFLED, "8.3(e)(i)"));
        now = rules.make(now, BY_HAND);
        assertThat(rules.mayPlay(now)).isEqualTo(MULTI.refuses(PreparationRefusal.NOT_CUT, "8.3(f)/cut"));
        now = rules.make(now, DEALER_CUTS);
        assertThat(rules.mayPlay(now))
                .isEqualTo(MULTI.refuses(PreparationRefusal.CUTTING_CARD_NOT_PLACED, "8.3(f)/rear card"));
        now = rules.make(now, new PlaceCuttingCard(Optional.of(12)));
        assertThat(rules.mayPlay(now)).isEqualTo(MULTI.refuses(PreparationRefusal.NOT_LOADED, "8.3(f)/load"));
        now = rules.make(now, new Load("shoe-1"));
        assertThat(rules.mayPlay(now)).isEqualTo(MULTI.refuses(PreparationRefusal.NOT_BURNED, "8.3(g)"));
        now = rules.make(now, new ShowFirstCard(Card.parse("KD")));
        assertThat(rules.mayPlay(now)).isEqualTo(MULTI.permits("8.3(f)/load"));
    }

    @Test
    @Clause({
        "act-mini-baccarat-2015:2.1/2",
        "act-mini-baccarat-2015:5.1",
        "act-mini-baccarat-2015:5.2/1",
        "act-mini-baccarat-2015:5.4(a)"
    })
    void miniBaccaratShoeIsReadyAfterItsStepsInOrderAndNotBefore() {
        PreparationRules rules = MINI.rules().preparation();
        Preparation now = rules.introduce(ShoeTexts.checkedSet(), BurnMode.ONE_FACE_DOWN);

        assertThat(rules.cut().cuttingCards().value()).isEqualTo(2);
        assertThat(rules.mayPlay(now)).isEqualTo(MINI.refuses(PreparationRefusal.NOT_SHUFFLED, "5.1"));
        now = rules.make(now, BY_HAND);
        assertThat(rules.mayPlay(now)).isEqualTo(MINI.refuses(PreparationRefusal.CUT_NOT_OFFERED, "5.2/1"));
        now = rules.make(now, new OfferCut(true));
        assertThat(rules.mayPlay(now)).isEqualTo(MINI.refuses(PreparationRefusal.NOT_CUT, "5.3/1"));
        now = rules.make(now, new Cut(Role.PLAYER_TERMINAL, Optional.of(200)));
        assertThat(rules.mayPlay(now)).isEqualTo(MINI.refuses(PreparationRefusal.CUTTING_CARD_NOT_PLACED, "5.3/3"));
        now = rules.make(now, new PlaceCuttingCard(Optional.of(12)));
        now = rules.make(now, new Load("shoe-1"));
        assertThat(rules.mayPlay(now)).isEqualTo(MINI.refuses(PreparationRefusal.NOT_BURNED, "5.4(a)"));
        now = rules.make(now, new BurnFaceDown());
        assertThat(rules.mayPlay(now).permitted()).isTrue();
    }

    @Test
    @Clause({
        "nsw-rapid-2016:3.8.1",
        "nsw-rapid-2016:3.8.2",
        "nsw-rapid-2016:3.10",
        "nsw-rapid-2016:3.11",
        "nsw-rapid-2016:3.12",
        "nsw-rapid-2016:7.7.1",
        "nsw-rapid-2016:7.7.2"
    })
    void rapidShoeIsReadyAfterItsStepsInOrderAndNotBefore() {
        PreparationRules rules = RAPID.rules().preparation();
        Preparation now = rules.introduce(ShoeTexts.newSet(8), BurnMode.ONE_FACE_DOWN);

        assertThat(rules.cut().cuttingCards().value()).isEqualTo(1);
        assertThat(rules.mayPlay(now)).isEqualTo(RAPID.refuses(PreparationRefusal.NOT_SHUFFLED, "3.8.1"));
        now = rules.make(now, new Shuffle(Optional.of("multishuffler 1")));
        assertThat(rules.mayPlay(now)).isEqualTo(RAPID.refuses(PreparationRefusal.NOT_CUT, "3.10"));
        now = rules.make(now, DEALER_CUTS);
        assertThat(rules.mayPlay(now)).isEqualTo(RAPID.refuses(PreparationRefusal.CUTTING_CARD_NOT_PLACED, "3.11"));
        now = rules.make(now, new PlaceCuttingCard(Optional.of(20)));
        now = rules.make(now, new Load("shoe-1"));
        assertThat(rules.mayPlay(now)).isEqualTo(RAPID.refuses(PreparationRefusal.NOT_BURNED, "3.12"));
        now = rules.make(now, new BurnFaceDown());
        assertThat(rules.mayPlay(now)).isEqualTo(RAPID.permits("3.11"));
        assertThat(now.burn().gone()).containsExactly(new DrawnCard.Unseen());
    }

    @ParameterizedTest
    @EnumSource
    @Clause({"act-multi-terminal-2019:8.3(f)/load", "act-mini-baccarat-2015:5.1", "nsw-rapid-2016:3.8.1"})
    void noStepIsSkippedOrRepeated(ShoeTexts text) {
        PreparationRules rules = text.rules().preparation();
        List<PreparationStep> steps = text.stepsToLoad();

        for (int done = 0; done < steps.size(); done++) {
            Preparation now = text.after(ShoeTexts.checkedSet(), steps.subList(0, done));
            Verdict next = rules.mayPlay(now);

            assertThat(rules.may(now, steps.get(done)).permitted()).isTrue();
            for (PreparationStep later : steps.subList(done + 1, steps.size())) {
                assertThat(rules.may(now, later)).isEqualTo(next);
                assertThatThrownBy(() -> rules.make(now, later)).isInstanceOf(IllegalStateException.class);
            }
        }
        Preparation loaded = text.after(ShoeTexts.checkedSet(), steps);
        for (PreparationStep past : steps) {
            assertThat(((Verdict.Refused) rules.may(loaded, past)).reason()).isEqualTo(PreparationRefusal.ALREADY_DONE);
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(d)", "act-multi-terminal-2019:A.1/Multi deck Shuffler (MD3)"})
    void uncheckedCardsAreNotCutUntilSomebodyOrTheShufflerCountedThem() {
        PreparationRules rules = MULTI.rules().preparation();
        Preparation shuffled = MULTI.after(
                ShoeTexts.newSet(8), List.of(new Shuffle(Optional.of("md3")))); // verifies while it shuffles
        CardCheck byShuffler = new CardCheck(CardCheck.Checker.SHUFFLER, "md3", 2_000, true);

        assertThat(rules.may(shuffled, DEALER_CUTS)).isEqualTo(MULTI.refuses(CardRefusal.NOT_CHECKED, "8.3(d)"));
        assertThat(rules.may(rules.make(shuffled, new Check(byShuffler)), DEALER_CUTS))
                .isEqualTo(MULTI.permits("8.3(f)/cut"));
    }

    @ParameterizedTest
    @EnumSource
    @Clause({"act-multi-terminal-2019:8.3(f)/cut", "act-mini-baccarat-2015:5.3/1", "nsw-rapid-2016:3.10"})
    void cutLiesAtLeastOneDeckFromEitherEnd(ShoeTexts text) {
        CutRules cut = text.rules().preparation().cut();

        for (int position = 0; position <= 416; position++) {
            assertThat(cut.mayCutAt(position, 416).permitted())
                    .as("cut at %d", position)
                    .isEqualTo(position >= 52 && position <= 364);
        }
        assertThat(MINI.rules().preparation().cut().mayCutAt(51, 416))
                .isEqualTo(MINI.refuses(PreparationRefusal.CUT_TOO_NEAR_AN_END, "5.3/1"));
        Preparation uncut =
                text.after(ShoeTexts.checkedSet(), text.stepsToLoad().subList(0, text == MINI ? 2 : 1));
        Role cutter = text == MINI ? Role.PLAYER_TERMINAL : Role.DEALER;
        assertThat(text.rules().preparation().may(uncut, new Cut(cutter, Optional.of(365))))
                .isEqualTo(Verdict.refuse(
                        PreparationRefusal.CUT_TOO_NEAR_AN_END, cut.margin().rule()));
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(f)/rear card", "act-mini-baccarat-2015:5.3/3", "nsw-rapid-2016:3.11"})
    void cuttingCardLiesDeepEnoughAndClearOfTheBurn() {
        assertDepths(MULTI, BurnMode.FIRST_CARD_SHOWN, 12, 416 - 10);
        assertDepths(MINI, BurnMode.FIRST_CARD_SHOWN, 12, 416 - 11);
        assertDepths(MINI, BurnMode.ONE_FACE_DOWN, 12, 416 - 1);
        assertDepths(RAPID, BurnMode.ONE_FACE_DOWN, 20, 416 - 1);

        Preparation cut =
                RAPID.after(ShoeTexts.checkedSet(), RAPID.stepsToLoad().subList(0, 2));
        assertThat(RAPID.rules().preparation().may(cut, new PlaceCuttingCard(Optional.of(19))))
                .isEqualTo(RAPID.refuses(PreparationRefusal.CUTTING_CARD_TOO_NEAR_THE_BACK, "3.11"));
    }

    private static void assertDepths(ShoeTexts text, BurnMode mode, int least, int most) {
        PreparationRules rules = text.rules().preparation();
        int burned = rules.burn().mostCards(mode);
        for (int behind = 0; behind <= 416; behind++) {
            assertThat(rules.cut().mayPlaceBefore(behind, 416, burned).permitted())
                    .as("%s: %d behind", text, behind)
                    .isEqualTo(behind >= least && behind <= most);
        }
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.3(f)/cut",
        "act-mini-baccarat-2015:5.3/2",
        "act-mini-baccarat-2015:2.1/2",
        "nsw-rapid-2016:3.11"
    })
    void frontPacketGoesToTheBackForEveryCut() {
        List<Card> order = ShoeTexts.shuffled(42);

        for (int position = 52; position <= 364; position++) {
            List<StackItem> mini = MINI.rules().preparation().cut().cut(order, position, 12);
            List<StackItem> rapid = RAPID.rules().preparation().cut().cut(order, position, 20);

            assertThat(mini).hasSize(418);
            assertThat(mini.get(0)).isEqualTo(new StackItem.Playing(order.get(position)));
            assertThat(mini.get(404)).isEqualTo(new StackItem.CuttingCard(2));
            assertThat(mini.getLast()).isEqualTo(new StackItem.CuttingCard(1));
            assertThat(rapid).hasSize(417);
            assertThat(rapid.get(396)).isEqualTo(new StackItem.CuttingCard(2));
            assertThat(rapid.getLast()).isEqualTo(new StackItem.Playing(order.get(position - 1)));
            assertThat(cardsOf(mini)).isEqualTo(cardsOf(rapid));
            assertThat(cardsOf(mini).subList(416 - position, 416)).isEqualTo(order.subList(0, position));
        }
    }

    private static List<Card> cardsOf(List<StackItem> stack) {
        return stack.stream()
                .filter(StackItem.Playing.class::isInstance)
                .map(item -> ((StackItem.Playing) item).card())
                .toList();
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(f)/cut", "nsw-rapid-2016:3.10"})
    void aDepthThatNobodyCountedIsNoBarButAWarning() {
        PreparationRules rules = MULTI.rules().preparation();
        List<PreparationStep> uncounted = List.of(
                BY_HAND,
                new Cut(Role.DEALER, Optional.empty()),
                new PlaceCuttingCard(Optional.of(12)),
                new Load("shoe-1"));

        Preparation loaded = MULTI.after(ShoeTexts.checkedSet(), uncounted);

        assertThat(rules.depthUnknown(loaded)).isTrue();
        assertThat(rules.depthUnknown(MULTI.after(ShoeTexts.checkedSet(), MULTI.stepsToLoad())))
                .isFalse();
    }

    @Test
    @Clause({"act-mini-baccarat-2015:5.2/1", "act-mini-baccarat-2015:5.2/2"})
    void patronCutsElseSupervisorNeverTheDealer() {
        PreparationRules rules = MINI.rules().preparation();
        Preparation shuffled = MINI.after(ShoeTexts.checkedSet(), List.of(BY_HAND));
        Preparation taken = rules.make(shuffled, new OfferCut(true));
        Preparation declined = rules.make(shuffled, new OfferCut(false));
        Verdict somebodyElse = MINI.refuses(PreparationRefusal.CUT_BELONGS_TO_SOMEBODY_ELSE, "5.2/2");

        assertThat(rules.may(shuffled, cutBy(Role.CASINO_SUPERVISOR)))
                .isEqualTo(MINI.refuses(PreparationRefusal.CUT_NOT_OFFERED, "5.2/1"));
        assertThat(rules.may(taken, cutBy(Role.PLAYER_TERMINAL))).isEqualTo(MINI.permits("5.3/1"));
        assertThat(rules.may(taken, cutBy(Role.DEALER))).isEqualTo(somebodyElse);
        assertThat(rules.may(taken, cutBy(Role.CASINO_SUPERVISOR))).isEqualTo(somebodyElse);
        assertThat(rules.may(declined, cutBy(Role.DEALER))).isEqualTo(somebodyElse);
        assertThat(rules.may(declined, cutBy(Role.PLAYER_TERMINAL))).isEqualTo(somebodyElse);
        assertThat(rules.may(declined, cutBy(Role.CASINO_SUPERVISOR))).isEqualTo(MINI.permits("5.3/1"));
        assertThat(rules.may(rules.make(declined, new OfferCut(true)), cutBy(Role.PLAYER_TERMINAL)))
                .isEqualTo(MINI.permits("5.3/1"));
    }

    private static Cut cutBy(Role role) {
        return new Cut(role, Optional.of(100));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.3(e)(i)",
        "nsw-rapid-2016:1.1/Angel pre-shuffled cards",
        "nsw-rapid-2016:3.8.1",
        "nsw-rapid-2016:3.8.2",
        "act-mini-baccarat-2015:5.1"
    })
    void preShuffledCardsSkipTheFirstShuffleOnlyWhereTheTextKnowsThem() {
        CardSet angel = preShuffled("Angel Playing Cards Co., Ltd");
        CardSet other = preShuffled("Somebody Else");

        assertThat(stageOf(RAPID, angel)).isEqualTo(Stage.SHUFFLED);
        assertThat(stageOf(RAPID, other)).isEqualTo(Stage.INTRODUCED);
        assertThat(stageOf(MULTI, other)).isEqualTo(Stage.SHUFFLED);
        assertThat(stageOf(MINI, angel)).isEqualTo(Stage.INTRODUCED);
        // they still need cut and burn, and once played they are cards like any other
        assertThat(RAPID.rules().preparation().mayPlay(RAPID.after(angel, List.of())))
                .isEqualTo(RAPID.refuses(PreparationRefusal.NOT_CUT, "3.10"));
        assertThat(stageOf(RAPID, angel.inUse().secured())).isEqualTo(Stage.INTRODUCED);
    }

    private static Stage stageOf(ShoeTexts text, CardSet set) {
        return text.after(set, List.of()).stage();
    }

    private static CardSet preShuffled(String maker) {
        CardSet checked = ShoeTexts.checkedSet();
        return new CardSet("set-2", 8, "blue", Optional.of(maker), Custody.SECURED, checked.check());
    }

    @Test
    @Clause("nsw-rapid-2016:3.9")
    void aRiffleNeedsPreShuffledCardsAndASupervisor() {
        PreparationRules rules = RAPID.rules().preparation();
        Preparation angel = RAPID.after(preShuffled("Angel Playing Cards Co., Ltd"), List.of());
        Preparation ordinary = RAPID.after(ShoeTexts.checkedSet(), List.of());

        assertThat(rules.may(angel, new Riffle(Role.CASINO_SUPERVISOR))).isEqualTo(RAPID.permits("3.9"));
        assertThat(rules.may(angel, new Riffle(Role.DEALER)))
                .isEqualTo(RAPID.refuses(PreparationRefusal.RIFFLE_NOT_APPROVED, "3.9"));
        assertThat(rules.may(ordinary, new Riffle(Role.CASINO_SUPERVISOR)))
                .isEqualTo(RAPID.refuses(PreparationRefusal.NOT_PRE_SHUFFLED, "3.8.1"));
        assertThat(rules.may(rules.make(angel, DEALER_CUTS), new Riffle(Role.CASINO_SUPERVISOR))
                        .permitted())
                .isFalse();
    }

    @Test
    @Clause("nsw-rapid-2016:2.3.3")
    void aShufflerIsNamedOnlyWhereTheTextKnowsOneAndNeverNeeded() {
        Shuffle byMachine = new Shuffle(Optional.of("multishuffler 1"));

        assertThat(RAPID.rules().preparation().may(introduced(RAPID), byMachine).permitted())
                .isTrue();
        assertThat(RAPID.rules().preparation().may(introduced(RAPID), BY_HAND).permitted())
                .isTrue();
        assertThat(MINI.rules().preparation().may(introduced(MINI), byMachine))
                .isEqualTo(MINI.refuses(PreparationRefusal.SHUFFLER_NOT_KNOWN, "5.1"));
    }

    private static Preparation introduced(ShoeTexts text) {
        return text.after(ShoeTexts.checkedSet(), List.of());
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.3(g)",
        "act-mini-baccarat-2015:5.4(b)",
        "act-mini-baccarat-2015:5.5",
        "act-mini-baccarat-2015:5.6"
    })
    void aShownCardBurnsItsValueAndTensBurnNoneOrTen() {
        for (Card shown : Card.FACES) {
            boolean ten = shown.points() == 0;

            assertThat(goneAfterShowing(MULTI, shown)).as("%s", shown).isEqualTo(1 + shown.points());
            assertThat(goneAfterShowing(MINI, shown)).as("%s", shown).isEqualTo(1 + (ten ? 10 : shown.points()));
        }
        assertThat(goneAfterShowing(MULTI, Card.parse("6C"))).isEqualTo(7);
        assertThat(goneAfterShowing(MULTI, Card.parse("KC"))).isEqualTo(1);
        assertThat(goneAfterShowing(MINI, Card.parse("7C"))).isEqualTo(8);
        assertThat(goneAfterShowing(MINI, Card.parse("KC"))).isEqualTo(11);
        assertThat(goneAfterShowing(MINI, Card.parse("AC"))).isEqualTo(2);
    }

    /** Burns face down until the shoe says it is ready. */
    private static int goneAfterShowing(ShoeTexts text, Card shown) {
        PreparationRules rules = text.rules().preparation();
        Preparation now = rules.make(loaded(text, BurnMode.FIRST_CARD_SHOWN), new ShowFirstCard(shown));
        while (!rules.mayPlay(now).permitted()) {
            now = rules.make(now, new BurnFaceDown());
        }
        assertThat(now.burn().gone().getFirst()).isEqualTo(new DrawnCard.Seen(shown));
        assertThat(now.burn().gone().stream().skip(1)).allMatch(DrawnCard.Unseen.class::isInstance);
        return now.burn().gone().size();
    }

    private static Preparation loaded(ShoeTexts text, BurnMode mode) {
        PreparationRules rules = text.rules().preparation();
        Preparation now = rules.introduce(ShoeTexts.checkedSet(), mode);
        for (PreparationStep step : text.stepsToLoad()) {
            now = rules.make(now, step);
        }
        return now;
    }

    @Test
    @Clause({
        "act-mini-baccarat-2015:5.4(a)",
        "act-mini-baccarat-2015:5.4(b)",
        "act-mini-baccarat-2015:5.5",
        "nsw-rapid-2016:3.12"
    })
    void theOperatorsBurnModeIsKept() {
        PreparationRules mini = MINI.rules().preparation();
        PreparationRules rapid = RAPID.rules().preparation();
        ShowFirstCard show = new ShowFirstCard(Card.parse("7C"));

        assertThat(mini.may(loaded(MINI, BurnMode.ONE_FACE_DOWN), show))
                .isEqualTo(MINI.refuses(PreparationRefusal.FIRST_CARD_STAYS_HIDDEN, "5.4(a)"));
        assertThat(mini.may(loaded(MINI, BurnMode.FIRST_CARD_SHOWN), new BurnFaceDown()))
                .isEqualTo(MINI.refuses(PreparationRefusal.FIRST_CARD_MUST_BE_SHOWN, "5.4(b)"));
        assertThat(mini.mayPlay(mini.make(loaded(MINI, BurnMode.FIRST_CARD_SHOWN), show)))
                .isEqualTo(MINI.refuses(PreparationRefusal.NOT_BURNED, "5.5"));
        assertThat(mini.make(loaded(MINI, BurnMode.ONE_FACE_DOWN), new BurnFaceDown())
                        .burn()
                        .gone())
                .containsExactly(new DrawnCard.Unseen());
        assertThat(rapid.burn().mayChoose(BurnMode.FIRST_CARD_SHOWN))
                .isEqualTo(RAPID.refuses(PreparationRefusal.BURN_MODE_NOT_KNOWN, "3.12"));
        assertThat(rapid.may(loaded(RAPID, BurnMode.ONE_FACE_DOWN), show))
                .isEqualTo(RAPID.refuses(PreparationRefusal.FIRST_CARD_STAYS_HIDDEN, "3.12"));
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(i)", "act-mini-baccarat-2015:12.7", "nsw-rapid-2016:11.8.8"})
    void aForgottenBurnNeverStopsPlayAndTakesNoCard() {
        assertMissedBurn(MULTI, "8.8(i)");
        assertMissedBurn(MINI, "12.7");
        assertMissedBurn(RAPID, "11.8.8");
    }

    private static void assertMissedBurn(ShoeTexts text, String rule) {
        PreparationRules rules = text.rules().preparation();
        Preparation loaded = loaded(text, text.burnMode());

        assertThat(rules.may(loaded, new MissBurn())).isEqualTo(text.permits(rule));
        Preparation played = rules.make(loaded, new MissBurn());
        assertThat(rules.mayPlay(played).permitted()).isTrue();
        assertThat(played.burn().gone()).isEmpty();
    }

    @Test
    @Clause("nsw-rapid-2016:3.2")
    void cardsThatAreInUseElsewhereAreNotLoaded() {
        Preparation marked =
                RAPID.after(ShoeTexts.checkedSet().inUse(), RAPID.stepsToLoad().subList(0, 3));

        assertThat(RAPID.rules().preparation().may(marked, new Load("shoe-1")))
                .isEqualTo(RAPID.refuses(CardRefusal.SET_IN_USE, "3.2"));
    }
}
