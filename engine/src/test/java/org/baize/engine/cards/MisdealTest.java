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
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.spec.CardReport;
import org.baize.engine.spec.RoundKind;
import org.baize.rules.baccarat.Card;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.irregular.RemedyRefusal;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards that were laid wrongly, found at once or too late. */
class MisdealTest {

    private static final RoundCommand OPEN = new RoundCommand.OpenBetting(TABLE);

    @Test
    @Clause("act-multi-terminal-2019:8.8(e)(i)")
    void returnsWagersWhenTheFirstCardIsFoundFaceUp() {
        CardTable table = CardTable.wagered(MULTI);
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
    @Clause({"nsw-rapid-2016:11.8.4", "nsw-rapid-2016:11.8.14"})
    void endsACoupThatIsCompleteWhenTheWagersGoBack() {
        CardTable table = CardTable.ready(RAPID, "baccarat")
                .fund(1, 1)
                .open()
                .place(1, "player", 20_00)
                .close();
        table.read("2D", "JC", "AS", "AD", "10S", "AH");

        table.report(MANAGER, Irregularity.FACE_UP_FIRST_CARD);

        assertThat(table.floor.chipsCents(1)).isEqualTo(100_00);
        assertThat(table.floor.table(TABLE).round().result()).isPresent();
        table.confirm();
        table.open().close();
        table.read("5C");
        assertThat(table.cards().coup().cards()).extracting(Card::text).containsExactly("5C");
        table.floor.restart();
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(e)(ii)", "nsw-rapid-2016:11.8.5"})
    void playsOnWhenALaterCardIsFoundFaceUp() {
        for (String rulebook : List.of(MULTI, RAPID)) {
            CardTable table = CardTable.wagered(rulebook);
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
            CardTable table = CardTable.wagered(rulebook);
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
            CardTable table = CardTable.wagered(rulebook);
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
        CardTable table = CardTable.wagered(MULTI);
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
        CardTable table = CardTable.wagered(MINI);
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
        CardTable table = CardTable.wagered(RAPID);
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
        CardTable table = CardTable.wagered(RAPID);
        table.read("4H", "2C", "4C", "5C");
        table.confirm();
        table.open().place(1, "player", 20_00).close();
        table.read("4H");

        var late = new CardCommand.Report(TABLE, 1, Irregularity.MISDEAL, CardReport.noting("cards swapped"));
        List<Event> events = table.accept(MANAGER, late);

        assertThat(CardTable.only(events, CardEvent.IrregularityFound.class).what())
                .isEqualTo(Irregularity.MISDEAL_FOUND_LATE);
        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.1.1")
    void voidsACoupWhoseOrderIsInDoubtOnTheManagersWord() {
        CardTable table = CardTable.wagered(RAPID);
        table.read("4H", "2C", "4C");
        table.report(DEALER, Irregularity.ORDER_IN_DOUBT);
        assertThat(table.refuse(CardTable.READER, table.next("5C")).reason()).isEqualTo(FloorReason.ROUND_HELD);

        table.carryOut(MANAGER, Irregularity.ORDER_IN_DOUBT);

        assertThat(table.phase()).isEqualTo(RoundPhase.VOID);
        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
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

    /** A coup that the Player wins, settled. */
    private static void played(CardTable table) {
        table.open().place(1, "player", 20_00).close();
        table.read("4H", "2C", "4C", "5C");
        table.confirm();
    }

    private static CardTable afterThreeCoups(String rulebook) {
        CardTable table = CardTable.ready(rulebook, rulebook.equals(RAPID) ? "baccarat" : "baccarat-a")
                .fund(1, 2);
        for (int coup = 0; coup < 3; coup++) {
            played(table);
        }
        return table;
    }

    @ParameterizedTest
    @CsvSource({
        "act-multi-terminal-2019,MISSING_OR_FOREIGN_CARD,8.8(l)(i)",
        "act-multi-terminal-2019,INSUFFICIENT_CARDS,8.8(f)",
        "act-mini-baccarat-2015,INSUFFICIENT_CARDS,12.5/1",
        "nsw-rapid-2016,MISSING_OR_FOREIGN_CARD,11.8.10.1",
        "nsw-rapid-2016,SHUFFLER_FAULT_DISADVANTAGE,11.8.17",
        "nsw-rapid-2016,INSUFFICIENT_CARDS,11.8.1.5"
    })
    @Clause({
        "act-multi-terminal-2019:8.8(l)(i)",
        "nsw-rapid-2016:11.8.10.1",
        "nsw-rapid-2016:11.8.17",
        "nsw-rapid-2016:11.8.1.5"
    })
    void earlierCoupsStandWhateverIsReportedOfThem(String rulebook, Irregularity what, String rule) {
        CardTable table = afterThreeCoups(rulebook);

        for (Origin who : List.of(DEALER, SUPERVISOR, CardTable.READER)) {
            var refused = table.refuse(who, new CardCommand.Report(TABLE, 1, what, CardReport.noting("seen now")));

            assertThat(refused.reason()).isEqualTo(RemedyRefusal.COUP_STANDS);
            assertThat(refused.rule().orElseThrow().rule()).isEqualTo(rule);
        }
        assertThat(table.floor.chipsCents(1)).isEqualTo(260_00);
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.1.5")
    void theManagerVoidsNoCoupThatWasReportedTooLateUnderAnyName() {
        CardTable table = afterThreeCoups(RAPID);

        var events = table.accept(
                MANAGER,
                new CardCommand.Report(TABLE, 1, Irregularity.OUT_OF_SEQUENCE, CardReport.noting("cards swapped")));

        assertThat(events).noneMatch(FaultEvent.RoundCorrected.class::isInstance);
        assertThat(table.floor.chipsCents(1)).isEqualTo(260_00);
    }

    @Test
    @Clause({
        "act-mini-baccarat-2015:12.4",
        "act-mini-baccarat-2015:12.5/1",
        "act-multi-terminal-2019:8.8(d)",
        "act-multi-terminal-2019:8.8(f)"
    })
    void noCoupIsSettledAgainOnTheCardsOfAnother() {
        for (String rulebook : List.of(MINI, MULTI)) {
            CardTable table = CardTable.ready(rulebook, "baccarat-a").fund(1, 2).fund(2, 2);
            played(table);
            table.open().place(2, "banker", 20_00).close();
            table.read("2C", "4H", "5C", "4C");
            table.confirm();
            List<Card> order = List.of(Card.parse("2C"), Card.parse("4H"), Card.parse("5C"), Card.parse("4C"));

            table.accept(
                    DEALER,
                    new CardCommand.Report(
                            TABLE, 1, Irregularity.OUT_OF_SEQUENCE, CardReport.ofOrder("laid wrong", order)));

            assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
            table.carryOut(SUPERVISOR, Irregularity.MISDEAL_FOUND_LATE);
            assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
        }
    }
}
