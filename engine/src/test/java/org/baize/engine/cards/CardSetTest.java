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
import org.baize.rules.shoe.ShoeOrder;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.preparation.Audit;
import org.baize.rules.shoe.preparation.BurnMode;
import org.baize.rules.shoe.preparation.CardCheck;
import org.baize.rules.shoe.preparation.CardRefusal;
import org.baize.rules.shoe.preparation.Preparation;
import org.baize.rules.shoe.preparation.PreparationStep;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Sets of cards: where they come from, how they are counted, and how one is replaced. */
class CardSetTest {

    private static final RoundCommand OPEN = new RoundCommand.OpenBetting(TABLE);

    @Test
    @Clause({"act-multi-terminal-2019:8.3(d)", "act-mini-baccarat-2015:2.5"})
    void putsNoUncountedSetInPlay() {
        for (String rulebook : List.of(MULTI, MINI)) {
            CardTable table = CardTable.bare(rulebook, CardTable.game(rulebook));
            table.bring("set-1");
            table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
            table.step(DEALER, new PreparationStep.Shuffle(Optional.empty()));

            var cut = new PreparationStep.Cut(Role.DEALER, Optional.of(200));
            assertThat(table.refuse(DEALER, new CardCommand.Prepare(TABLE, Command.NONE, cut))
                            .reason())
                    .isEqualTo(CardRefusal.NOT_CHECKED);
        }
    }

    @Test
    @Clause("act-mini-baccarat-2015:2.5")
    void opensNoTableBeforeItsCardsAreCounted() {
        CardTable table = CardTable.closed(BurnMode.ONE_FACE_DOWN);
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
    @Clause({"act-multi-terminal-2019:8.3(j)", "nsw-rapid-2016:3.6"})
    void replacesUnfitCardsByANewSet() {
        for (String rulebook : List.of(MULTI, RAPID)) {
            CardTable table = CardTable.ready(rulebook, CardTable.game(rulebook));
            table.accept(
                    SUPERVISOR, new CardCommand.OrderCards(TABLE, ShoeOrder.REPLACE_UNFIT_CARDS, Optional.empty()));

            assertThat(table.whyNotOpen()).isEqualTo(ShoeRefusal.CARDS_UNFIT);
            assertThat(table.refuse(DEALER, new CardCommand.StartShoe(TABLE, "set-1"))
                            .reason())
                    .isEqualTo(CardRefusal.SET_RETIRED);
            table.prepare("set-2", "3D");
            table.open();
        }
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

    /** A table that nobody has opened yet. */
    private static Reason whyNotCut(CardTable table) {
        table.step(DEALER, new PreparationStep.Shuffle(Optional.empty()));
        var cut = new PreparationStep.Cut(Role.DEALER, Optional.of(200));
        return table.refuse(DEALER, new CardCommand.Prepare(TABLE, Command.NONE, cut))
                .reason();
    }
}
