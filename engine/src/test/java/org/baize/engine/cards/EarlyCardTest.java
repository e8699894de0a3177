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
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.spec.CardReport;
import org.baize.engine.spec.NoBetCause;
import org.baize.engine.spec.RoundKind;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Side;
import org.baize.rules.law.Role;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.RemedyRefusal;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Cards that come too early, or that nobody asked for. */
class EarlyCardTest {

    private static final RoundCommand OPEN = new RoundCommand.OpenBetting(TABLE);

    @Test
    @Clause({"act-multi-terminal-2019:8.8(n)", "act-multi-terminal-2019:8.5(b)"})
    void stopsBettingOnAnEarlyCardAndVoidsTheCoupOnTheSupervisorsWord() {
        CardTable table = CardTable.ready(MULTI, "baccarat-a").fund(1, 2).open().place(1, "player", 20_00);
        table.read("4H");
        assertThat(table.floor.table(TABLE).held()).isTrue();
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
    @Clause({"act-multi-terminal-2019:8.8(n)", "act-multi-terminal-2019:8.8(l)(i)"})
    void makesTheRoundVoidOnceForACardThatIsWrongInTwoWays() {
        CardTable table = CardTable.ready(MULTI, "baccarat-a").fund(1, 2).open().place(1, "player", 20_00);
        CardCommand joker = new CardCommand.KeyCard(TABLE, "JOKER", Optional.empty(), true);

        List<Event> events =
                table.floor.accept(DEALER, TestFloor.countersign(SUPERVISOR, Role.CASINO_SUPERVISOR), joker);

        assertThat(events)
                .filteredOn(CardEvent.IrregularityFound.class::isInstance)
                .extracting(event -> ((CardEvent.IrregularityFound) event).what())
                .containsExactly(Irregularity.MISSING_OR_FOREIGN_CARD, Irregularity.CARD_BEFORE_CLOSE);
        assertThat(events).filteredOn(RoundEvent.RoundVoided.class::isInstance).hasSize(1);
        assertThat(table.phase()).isEqualTo(RoundPhase.VOID);
        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);
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
            CardTable table = CardTable.wagered(rulebook);
            table.read("KH", "KC", "6H", "4C");
            var toPlayer = new CardCommand.KeyCard(TABLE, "5D", Optional.of(Side.PLAYER), true);
            List<Event> events =
                    table.accept(DEALER, TestFloor.countersign(SUPERVISOR, Role.CASINO_SUPERVISOR), toPlayer);

            assertThat(CardTable.only(events, CardEvent.RemedyCarriedOut.class).what())
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
            CardTable table = CardTable.wagered(rulebook);
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
            CardTable table = CardTable.wagered(rulebook);
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
        CardTable table = CardTable.wagered(RAPID);
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
    @Clause({"nsw-rapid-2016:1.1/Angel Eye shoe", "act-mini-baccarat-2015:6.1"})
    void takesTheNextCardOfItsOwnShoeOnly() {
        for (String rulebook : List.of(MULTI, MINI, RAPID)) {
            CardTable table = CardTable.wagered(rulebook);
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
        CardTable table = CardTable.wagered(MINI);
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
            CardTable table = CardTable.bare(rulebook, (rulebook.equals(RAPID) ? "baccarat" : "baccarat-a"));
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
    @Clause({"nsw-rapid-2016:7.7.4.4", "nsw-rapid-2016:7.7.4.8", "act-multi-terminal-2019:8.6(b)"})
    void neverTakesAFifthCardAfterANatural() {
        for (String rulebook : List.of(MULTI, MINI, RAPID)) {
            CardTable table = CardTable.wagered(rulebook);
            table.read("2H", "KC", "KH", "8C");
            assertThat(table.phase()).isEqualTo(RoundPhase.RESULT);

            table.read("5D");

            assertThat(table.cards().coup().cards()).hasSize(4);
            assertThat(table.cards().tally().aside().size()
                            + table.cards().shoe().orElseThrow().carried().size())
                    .isEqualTo(1);
        }
    }
}
