package org.baize.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MANAGER;
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
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.spec.CardReport;
import org.baize.engine.spec.NoBetCause;
import org.baize.engine.spec.RoundKind;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.CoupReason;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.baccarat.Side;
import org.baize.rules.law.Role;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.irregular.RemedyRefusal;
import org.baize.rules.shoe.preparation.Custody;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Cards that go wrong, what each text does about it, and what it does to the money. */
class IrregularityTest {

    private static final RoundCommand OPEN = new RoundCommand.OpenBetting(TABLE);

    private static String game(String rulebook) {
        return rulebook.equals(RAPID) ? "baccarat" : "baccarat-a";
    }

    /** A round with 20 dollars on the Player out of 200, closed for wagers. */
    private static CardTable closed(String rulebook) {
        return CardTable.ready(rulebook, game(rulebook))
                .fund(1, 2)
                .open()
                .place(1, "player", 20_00)
                .close();
    }

    private static <E extends Event> E only(List<Event> events, Class<E> type) {
        return events.stream()
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(n)", "act-multi-terminal-2019:8.5(b)"})
    void stopsBettingOnAnEarlyCardAndVoidsTheCoupOnTheSupervisorsWord() {
        CardTable table = CardTable.ready(MULTI, "baccarat-a").fund(1, 2).open().place(1, "player", 20_00);
        table.read("4H");
        assertThat(table.floor.table(TABLE).round().held()).isTrue();
        assertThat(table.refuse(CardTable.READER, table.next("5H")).reason()).isEqualTo(FloorReason.ROUND_HELD);
        assertThat(table.refuse(DEALER, table.carrying(Irregularity.CARD_BEFORE_CLOSE))
                        .reason())
                .isEqualTo(RemedyRefusal.NOT_AUTHORISED);
        table.floor.restart();

        table.carryOut(SUPERVISOR, Irregularity.CARD_BEFORE_CLOSE);

        assertThat(table.phase()).isEqualTo(RoundPhase.VOID);
        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
        assertThat(table.cards().tally().discarded()).isEqualTo(1);
        table.open();
    }

    @Test
    @Clause("act-mini-baccarat-2015:6.2")
    void refusesAnEarlyCardWhereTheTextDoes() {
        CardTable table = CardTable.ready(MINI, "baccarat-a").fund(1, 2).open().place(1, "player", 20_00);

        var refused = table.refuse(CardTable.READER, table.next("4H"));

        assertThat(refused.reason()).isEqualTo(RoundReason.STILL_OPEN);
        assertThat(refused.rule().orElseThrow().rule()).isEqualTo("6.2");
        table.close().read("4H");
    }

    @Test
    @Clause("nsw-rapid-2016:7.3")
    void endsThePeriodOnAnEarlyCardAndLetsWagersStand() {
        CardTable table = CardTable.ready(RAPID, "baccarat").fund(1, 2).open();
        table.place(1, "player", 20_00);
        int player = table.floor.table(TABLE).play().bet("player");

        table.read("4H");
        assertThat(table.floor
                        .refuse(Origin.terminal(1), new WagerCommand.Place(TABLE, 1, player, 20_00))
                        .reason())
                .isEqualTo(RoundReason.NO_MORE_BETS);
        table.read("2C", "4C", "5C");
        table.confirm();

        assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(a)", "act-mini-baccarat-2015:12.1", "nsw-rapid-2016:11.8.3"})
    void movesACardThatThePlayerGotInErrorToTheBanker() {
        for (String rulebook : List.of(MULTI, MINI, RAPID)) {
            CardTable table = closed(rulebook);
            table.read("KH", "KC", "6H", "4C");
            var toPlayer = new CardCommand.KeyCard(TABLE, "5D", Optional.of(Side.PLAYER), true);
            List<Event> events =
                    table.accept(DEALER, TestFloor.countersign(SUPERVISOR, Role.CASINO_SUPERVISOR), toPlayer);

            assertThat(only(events, CardEvent.RemedyCarriedOut.class).what())
                    .isEqualTo(Irregularity.PLAYER_CARD_BANKER_DRAWS);
            assertThat(table.cards().coup().coup().banker().total()).isEqualTo(9);
            assertThat(table.cards().coup().laidOn().getLast()).contains(Side.PLAYER);
            table.confirm();
            assertThat(table.floor.chipsCents(1)).isEqualTo(180_00);
        }
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.8(b)",
        "act-mini-baccarat-2015:12.2/1",
        "act-mini-baccarat-2015:12.2/2",
        "act-multi-terminal-2019:8.1/No-Bet Coup",
        "act-mini-baccarat-2015:4.8"
    })
    void opensANoBetCoupWithACardInExcessThatWasSeen() {
        for (String rulebook : List.of(MULTI, MINI)) {
            CardTable table = closed(rulebook);
            table.read("KH", "KC", "7H", "6C");
            table.accept(DEALER, new CardCommand.KeyCard(TABLE, "9D", Optional.of(Side.PLAYER), true));
            table.confirm();
            assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
            assertThat(table.refuse(DEALER, OPEN).reason()).isEqualTo(ShoeRefusal.BETTING_CLOSED);

            table.accept(DEALER, new CardCommand.DealWithoutWagers(TABLE, NoBetCause.FORCED));
            table.read("KS", "KD", "2D");

            assertThat(table.cards().coup().coup().player().cards().getFirst()).isEqualTo(Card.parse("9D"));
            assertThat(table.floor.table(TABLE).round().kind()).isEqualTo(RoundKind.NO_BET);
            table.confirm();
            assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
            table.open();
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(c)", "act-mini-baccarat-2015:12.3"})
    void opensABettingCoupWithACardInExcessThatNobodySaw() {
        for (String rulebook : List.of(MULTI, MINI)) {
            CardTable table = closed(rulebook);
            table.read("KH", "KC", "7H", "6C");
            table.accept(DEALER, new CardCommand.KeyCard(TABLE, "", Optional.empty(), false));
            table.confirm();

            table.open().place(1, "player", 20_00).close();
            int before = table.cards().shoe().orElseThrow().remaining();
            table.accept(DEALER, new CardCommand.KeyCard(TABLE, "9D", Optional.empty(), true));

            assertThat(table.cards().shoe().orElseThrow().remaining()).isEqualTo(before);
            assertThat(table.cards().coup().cards()).containsExactly(Card.parse("9D"));
            table.read("KS", "KD", "2D");
            table.confirm();
        }
    }

    @Test
    @Clause({
        "nsw-rapid-2016:11.8.13",
        "nsw-rapid-2016:11.8.14",
        "nsw-rapid-2016:11.8.4",
        "nsw-rapid-2016:1.1/dummy hand"
    })
    void holdsForACardThatWasNotDueAndClearsItWithADummyHand() {
        CardTable table = closed(RAPID);
        table.read("KH", "KC", "7H", "6C", "9D");
        assertThat(table.refuse(DEALER, new RoundCommand.ConfirmResult(TABLE)).reason())
                .isEqualTo(FloorReason.ROUND_HELD);
        table.carryOut(SUPERVISOR, Irregularity.EXCESS_CARD_EXPOSED);
        table.confirm();
        var dummy = new CardCommand.DealWithoutWagers(TABLE, NoBetCause.FORCED);
        var refused = table.refuse(DEALER, dummy);
        assertThat(refused.reason()).isEqualTo(ShoeRefusal.NOT_AUTHORISED);
        assertThat(refused.rule().orElseThrow().rule()).isEqualTo("11.8.14");

        table.accept(DEALER, TestFloor.countersign(SUPERVISOR, Role.CASINO_SUPERVISOR), dummy);
        table.read("KS", "KD", "2D");
        table.confirm();

        assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
        table.open();
    }

    @Test
    @Clause("act-multi-terminal-2019:8.8(e)(i)")
    void returnsWagersWhenTheFirstCardIsFoundFaceUp() {
        CardTable table = closed(MULTI);
        table.read("4H");

        table.report(DEALER, Irregularity.FACE_UP_FIRST_CARD);

        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
        assertThat(table.floor.table(TABLE).round().kind()).isEqualTo(RoundKind.NO_BET);
        table.read("2C", "4C", "5C");
        assertThat(table.cards().coup().cards()).hasSize(4);
        table.confirm();
        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(e)(ii)", "nsw-rapid-2016:11.8.5"})
    void playsOnWhenALaterCardIsFoundFaceUp() {
        for (String rulebook : List.of(MULTI, RAPID)) {
            CardTable table = closed(rulebook);
            table.read("4H", "2C");
            table.report(DEALER, Irregularity.FACE_UP_LATER_CARD);
            table.read("4C", "5C");
            table.confirm();

            assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
            table.open();
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(d)", "act-mini-baccarat-2015:12.4"})
    void rebuildsHandsFromTheOrderOfDraw() {
        for (String rulebook : List.of(MULTI, MINI)) {
            CardTable table = closed(rulebook);
            table.read("KH", "9C", "KD", "KS");
            List<Card> order = List.of(Card.parse("9C"), Card.parse("KH"), Card.parse("KD"), Card.parse("KS"));
            var wrong = new CardCommand.Report(
                    TABLE, 1, Irregularity.MISDEAL, CardReport.ofOrder("laid wrong", order.subList(0, 3)));
            table.accept(DEALER, wrong);
            assertThat(table.cards().coup().cards().getFirst()).isEqualTo(Card.parse("KH"));

            table.accept(
                    DEALER,
                    new CardCommand.Report(TABLE, 1, Irregularity.MISDEAL, CardReport.ofOrder("laid wrong", order)));

            assertThat(table.cards().coup().coup().player().total()).isEqualTo(9);
            table.confirm();
            assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(d)", "act-mini-baccarat-2015:12.4"})
    void takesNoOrderOfDrawOfAnotherCoup() {
        for (String rulebook : List.of(MULTI, MINI)) {
            CardTable table = closed(rulebook);
            table.read("4H", "2C", "4C", "5C");
            table.confirm();
            table.open();
            List<Card> earlier = table.cards().last().orElseThrow().cards();

            table.accept(
                    DEALER,
                    new CardCommand.Report(TABLE, 2, Irregularity.MISDEAL, CardReport.ofOrder("laid wrong", earlier)));

            assertThat(table.cards().cardsOnTable()).isFalse();
            assertThat(table.floor.table(TABLE).round().result()).isEmpty();
            assertThat(table.phase()).isEqualTo(RoundPhase.BETTING);
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(f)", "act-multi-terminal-2019:6.1"})
    void voidsASettledCoupWhoseMisdealIsFoundTooLate() {
        CardTable table = closed(MULTI);
        table.read("4H", "2C", "4C", "5C");
        table.confirm();
        assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
        table.open();
        var late = new CardCommand.Report(TABLE, 1, Irregularity.MISDEAL, CardReport.noting("cards swapped"));
        table.accept(DEALER, late);
        assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);

        table.carryOut(SUPERVISOR, Irregularity.MISDEAL_FOUND_LATE);

        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
        assertThat(table.phase()).isEqualTo(RoundPhase.BETTING);
    }

    @Test
    @Clause({"act-mini-baccarat-2015:12.5/1", "act-mini-baccarat-2015:12.5/2"})
    void countsTheFirstCardOfTheNextRoundAsTooLate() {
        CardTable table = closed(MINI);
        table.read("4H", "2C", "4C", "5C");
        table.confirm();
        table.open().place(1, "player", 20_00).close();
        table.read("4H");

        var late = new CardCommand.Report(TABLE, 1, Irregularity.MISDEAL, CardReport.noting("cards swapped"));
        table.accept(SUPERVISOR, late);

        assertThat(table.floor.chipsCents(1)).isEqualTo(180_00);
        table.read("2C", "4C", "5C");
        table.confirm();
        assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
    }

    @Test
    @Clause({"nsw-rapid-2016:11.8.1.2", "nsw-rapid-2016:11.8.1.3", "nsw-rapid-2016:11.8.1.4"})
    void voidsAMisdealOnTheManagersWordEvenAfterSettlement() {
        CardTable table = closed(RAPID);
        table.read("4H", "2C", "4C", "5C");
        table.confirm();
        var report = new CardCommand.Report(TABLE, 1, Irregularity.MISDEAL, CardReport.noting("cards swapped"));
        table.accept(DEALER, report);
        var shuffle = new CardCommand.ChooseOption(TABLE, Irregularity.MISDEAL, Measure.SHUFFLE_BEFORE_NEXT_COUP);
        assertThat(table.refuse(SUPERVISOR, table.carrying(Irregularity.MISDEAL))
                        .reason())
                .isEqualTo(RemedyRefusal.NOT_AUTHORISED);
        assertThat(table.refuse(MANAGER, shuffle).reason()).isEqualTo(RemedyRefusal.REMEDY_COMES_FIRST);

        table.carryOut(MANAGER, Irregularity.MISDEAL);

        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
        table.accept(MANAGER, shuffle);
        assertThat(table.refuse(DEALER, OPEN).reason()).isEqualTo(ShoeRefusal.SHUFFLE_ORDERED);
    }

    @Test
    @Clause({"nsw-rapid-2016:11.8.1.5", "nsw-rapid-2016:1.1/coup"})
    void letsACoupStandOnceTheNextHasItsFirstCard() {
        CardTable table = closed(RAPID);
        table.read("4H", "2C", "4C", "5C");
        table.confirm();
        table.open().place(1, "player", 20_00).close();
        table.read("4H");

        var late = new CardCommand.Report(TABLE, 1, Irregularity.MISDEAL, CardReport.noting("cards swapped"));
        List<Event> events = table.accept(MANAGER, late);

        assertThat(only(events, CardEvent.IrregularityFound.class).what()).isEqualTo(Irregularity.MISDEAL_FOUND_LATE);
        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
    }

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
            CardTable table = closed(rulebook);
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
            CardTable table = closed(rulebook);
            table.read("4H", "4H", "4H", "4H");
            table.confirm();
            long kept = table.floor.chipsCents(1);
            table.open().place(1, "tie", 20_00).close();
            table.read("4H", "4H", "4H", "4H");
            table.confirm();
            long won = table.floor.chipsCents(1);
            table.open().place(1, "tie", 20_00).close();

            List<Event> events = table.read("4H");

            assertThat(only(events, CardEvent.IrregularityFound.class).what())
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
            CardTable table = closed(rulebook);
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
        CardTable table = closed(RAPID);
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

        assertThat(only(events, CardEvent.IrregularityFound.class).what()).isEqualTo(Irregularity.MISCUT);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(g)", "act-mini-baccarat-2015:12.6", "nsw-rapid-2016:11.8.6"})
    void voidsACoupForWhichTheShoeHasTooFewCards() {
        for (String rulebook : List.of(MULTI, MINI, RAPID)) {
            CardTable table = closed(rulebook);
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
        CardTable table = closed(RAPID);
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
        CardTable table = closed(RAPID);
        table.read("4H", "2C", "4C", "5C");
        table.accept(DEALER, new CardCommand.AnnounceResult(TABLE, CoupResult.BANKER));

        table.accept(SUPERVISOR, new CardCommand.ChooseOption(TABLE, Irregularity.RESULT_DIFFERS, Measure.VOID_COUP));

        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:8.6(d)#2")
    void refusesAnAnnouncedResultThatTheCardsDoNotGive() {
        CardTable table = closed(MULTI);
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
        CardTable table = closed(RAPID);
        var key = new CardCommand.KeyCard(TABLE, "4H", Optional.empty(), true);

        var refused = table.refuse(DEALER, key);

        assertThat(refused.reason()).isEqualTo(ShoeRefusal.ENTRY_NOT_APPROVED);
        assertThat(refused.rule().orElseThrow().rule()).isEqualTo("11.8.12");
        table.accept(DEALER, TestFloor.countersign(SUPERVISOR, Role.CASINO_SUPERVISOR), key);
        assertThat(table.cards().coup().keyed()).isTrue();
    }

    @Test
    @Clause({"nsw-rapid-2016:11.8.15", "nsw-rapid-2016:11.8.15.1"})
    void goesOnFromASpareShoeWithTheSameHistory() {
        CardTable table = closed(RAPID);
        table.read("4H", "2C");
        table.report(DEALER, Irregularity.SHOE_FAULT);
        assertThat(table.floor.table(TABLE).round().held()).isTrue();

        table.accept(
                DEALER,
                new CardCommand.Report(
                        TABLE, 1, Irregularity.SHOE_FAULT_SPARE_SHOE, CardReport.onto("nobody harmed", "shoe-9")));

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
        CardTable table = closed(RAPID);
        table.read("4H");

        table.report(DEALER, Irregularity.SHUFFLER_FAULT_DISADVANTAGE);

        assertThat(table.phase()).isEqualTo(RoundPhase.VOID);
        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
    }

    @Test
    @Clause({"nsw-rapid-2016:1.1/Angel Eye shoe", "act-mini-baccarat-2015:6.1"})
    void takesTheNextCardOfItsOwnShoeOnly() {
        for (String rulebook : List.of(MULTI, MINI, RAPID)) {
            CardTable table = closed(rulebook);
            var foreign =
                    new CardCommand.ReadCard(TABLE, "shoe-7", table.next("4H").number(), "4H");
            var skipped = new CardCommand.ReadCard(
                    TABLE, CardTable.SHOE, table.next("4H").number() + 1, "4H");

            assertThat(table.refuse(CardTable.READER, foreign).reason()).isEqualTo(ShoeRefusal.SHOE_NOT_BOUND);
            assertThat(table.refuse(CardTable.READER, skipped).reason()).isEqualTo(ShoeRefusal.NOT_THE_NEXT_CARD);
        }
    }

    @Test
    @Clause("act-mini-baccarat-2015:12.2/3")
    void returnsEarlyWagersOfTheCoupThatACardInExcessTakesOver() {
        CardTable table = closed(MINI);
        table.read("4H", "2C", "4C", "5C");
        table.confirm();
        table.open().place(1, "player", 20_00);
        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);

        table.accept(
                DEALER,
                new CardCommand.Report(
                        TABLE,
                        1,
                        Irregularity.EXCESS_CARD_EXPOSED,
                        CardReport.ofOrder("lay under the shoe", List.of(Card.parse("9D")))));

        assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
        assertThat(table.refuse(DEALER, OPEN).reason()).isEqualTo(ShoeRefusal.BETTING_CLOSED);
        table.accept(DEALER, new CardCommand.DealWithoutWagers(TABLE, NoBetCause.FORCED));
        table.read("KS");
        assertThat(table.cards().coup().cards()).containsExactly(Card.parse("9D"), Card.parse("KS"));
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(i)", "act-mini-baccarat-2015:12.7", "nsw-rapid-2016:11.8.8"})
    void playsOnWithAllCardsWhenTheBurnWasForgotten() {
        for (String rulebook : List.of(MULTI, MINI, RAPID)) {
            CardTable table = CardTable.bare(rulebook, game(rulebook));
            table.bring("set-1");
            table.check("set-1");
            table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
            table.shuffleToLoad();

            table.report(DEALER, Irregularity.MISSED_BURN);

            assertThat(table.cards().shoe().orElseThrow().remaining()).isEqualTo(416);
            table.fund(1, 2).open().place(1, "player", 20_00).close();
            table.read("4H", "2C", "4C", "5C");
            table.confirm();
            assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
        }
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.1.1")
    void voidsACoupWhoseOrderIsInDoubtOnTheManagersWord() {
        CardTable table = closed(RAPID);
        table.read("4H", "2C", "4C");
        table.report(DEALER, Irregularity.ORDER_IN_DOUBT);
        assertThat(table.refuse(CardTable.READER, table.next("5C")).reason()).isEqualTo(FloorReason.ROUND_HELD);

        table.carryOut(MANAGER, Irregularity.ORDER_IN_DOUBT);

        assertThat(table.phase()).isEqualTo(RoundPhase.VOID);
        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
    }

    @Test
    @Clause({"nsw-rapid-2016:7.7.4.4", "nsw-rapid-2016:7.7.4.8", "act-multi-terminal-2019:8.6(b)"})
    void neverTakesAFifthCardAfterANatural() {
        for (String rulebook : List.of(MULTI, MINI, RAPID)) {
            CardTable table = closed(rulebook);
            table.read("2H", "KC", "KH", "8C");
            assertThat(table.phase()).isEqualTo(RoundPhase.RESULT);

            table.read("5D");

            assertThat(table.cards().coup().cards()).hasSize(4);
            assertThat(table.cards().tally().aside().size()
                            + table.cards().shoe().orElseThrow().carried().size())
                    .isEqualTo(1);
        }
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.16")
    void recordsTheShufflerThatTakesTheCardsOver() {
        CardTable table = CardTable.ready(RAPID, "baccarat");

        table.accept(
                DEALER,
                new CardCommand.Report(TABLE, 0, Irregularity.SHUFFLER_FAULT, CardReport.onto("jammed", "shuffler 3")));

        assertThat(table.cards().tally().shuffler()).contains("shuffler 3");
        table.open();
    }

    @Test
    void refusesToVoidARoundThatIsTooOldForItsMoney() {
        CardTable table = CardTable.ready(MULTI, "baccarat-a").fund(1, 20);
        List<Card> stack = CardTable.shuffled(7);
        for (int round = 0; round < 66; round++) {
            table.open().place(1, "tie", 5_00).close();
            while (table.phase() != RoundPhase.RESULT) {
                table.read(stack.get(table.cards().shoe().orElseThrow().drawn().size())
                        .text());
            }
            table.confirm();
        }
        long before = table.floor.chipsCents(1);
        var late = new CardCommand.Report(TABLE, 1, Irregularity.MISDEAL, CardReport.noting("cards swapped"));

        assertThat(table.refuse(SUPERVISOR, late).reason()).isEqualTo(FloorReason.ROUND_TOO_OLD);

        assertThat(table.cards().findings()).isEmpty();
        assertThat(table.floor.chipsCents(1)).isEqualTo(before);
        table.open();
    }
}
