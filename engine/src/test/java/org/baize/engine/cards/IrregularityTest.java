package org.baize.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MINI;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.spec.CardReport;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.CoupReason;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.law.Role;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.irregular.RemedyRefusal;
import org.baize.rules.shoe.preparation.Custody;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Shoes, shufflers and sets of cards that go wrong, what each text does about it, and what it does to the money. */
class IrregularityTest {

    private static final RoundCommand OPEN = new RoundCommand.OpenBetting(TABLE);

    @Test
    @Clause({
        "act-multi-terminal-2019:8.3(a)/decks",
        "act-multi-terminal-2019:8.8(l)(ii)",
        "act-multi-terminal-2019:8.8(l)(iii)",
        "nsw-rapid-2016:2.5.4",
        "nsw-rapid-2016:11.8.10",
        "nsw-rapid-2016:11.8.10.2",
        "nsw-rapid-2016:11.8.10.3"
    })
    void voidsTheCoupAndLocksTheSetForAForeignCard() {
        for (String rulebook : List.of(MULTI, RAPID)) {
            CardTable table = CardTable.wagered(rulebook);
            table.read("4H", "JOKER");

            table.carryOut(DEALER, Irregularity.MISSING_OR_FOREIGN_CARD);

            assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
            assertThat(table.cards().set("set-1").orElseThrow().custody()).isEqualTo(Custody.LOCKED);
            assertThat(table.refuse(DEALER, OPEN).reason()).isIn(ShoeRefusal.SHOE_OVER, ShoeRefusal.CARDS_LOCKED);
            table.check("set-1");
            table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
            table.shuffleToLoad();
            table.burn("3C");
            table.open();
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(l)(i)", "nsw-rapid-2016:11.8.10.1", "nsw-rapid-2016:2.5.4"})
    void findsTheNinthCopyOfACardByItselfAndLeavesEarlierCoups() {
        for (String rulebook : List.of(MULTI, RAPID)) {
            CardTable table = CardTable.wagered(rulebook);
            table.read("4H", "4H", "4H", "4H");
            table.confirm();
            long kept = table.floor.chipsCents(1);
            table.open().place(1, "tie", 20_00).close();
            table.read("4H", "4H", "4H", "4H");
            table.confirm();
            long won = table.floor.chipsCents(1);
            table.open().place(1, "tie", 20_00).close();

            List<Event> events = table.read("4H");

            assertThat(CardTable.only(events, CardEvent.IrregularityFound.class).what())
                    .isEqualTo(Irregularity.MISSING_OR_FOREIGN_CARD);
            table.carryOut(DEALER, Irregularity.MISSING_OR_FOREIGN_CARD);
            assertThat(kept).isEqualTo(200_00);
            assertThat(table.floor.chipsCents(1)).isEqualTo(won);
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(h)", "nsw-rapid-2016:11.8.7"})
    void finishesTheCoupOfAMiscutAndWantsAShuffle() {
        for (String rulebook : List.of(MULTI, RAPID)) {
            CardTable table = CardTable.wagered(rulebook);
            table.read("4H");
            table.report(DEALER, Irregularity.MISCUT);
            table.read("2C", "4C", "5C");
            table.confirm();

            assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
            assertThat(table.refuse(DEALER, OPEN).reason()).isEqualTo(ShoeRefusal.SHUFFLE_ORDERED);
        }
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.9")
    void finishesTheCoupThatShouldHaveComeAfterAShuffle() {
        CardTable table = CardTable.wagered(RAPID);
        table.read("4H", "2C", "4C", "5C");
        table.confirm();
        table.open().place(1, "player", 20_00).close();
        table.read("4D");
        table.report(DEALER, Irregularity.NOT_SHUFFLED_AFTER_CUTTING_CARD);
        table.read("2D", "4S", "5D");
        table.confirm();

        assertThat(table.floor.chipsCents(1)).isEqualTo(240_00);
        table.refuse(DEALER, OPEN);
        table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
        table.check("set-1");
        table.shuffleToLoad();
        table.burn("9C");
        table.open();
    }

    @Test
    @Clause("nsw-rapid-2016:3.11")
    void tellsThatTheCuttingCardLayTooNearTheBack() {
        CardTable table = CardTable.ready(RAPID, "baccarat").fund(1, 50);
        List<Card> stack = CardTable.shuffled(11);
        List<Event> events = List.of();
        int drawn = table.cards().shoe().orElseThrow().drawn().size();
        while (drawn < 397) {
            assertThat(events).noneMatch(CardEvent.IrregularityFound.class::isInstance);
            if (table.phase() == RoundPhase.RESULT) {
                table.confirm();
            }
            if (!table.phase().running()) {
                table.open().place(1, "tie", 5_00).close();
            }
            events = table.read(stack.get(drawn).text());
            drawn++;
        }

        assertThat(CardTable.only(events, CardEvent.IrregularityFound.class).what())
                .isEqualTo(Irregularity.MISCUT);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(g)", "act-mini-baccarat-2015:12.6", "nsw-rapid-2016:11.8.6"})
    void voidsACoupForWhichTheShoeHasTooFewCards() {
        for (String rulebook : List.of(MULTI, MINI, RAPID)) {
            CardTable table = CardTable.wagered(rulebook);
            table.read("4H", "2C");

            table.report(DEALER, Irregularity.INSUFFICIENT_CARDS);

            assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
            if (table.cards().cardsOnTable()) {
                table.accept(DEALER, new CardCommand.DiscardCards(TABLE));
            }
            assertThat(table.refuse(DEALER, OPEN).reason()).isEqualTo(ShoeRefusal.SHOE_OVER);
        }
    }

    @Test
    @Clause({"nsw-rapid-2016:11.8.11", "nsw-rapid-2016:7.7.4.9"})
    void holdsTheSettlementWhenShoeAndCardsDisagree() {
        CardTable table = CardTable.wagered(RAPID);
        table.read("4H", "2C", "4C", "5C");
        table.accept(CardTable.READER, new CardCommand.AnnounceResult(TABLE, CoupResult.BANKER));
        assertThat(table.refuse(DEALER, new RoundCommand.ConfirmResult(TABLE)).reason())
                .isEqualTo(FloorReason.ROUND_HELD);
        var settle =
                new CardCommand.ChooseOption(TABLE, Irregularity.RESULT_DIFFERS, Measure.SETTLE_ON_CONFIRMED_OUTCOME);
        assertThat(table.refuse(DEALER, settle).reason()).isEqualTo(RemedyRefusal.NOT_AUTHORISED);

        table.accept(SUPERVISOR, settle);

        assertThat(table.phase()).isEqualTo(RoundPhase.SETTLED);
        assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.11")
    void voidsACoupWhoseOutcomeTheSupervisorCannotConfirm() {
        CardTable table = CardTable.wagered(RAPID);
        table.read("4H", "2C", "4C", "5C");
        table.accept(DEALER, new CardCommand.AnnounceResult(TABLE, CoupResult.BANKER));

        table.accept(SUPERVISOR, new CardCommand.ChooseOption(TABLE, Irregularity.RESULT_DIFFERS, Measure.VOID_COUP));

        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:8.6(d)#2")
    void refusesAnAnnouncedResultThatTheCardsDoNotGive() {
        CardTable table = CardTable.wagered(MULTI);
        table.read("4H", "2C", "4C", "5C");

        var wrong = new CardCommand.AnnounceResult(TABLE, CoupResult.BANKER);
        assertThat(table.refuse(DEALER, wrong).reason()).isEqualTo(CoupReason.RESULT_CONTRADICTS_CARDS);
        assertThat(table.floor.chipsCents(1)).isEqualTo(180_00);

        table.confirm();
        assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
    }

    @Test
    @Clause({"nsw-rapid-2016:11.8.12", "nsw-rapid-2016:3.3"})
    void keysInACardOnlyWithApprovalWhereTheTextAsksForIt() {
        CardTable table = CardTable.wagered(RAPID);
        var key = new CardCommand.KeyCard(TABLE, "4H", Optional.empty(), true);

        var refused = table.refuse(DEALER, key);

        assertThat(refused.reason()).isEqualTo(ShoeRefusal.ENTRY_NOT_APPROVED);
        assertThat(refused.rule().orElseThrow().rule()).isEqualTo("11.8.12");
        assertThat(table.refuse(SUPERVISOR, key).reason())
                .as("the supervisor approves, and the dealer types")
                .isEqualTo(AuthorityReason.NOT_ENTITLED);
        table.accept(DEALER, TestFloor.countersign(SUPERVISOR, Role.CASINO_SUPERVISOR), key);
        assertThat(table.cards().coup().keyed()).isTrue();
    }

    @Test
    @Clause({"nsw-rapid-2016:11.8.15", "nsw-rapid-2016:11.8.15.1"})
    void goesOnFromASpareShoeWithTheSameHistory() {
        CardTable table = CardTable.wagered(RAPID);
        table.read("4H", "2C");
        table.report(DEALER, Irregularity.SHOE_FAULT);
        assertThat(table.floor.table(TABLE).held()).isTrue();

        table.accept(
                DEALER,
                new CardCommand.Report(TABLE, 1, Irregularity.SHOE_FAULT_SPARE_SHOE, onto("nobody harmed", "shoe-9")));

        assertThat(table.cards().shoe().orElseThrow().id()).isEqualTo("shoe-9");
        table.read("4C", "5C");
        table.confirm();
        assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
    }

    @Test
    @Clause({
        "nsw-rapid-2016:11.8.16.1",
        "nsw-rapid-2016:11.8.16.2",
        "nsw-rapid-2016:11.8.16.3",
        "nsw-rapid-2016:11.8.16.4"
    })
    void wantsDamagedCardsReplacedFaceForFace() {
        CardTable table = CardTable.ready(RAPID, "baccarat");
        table.report(DEALER, Irregularity.SHUFFLER_FAULT_CARDS_DAMAGED);
        assertThat(table.refuse(DEALER, OPEN).reason()).isEqualTo(RemedyRefusal.REMEDY_COMES_FIRST);
        List<Card> nine = List.of(Card.parse("9H"));
        var wrong = new CardReport("torn", List.of(), Optional.of("shuffler 2"), nine, List.of(Card.parse("8H")));
        var right = new CardReport("torn", List.of(), Optional.of("shuffler 2"), nine, nine);
        var what = Irregularity.SHUFFLER_FAULT_CARDS_DAMAGED;
        table.refuse(DEALER, new CardCommand.CarryOut(TABLE, what, wrong));

        table.accept(DEALER, new CardCommand.CarryOut(TABLE, what, right));

        assertThat(table.cards().tally().shuffler()).contains("shuffler 2");
        table.open();
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.17")
    void voidsTheCoupForAShufflerFaultToSomebodysDisadvantage() {
        CardTable table = CardTable.wagered(RAPID);
        table.read("4H");

        table.report(DEALER, Irregularity.SHUFFLER_FAULT_DISADVANTAGE);

        assertThat(table.phase()).isEqualTo(RoundPhase.VOID);
        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.16")
    void recordsTheShufflerThatTakesTheCardsOver() {
        CardTable table = CardTable.ready(RAPID, "baccarat");

        table.accept(
                DEALER, new CardCommand.Report(TABLE, 0, Irregularity.SHUFFLER_FAULT, onto("jammed", "shuffler 3")));

        assertThat(table.cards().tally().shuffler()).contains("shuffler 3");
        table.open();
    }

    private static CardReport onto(String note, String device) {
        return new CardReport(note, List.of(), Optional.of(device), List.of(), List.of());
    }
}
