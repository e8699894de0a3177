package org.baize.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MINI;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.TestFloor;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.HouseCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.rules.baccarat.Card;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundReason;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DealingChoice;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.shoe.ShoeOrder;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.preparation.Audit;
import org.baize.rules.shoe.preparation.BurnMode;
import org.baize.rules.shoe.preparation.CardCheck;
import org.baize.rules.shoe.preparation.CardRefusal;
import org.baize.rules.shoe.preparation.Custody;
import org.baize.rules.shoe.preparation.Preparation;
import org.baize.rules.shoe.preparation.PreparationRefusal;
import org.baize.rules.shoe.preparation.PreparationStep;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From a set of cards to the first coup, and what stands in between. */
class PreparationTest {

    private static final RoundCommand OPEN = new RoundCommand.OpenBetting(TABLE);

    private static String game(String rulebook) {
        return rulebook.equals(RAPID) ? "baccarat" : "baccarat-a";
    }

    private static Reason whyNotOpen(CardTable table) {
        return table.refuse(DEALER, OPEN).reason();
    }

    @ParameterizedTest
    @CsvSource({
        "act-multi-terminal-2019,8.2(a),8.3(e)(i)",
        "act-mini-baccarat-2015,6.1,5.1",
        "nsw-rapid-2016,2.5.3.1,3.8.1"
    })
    @Clause({
        "act-multi-terminal-2019:8.2(a)",
        "act-multi-terminal-2019:8.3(e)(i)",
        "act-multi-terminal-2019:8.3(f)/load",
        "act-multi-terminal-2019:8.3(a)/cutting cards",
        "act-mini-baccarat-2015:5.1",
        "act-mini-baccarat-2015:2.1/2",
        "nsw-rapid-2016:2.5.3.1",
        "nsw-rapid-2016:2.5.3.2",
        "nsw-rapid-2016:3.8.1",
        "nsw-rapid-2016:3.10",
        "nsw-rapid-2016:7.7.1"
    })
    void opensNoBettingBeforeEveryStepIsRecorded(String rulebook, String noShoe, String noShuffle) {
        CardTable table = CardTable.bare(rulebook, game(rulebook));
        var refused = table.refuse(DEALER, OPEN);
        assertThat(refused.reason()).isEqualTo(ShoeRefusal.NO_SHOE);
        assertThat(refused.rule().orElseThrow().rule()).isEqualTo(noShoe);
        table.bring("set-1");
        table.check("set-1");
        table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
        refused = table.refuse(DEALER, OPEN);
        assertThat(refused.reason()).isEqualTo(PreparationRefusal.NOT_SHUFFLED);
        assertThat(refused.rule().orElseThrow().rule()).isEqualTo(noShuffle);

        table.shuffleToLoad();
        assertThat(whyNotOpen(table)).isEqualTo(PreparationRefusal.NOT_BURNED);
        table.burn("AH");

        table.open();
        table.floor.restart();
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(d)", "act-mini-baccarat-2015:2.5"})
    void putsNoUncountedSetInPlay() {
        for (String rulebook : List.of(MULTI, MINI)) {
            CardTable table = CardTable.bare(rulebook, game(rulebook));
            table.bring("set-1");
            table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
            table.step(DEALER, new PreparationStep.Shuffle(Optional.empty()));

            var cut = new PreparationStep.Cut(Role.DEALER, Optional.of(200));
            assertThat(table.refuse(DEALER, new CardCommand.Prepare(TABLE, Command.NONE, cut))
                            .reason())
                    .isEqualTo(CardRefusal.NOT_CHECKED);
        }
    }

    /** A table that nobody has opened yet. */
    private static CardTable closedTable(BurnMode burn) {
        TestFloor floor = TestFloor.empty();
        TableSetup usual = DefaultSetup.of(Rulebooks.byId(MINI), "baccarat-a");
        var cards = new DealingChoice.Cards(20, burn, false, false, 1);
        TableSetup setup = new TableSetup(usual.game(), usual.limits(), cards, usual.floor(), usual.money());
        floor.install(TABLE, MINI, setup, Apparatus.SHOE).terminal(1, TABLE).signOn(DEALER, TABLE, Role.DEALER);
        return new CardTable(floor, TABLE, CardTable.SHOE);
    }

    @Test
    @Clause("act-mini-baccarat-2015:2.5")
    void opensNoTableBeforeItsCardsAreCounted() {
        CardTable table = closedTable(BurnMode.ONE_FACE_DOWN);
        table.bring("set-1");
        var open = new SetupCommand.OpenTable(TABLE);
        var refused = table.refuse(ADMINISTRATOR, open);
        assertThat(refused.reason()).isEqualTo(CardRefusal.NOT_CHECKED);
        assertThat(refused.rule()).contains(new RuleId(MINI, "2.5"));
        var oneMissing = new Audit(List.of(Card.parse("2H")), List.of(), List.of());
        table.accept(
                DEALER,
                new CardCommand.CheckCards(TABLE, "set-1", CardCheck.Checker.DEALER, Optional.empty(), oneMissing));
        assertThat(table.refuse(ADMINISTRATOR, open).reason()).isEqualTo(CardRefusal.CHECK_FAILED);

        table.check("set-1");

        table.accept(ADMINISTRATOR, open);
    }

    @Test
    @Clause("act-mini-baccarat-2015:2.5")
    void closesNoTableBeforeItsCardsAreCountedAgain() {
        CardTable table = CardTable.ready(MINI, "baccarat-a").fund(1, 2);
        var close = new HouseCommand.CloseTable(TABLE);
        table.floor.signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        table.accept(OPERATOR, new HouseCommand.AnnounceClosing(TABLE));
        table.accept(Origin.terminal(1), new HouseCommand.ShowNotice(TABLE, 1));
        table.open().place(1, "player", 20_00).close();
        table.accept(OPERATOR, close);
        table.read("4H", "2C", "4C", "5C");
        table.confirm();
        assertThat(table.floor.table(TABLE).status().open()).isTrue();
        table.refuse(DEALER, OPEN);
        var pending = table.refuse(OPERATOR, close);
        assertThat(pending.reason()).isEqualTo(CardRefusal.CLOSING_CHECK_PENDING);
        assertThat(pending.rule()).contains(new RuleId(MINI, "2.5"));
        table.floor.restart();

        table.check("set-1");

        assertThat(table.floor.table(TABLE).status().open()).isFalse();
        assertThat(table.refuse(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE))
                        .reason())
                .isEqualTo(CardRefusal.NOT_CHECKED);
    }

    @Test
    @Clause({"nsw-rapid-2016:3.1", "nsw-rapid-2016:1.1/deck-checking device"})
    void playsUncountedCardsWhereTheCountIsOffered() {
        CardTable table = CardTable.bare(RAPID, "baccarat");
        table.bring("set-1");
        table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
        table.shuffleToLoad();
        table.burn("9C");
        table.open();

        CardTable wrong = CardTable.bare(RAPID, "baccarat");
        wrong.bring("set-1");
        Audit joker = new Audit(List.of(Card.parse("2H")), List.of(), List.of("JOKER"));
        wrong.accept(
                CardTable.READER,
                new CardCommand.CheckCards(
                        TABLE, "set-1", CardCheck.Checker.DECK_CHECKING_DEVICE, Optional.of("checker 7"), joker));
        wrong.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
        wrong.step(DEALER, new PreparationStep.Shuffle(Optional.empty()));
        var cut = new PreparationStep.Cut(Role.DEALER, Optional.of(200));
        assertThat(wrong.refuse(DEALER, new CardCommand.Prepare(TABLE, Command.NONE, cut))
                        .reason())
                .isEqualTo(CardRefusal.CHECK_FAILED);
        assertThat(wrong.cards()
                        .preparation()
                        .orElseThrow()
                        .cards()
                        .check()
                        .orElseThrow()
                        .who())
                .isEqualTo("checker 7");
    }

    @ParameterizedTest
    @CsvSource({
        "act-multi-terminal-2019,6H,7",
        "act-multi-terminal-2019,KH,1",
        "act-mini-baccarat-2015,7H,1",
        "nsw-rapid-2016,9H,1"
    })
    @Clause({"act-multi-terminal-2019:8.3(g)", "act-mini-baccarat-2015:5.4(a)", "nsw-rapid-2016:3.12"})
    void burnsAsManyCardsAsTheTextAsks(String rulebook, String first, int gone) {
        CardTable table = CardTable.bare(rulebook, game(rulebook));
        table.prepare("set-1", first);

        assertThat(table.cards().shoe().orElseThrow().remaining()).isEqualTo(416 - gone);
        assertThat(Guidance.of(table.floor.floor().state(), table.floor.table(TABLE))
                        .player()
                        .size())
                .isZero();
        boolean shown = table.cards().shoe().orElseThrow().seen().contains(Card.parse(first));
        assertThat(shown).isEqualTo(rulebook.equals(MULTI));
    }

    @ParameterizedTest
    @CsvSource({"7H,8", "AH,2", "KH,11", "10C,11", "QS,11", "JD,11"})
    @Clause({"act-mini-baccarat-2015:5.5", "act-mini-baccarat-2015:5.6"})
    void burnsWhatTheShownCardSays(String first, int gone) {
        CardTable table = closedTable(BurnMode.FIRST_CARD_SHOWN);
        table.floor.openTable(TABLE, DEALER);
        table.floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);

        table.prepare("set-1", first);

        assertThat(table.cards().shoe().orElseThrow().remaining()).isEqualTo(416 - gone);
        assertThat(table.cards().shoe().orElseThrow().seen()).containsExactly(Card.parse(first));
    }

    @Test
    @Clause("act-mini-baccarat-2015:2.1/1")
    void playsWithEightWholeDecksOnly() {
        CardTable table = CardTable.bare(MINI, "baccarat-a");
        for (int decks : new int[] {7, 9}) {
            String set = "set of " + decks;
            table.accept(DEALER, new CardCommand.BringCards(TABLE, set, decks, "red", Optional.empty()));
            table.check(set);
            table.accept(DEALER, new CardCommand.StartShoe(TABLE, set));
            table.step(DEALER, new PreparationStep.Shuffle(Optional.empty()));
            table.step(DEALER, new PreparationStep.OfferCut(false));
            table.step(SUPERVISOR, new PreparationStep.Cut(Role.CASINO_SUPERVISOR, Optional.of(200)));
            table.step(DEALER, new PreparationStep.PlaceCuttingCard(Optional.of(20)));
            var load = new CardCommand.Prepare(TABLE, Command.NONE, new PreparationStep.Load(CardTable.SHOE));
            assertThat(table.refuse(DEALER, load).reason()).isEqualTo(CardRefusal.WRONG_NUMBER_OF_DECKS);
        }
        for (Audit wrong : List.of(
                new Audit(List.of(Card.parse("2H")), List.of(), List.of()),
                new Audit(List.of(Card.parse("2H")), List.of(Card.parse("3H")), List.of()),
                new Audit(List.of(), List.of(), List.of("JOKER")))) {
            table.bring("set-1");
            table.accept(
                    DEALER,
                    new CardCommand.CheckCards(TABLE, "set-1", CardCheck.Checker.DEALER, Optional.empty(), wrong));
            table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
            assertThat(whyNotCut(table)).isEqualTo(CardRefusal.CHECK_FAILED);
            table.accept(DEALER, new CardCommand.StartShoe(TABLE, "first set of table 1"));
        }

        table.prepare("set-2", "2H");

        assertThat(table.cards().shoe().orElseThrow().remaining()).isEqualTo(415);
    }

    private static Reason whyNotCut(CardTable table) {
        table.step(DEALER, new PreparationStep.Shuffle(Optional.empty()));
        var cut = new PreparationStep.Cut(Role.DEALER, Optional.of(200));
        return table.refuse(DEALER, new CardCommand.Prepare(TABLE, Command.NONE, cut))
                .reason();
    }

    @Test
    @Clause({"act-mini-baccarat-2015:5.3/1", "act-mini-baccarat-2015:5.3/3"})
    void keepsBothCuttingCardsAwayFromTheEnds() {
        for (int place : new int[] {52, 364}) {
            CardTable table = CardTable.bare(MINI, "baccarat-a");
            table.bring("set-1");
            table.check("set-1");
            table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
            table.step(DEALER, new PreparationStep.Shuffle(Optional.empty()));
            table.step(DEALER, new PreparationStep.OfferCut(false));
            int tooFar = place < 100 ? place - 1 : place + 1;
            var near = new PreparationStep.Cut(Role.CASINO_SUPERVISOR, Optional.of(tooFar));
            assertThat(table.refuse(SUPERVISOR, new CardCommand.Prepare(TABLE, Command.NONE, near))
                            .reason())
                    .isEqualTo(PreparationRefusal.CUT_TOO_NEAR_AN_END);
            table.step(SUPERVISOR, new PreparationStep.Cut(Role.CASINO_SUPERVISOR, Optional.of(place)));
            var back = new PreparationStep.PlaceCuttingCard(Optional.of(11));
            assertThat(table.refuse(DEALER, new CardCommand.Prepare(TABLE, Command.NONE, back))
                            .reason())
                    .isEqualTo(PreparationRefusal.CUTTING_CARD_TOO_NEAR_THE_BACK);
            table.step(DEALER, new PreparationStep.PlaceCuttingCard(Optional.of(12)));
        }
    }

    @Test
    @Clause({"act-mini-baccarat-2015:5.2/1", "act-mini-baccarat-2015:5.2/2"})
    void offersTheCutToAPatronBeforeTheSupervisor() {
        CardTable table = CardTable.bare(MINI, "baccarat-a");
        table.bring("set-1");
        table.check("set-1");
        table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
        table.step(DEALER, new PreparationStep.Shuffle(Optional.empty()));
        var byDealer =
                new CardCommand.Prepare(TABLE, Command.NONE, new PreparationStep.Cut(Role.DEALER, Optional.of(100)));
        assertThat(table.refuse(DEALER, byDealer).reason()).isEqualTo(PreparationRefusal.CUT_NOT_OFFERED);
        table.step(DEALER, new PreparationStep.OfferCut(true));
        assertThat(table.refuse(DEALER, byDealer).reason()).isEqualTo(PreparationRefusal.CUT_BELONGS_TO_SOMEBODY_ELSE);

        table.accept(
                Origin.terminal(2),
                new CardCommand.Prepare(TABLE, 2, new PreparationStep.Cut(Role.PLAYER_TERMINAL, Optional.of(100))));

        assertThat(table.cards().preparation().orElseThrow().stage()).isEqualTo(Preparation.Stage.CUT);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(f)/cut", "act-multi-terminal-2019:8.3(f)/rear card"})
    void refusesACutTooNearAnEnd() {
        CardTable table = CardTable.bare(MULTI, "baccarat-a");
        table.bring("set-1");
        table.check("set-1");
        table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
        table.step(DEALER, new PreparationStep.Shuffle(Optional.empty()));
        var near = new PreparationStep.Cut(Role.DEALER, Optional.of(51));
        assertThat(table.refuse(DEALER, new CardCommand.Prepare(TABLE, Command.NONE, near))
                        .reason())
                .isEqualTo(PreparationRefusal.CUT_TOO_NEAR_AN_END);
        table.step(DEALER, new PreparationStep.Cut(Role.DEALER, Optional.of(52)));
        var back = new PreparationStep.PlaceCuttingCard(Optional.of(11));

        assertThat(table.refuse(DEALER, new CardCommand.Prepare(TABLE, Command.NONE, back))
                        .reason())
                .isEqualTo(PreparationRefusal.CUTTING_CARD_TOO_NEAR_THE_BACK);
    }

    @Test
    @Clause({"nsw-rapid-2016:1.1/Angel pre-shuffled cards", "nsw-rapid-2016:3.9"})
    void takesCardsShuffledAtManufactureWithoutAShuffle() {
        CardTable table = CardTable.bare(RAPID, "baccarat");
        table.accept(
                DEALER,
                new CardCommand.BringCards(TABLE, "set-1", 8, "blue", Optional.of("Angel Playing Cards Co., Ltd")));
        table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
        var riffle = new CardCommand.Prepare(TABLE, Command.NONE, new PreparationStep.Riffle(Role.CASINO_SUPERVISOR));
        table.refuse(DEALER, riffle);
        table.accept(DEALER, TestFloor.countersign(SUPERVISOR, Role.CASINO_SUPERVISOR), riffle);

        table.step(DEALER, new PreparationStep.Cut(Role.DEALER, Optional.empty()));

        assertThat(table.cards().preparation().orElseThrow().stage()).isEqualTo(Preparation.Stage.CUT);
    }

    @Test
    @Clause("nsw-rapid-2016:3.2")
    void keepsASetAtOneTable() {
        CardTable table = CardTable.ready(RAPID, "baccarat");

        var again = new CardCommand.BringCards(TABLE, "set-1", 8, "red", Optional.empty());

        assertThat(table.refuse(DEALER, again).reason()).isEqualTo(CardRefusal.SET_IN_USE);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(e)(iii)", "nsw-rapid-2016:3.8.3"})
    void finishesTheCoupBeforeAnOrderedShuffle() {
        for (String rulebook : List.of(MULTI, RAPID)) {
            CardTable table = CardTable.ready(rulebook, game(rulebook));
            table.fund(1, 2).open().place(1, "player", 20_00).close();
            table.read("4H");
            var shuffle = new CardCommand.OrderCards(TABLE, ShoeOrder.SHUFFLE, Optional.empty());
            assertThat(table.refuse(DEALER, shuffle).reason()).isEqualTo(ShoeRefusal.NOT_AUTHORISED);
            table.accept(SUPERVISOR, shuffle);

            table.read("2C", "4C", "6C");
            table.confirm();

            assertThat(whyNotOpen(table)).isEqualTo(ShoeRefusal.SHUFFLE_ORDERED);
            table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
            table.shuffleToLoad();
            table.burn("KS");
            table.open();
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(j)", "nsw-rapid-2016:3.6"})
    void replacesUnfitCardsByANewSet() {
        for (String rulebook : List.of(MULTI, RAPID)) {
            CardTable table = CardTable.ready(rulebook, game(rulebook));
            table.accept(
                    SUPERVISOR, new CardCommand.OrderCards(TABLE, ShoeOrder.REPLACE_UNFIT_CARDS, Optional.empty()));

            assertThat(whyNotOpen(table)).isEqualTo(ShoeRefusal.CARDS_UNFIT);
            assertThat(table.refuse(DEALER, new CardCommand.StartShoe(TABLE, "set-1"))
                            .reason())
                    .isEqualTo(CardRefusal.SET_RETIRED);
            table.prepare("set-2", "3D");
            table.open();
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(i)", "act-multi-terminal-2019:8.3(e)(ii)", "act-multi-terminal-2019:8.3(h)"})
    void endsTheShoeAfterTheCoupOfTheCuttingCard() {
        CardTable table = CardTable.ready(MULTI, "baccarat-a");
        var removal = new CardCommand.OrderCards(TABLE, ShoeOrder.REMOVE_CARDS, Optional.empty());
        assertThat(table.refuse(SUPERVISOR, removal).reason()).isEqualTo(ShoeRefusal.LAST_COUP_NOT_PLAYED);
        coup(table, true, "4H", "2C", "4C", "5C");

        var refused = table.refuse(DEALER, OPEN);
        assertThat(refused.reason()).isEqualTo(ShoeRefusal.SHOE_OVER);
        assertThat(refused.rule().orElseThrow().rule()).isEqualTo("8.3(e)(ii)");
        table.accept(SUPERVISOR, removal);
        assertThat(table.cards().set("set-1").orElseThrow().custody()).isEqualTo(Custody.RETIRED);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(h)/Tie", "act-mini-baccarat-2015:5.7/2"})
    void dealsExactlyOneMoreCoupAfterATie() {
        for (String rulebook : List.of(MULTI, MINI)) {
            CardTable table = CardTable.ready(rulebook, game(rulebook));
            coup(table, true, "4H", "4C", "4D", "4S");
            assertThat(Guidance.of(table.floor.floor().state(), table.floor.table(TABLE))
                            .lastCoup())
                    .isPresent();
            coup(table, false, "4H", "4C", "4D", "4S");

            assertThat(whyNotOpen(table)).isEqualTo(ShoeRefusal.SHOE_OVER);
        }
    }

    @Test
    @Clause({"nsw-rapid-2016:3.13", "nsw-rapid-2016:3.8.2", "nsw-rapid-2016:3.5"})
    void dealsOneCoupAfterTheCuttingCardAndSwapsSetsOfOtherBacks() {
        CardTable table = CardTable.ready(RAPID, "baccarat");
        coup(table, true, "4H", "2C", "4C", "5C");
        assertThat(Guidance.of(table.floor.floor().state(), table.floor.table(TABLE))
                        .lastCoup()
                        .orElseThrow()
                        .rule())
                .isEqualTo("3.13");
        table.bring("same");
        table.accept(DEALER, new CardCommand.BringCards(TABLE, "other", 8, "blue", Optional.empty()));
        var early = new CardCommand.OrderCards(TABLE, ShoeOrder.SWAP_CARD_SET, Optional.of("other"));
        assertThat(table.refuse(SUPERVISOR, early).reason()).isEqualTo(ShoeRefusal.LAST_COUP_NOT_PLAYED);
        coup(table, false, "4H", "4C", "4D", "4S");

        assertThat(whyNotOpen(table)).isEqualTo(ShoeRefusal.SHOE_OVER);
        var same = new CardCommand.OrderCards(TABLE, ShoeOrder.SWAP_CARD_SET, Optional.of("same"));
        assertThat(table.refuse(SUPERVISOR, same).reason()).isEqualTo(ShoeRefusal.SAME_BACKS);
        table.accept(SUPERVISOR, early);
    }

    @Test
    @Clause("nsw-rapid-2016:3.14")
    void makesTheCoupTheLastBeforeWhichTheCuttingCardShows() {
        CardTable table = CardTable.ready(RAPID, "baccarat");
        table.accept(CardTable.READER, new CardCommand.ShowCuttingCard(TABLE));
        coup(table, false, "4H", "4C", "4D", "4S");

        assertThat(whyNotOpen(table)).isEqualTo(ShoeRefusal.SHOE_OVER);
    }

    @Test
    @Clause({"act-mini-baccarat-2015:2.3/1", "act-mini-baccarat-2015:2.3/2"})
    void replacesCardsFaceForFaceWithTwoSignatures() {
        CardTable table = CardTable.ready(MINI, "baccarat-a");
        var replace = new CardCommand.ReplaceCards(
                TABLE, List.of(Card.parse("9H")), List.of(Card.parse("9H")), Optional.empty());
        var other = new CardCommand.ReplaceCards(
                TABLE, List.of(Card.parse("9H")), List.of(Card.parse("8H")), Optional.empty());
        var supervisor = TestFloor.countersign(SUPERVISOR, Role.CASINO_SUPERVISOR);

        assertThat(table.refuse(DEALER, replace).reason()).isEqualTo(CardRefusal.SIGN_OFF_MISSING);
        assertThat(table.floor.refuse(DEALER, supervisor, other).reason()).isEqualTo(CardRefusal.NOT_ONE_FOR_ONE);
        table.accept(DEALER, supervisor, replace);

        table.fund(1, 2).open().place(1, "player", 20_00).close();
        assertThat(table.floor.refuse(DEALER, supervisor, replace).reason()).isEqualTo(CardRefusal.ROUND_IN_PROGRESS);
    }

    @Test
    @Clause("nsw-rapid-2016:3.7")
    void verifiesTheCardsOnTheWordOfASupervisorOrInspector() {
        CardTable table = CardTable.ready(RAPID, "baccarat");
        var verify = new CardCommand.VerifyCards(TABLE, CardTable.COMPLETE);

        assertThat(table.refuse(DEALER, verify).reason()).isEqualTo(ShoeRefusal.NOT_AUTHORISED);
        table.accept(SUPERVISOR, verify);
    }

    @Test
    @Clause("act-mini-baccarat-2015:5.7/1")
    void wantsAShuffleAfterTheCoupOfTheCuttingCard() {
        CardTable table = CardTable.ready(MINI, "baccarat-a");
        coup(table, true, "4H", "2C", "4C", "5C");

        var refused = table.refuse(DEALER, OPEN);

        assertThat(refused.reason()).isEqualTo(ShoeRefusal.SHOE_OVER);
        assertThat(refused.rule().orElseThrow().rule()).isEqualTo("5.7/1");
    }

    @Test
    @Clause({"nsw-rapid-2016:7.7.2", "nsw-rapid-2016:7.7.4.1"})
    void opensARoundOnceAndOnlyAfterTheLastIsSettled() {
        CardTable table = CardTable.ready(RAPID, "baccarat").fund(1, 1).open();
        assertThat(whyNotOpen(table)).isEqualTo(RoundReason.ALREADY_OPEN);
        table.place(1, "player", 20_00).close();
        assertThat(whyNotOpen(table)).isEqualTo(RoundReason.ROUND_UNRESOLVED);
        table.read("4H", "2C", "4C", "5C");
        table.confirm();

        table.open();
    }

    /** One coup with a wager, the cutting card after its first card if asked. */
    private static void coup(CardTable table, boolean cut, String... faces) {
        table.fund(1, 1).open().place(1, "player", 20_00).close();
        table.read(faces[0]);
        if (cut) {
            table.accept(CardTable.READER, new CardCommand.ShowCuttingCard(TABLE));
        }
        for (int i = 1; i < faces.length; i++) {
            table.read(faces[i]);
        }
        table.confirm();
    }
}
