package org.baize.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MINI;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.Signature;
import org.baize.engine.spec.NoBetCause;
import org.baize.engine.spec.RoundKind;
import org.baize.rules.baccarat.Due;
import org.baize.rules.baccarat.Side;
import org.baize.rules.law.Role;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.shoe.FacingRules.Exposer;
import org.baize.rules.shoe.FacingRules.Exposure;
import org.baize.rules.shoe.FacingRules.Facing;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Coups as they should go: what the dealer is told, coups without wagers, cards that lie face down. */
class CoupTest {

    private static final Signature BY_THE_DEALER = new Signature(DEALER, Role.DEALER, Optional.empty());

    private static final RoundCommand OPEN = new RoundCommand.OpenBetting(TABLE);
    private static final CardCommand REQUESTED = new CardCommand.DealWithoutWagers(TABLE, NoBetCause.REQUESTED);

    private static Guidance guidance(CardTable table) {
        return Guidance.of(table.floor.floor().state(), table.floor.table(TABLE));
    }

    private static CardTable ready(String rulebook) {
        return CardTable.ready(rulebook, rulebook.equals(RAPID) ? "baccarat" : "baccarat-a");
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.6(a)",
        "act-multi-terminal-2019:8.5(a)",
        "act-multi-terminal-2019:8.1/Table of Play (Tableau)",
        "nsw-rapid-2016:7.7.4.5/Table 1: 0-5"
    })
    void tellsTheDealerBothHandsAndWhatToDraw() {
        for (String rulebook : List.of(MULTI, MINI, RAPID)) {
            CardTable table =
                    ready(rulebook).fund(1, 2).open().place(1, "player", 20_00).close();
            table.read("2H", "KC", "3C", "5S");

            Guidance shown = guidance(table);

            assertThat(shown.due()).isEqualTo(Due.PLAYER_THIRD);
            assertThat(shown.player().total()).contains(5);
            assertThat(shown.banker().total()).contains(5);
            assertThat(shown.why()).contains("the Player draws on 5");
            table.read("3D");
            assertThat(guidance(table).due()).isEqualTo(Due.COMPLETE);
            assertThat(table.phase()).isEqualTo(RoundPhase.RESULT);
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.6(d)#2", "nsw-rapid-2016:8.1", "nsw-rapid-2016:7.7.4.10"})
    void settlesNothingBeforeTheDealerConfirmsAndThenOnce() {
        for (String rulebook : List.of(MULTI, MINI, RAPID)) {
            CardTable table =
                    ready(rulebook).fund(1, 2).open().place(1, "player", 20_00).close();
            table.read("4H", "2C", "4C", "5C");
            assertThat(table.floor.chipsCents(1)).isEqualTo(180_00);
            table.confirm();

            assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
            assertThat(table.refuse(DEALER, new RoundCommand.ConfirmResult(TABLE))
                            .reason())
                    .isEqualTo(RoundReason.ALREADY_RESOLVED);
            assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
        }
    }

    @Test
    @Clause("act-mini-baccarat-2015:A/Round of Play")
    void opensNoRoundWhileCardsOfTheLastLieOnTheTable() {
        CardTable table =
                ready(MINI).fund(1, 2).open().place(1, "player", 20_00).close();
        table.read("4H", "2C", "4C", "5C");
        assertThat(table.refuse(DEALER, new CardCommand.DiscardCards(TABLE)).reason())
                .isEqualTo(RoundReason.ROUND_UNRESOLVED);
        table.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
        assertThat(table.refuse(DEALER, OPEN).reason()).isEqualTo(RoundReason.CARDS_NOT_DISCARDED);

        List<Event> events = table.accept(DEALER, new CardCommand.DiscardCards(TABLE));

        assertThat(CardTable.only(events, CardEvent.CardsDiscarded.class).by()).contains(BY_THE_DEALER);
        assertThat(table.cards().tally().discarded()).isEqualTo(4);
        table.open();
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(j)", "act-multi-terminal-2019:8.8(k)"})
    void dealsANoBetCoupWhenNobodyWageredAndACardIsOut() {
        CardTable table = ready(MULTI).open().close();
        List<Event> events = table.accept(DEALER, new RoundCommand.ReopenBetting(TABLE));
        assertThat(CardTable.only(events, RoundEvent.BettingReopened.class).by())
                .contains(BY_THE_DEALER);
        table.close();

        table.read("4H");

        assertThat(table.floor.table(TABLE).round().kind()).isEqualTo(RoundKind.NO_BET);
        assertThat(table.refuse(DEALER, new RoundCommand.ReopenBetting(TABLE)).reason())
                .isEqualTo(FloorReason.NO_ROUND);
        table.read("2C", "4C", "5C");
        table.confirm();
    }

    @Test
    @Clause({
        "act-mini-baccarat-2015:4.7(a)",
        "act-mini-baccarat-2015:4.7(b)",
        "act-mini-baccarat-2015:4.8",
        "act-mini-baccarat-2015:4.9"
    })
    void dealsANoBetCoupThatEveryPatronWantsAndNoMoreThanThreeInARow() {
        CardTable table = ready(MINI).fund(1, 1).fund(2, 1);
        assertThat(table.refuse(SUPERVISOR, REQUESTED).reason()).isEqualTo(ShoeRefusal.NOBODY_ASKED);
        for (int coup = 0; coup < 3; coup++) {
            table.accept(Origin.terminal(1), new CardCommand.AskForNoBet(TABLE, 1));
            assertThat(table.refuse(SUPERVISOR, REQUESTED).reason()).isEqualTo(ShoeRefusal.NOT_ALL_AGREE);
            table.accept(Origin.terminal(2), new CardCommand.AnswerNoBet(TABLE, 2, true));
            assertThat(table.refuse(DEALER, REQUESTED).reason()).isEqualTo(ShoeRefusal.NOT_AUTHORISED);
            table.accept(SUPERVISOR, REQUESTED);
            var wager = new WagerCommand.Place(
                    TABLE, 1, table.floor.table(TABLE).play().bet("player"), 20_00);
            table.floor.refuse(Origin.terminal(1), wager);
            table.read("4H", "2C", "4C", "5C");
            table.confirm();
        }
        table.accept(Origin.terminal(1), new CardCommand.AskForNoBet(TABLE, 1));
        table.accept(Origin.terminal(2), new CardCommand.AnswerNoBet(TABLE, 2, true));
        table.floor.restart();

        assertThat(table.refuse(SUPERVISOR, REQUESTED).reason()).isEqualTo(ShoeRefusal.TOO_MANY_IN_A_ROW);

        assertThat(table.floor.chipsCents(1)).isEqualTo(100_00);
        table.open().place(1, "player", 20_00).close();
        table.read("4D", "2D", "4D", "5D");
        table.confirm();
        assertThat(table.cards().noBets().inARow()).isZero();
    }

    @Test
    @Clause("act-mini-baccarat-2015:4.7(b)")
    void doesNotTakeTheConsentOfSomebodyWhoLeftForThatOfTheNextPatron() {
        CardTable table = ready(MINI).fund(1, 1).fund(2, 1);
        table.accept(Origin.terminal(1), new CardCommand.AskForNoBet(TABLE, 1));
        table.accept(Origin.terminal(2), new CardCommand.AnswerNoBet(TABLE, 2, true));

        table.accept(DEALER, new MoneyCommand.PayOutAtTable(TABLE, 2));
        table.fund(2, 1);

        assertThat(table.refuse(SUPERVISOR, REQUESTED).reason()).isEqualTo(ShoeRefusal.NOT_ALL_AGREE);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:5.5",
        "act-multi-terminal-2019:5.5(a)",
        "act-multi-terminal-2019:5.5(b)",
        "act-multi-terminal-2019:5.5(c)"
    })
    void dealsExtraRoundsOnTheSupervisorsWordUntilSomebodyWagers() {
        CardTable table = ready(MULTI).fund(1, 2);
        var extra = new CardCommand.DealWithoutWagers(TABLE, NoBetCause.EXTRA);
        var start = new CardCommand.DirectExtraRounds(TABLE, true);
        assertThat(table.refuse(DEALER, start).reason()).isEqualTo(RoundReason.SUPERVISOR_NEEDED);
        assertThat(table.refuse(DEALER, extra).reason()).isEqualTo(ShoeRefusal.ORDER_NOT_KNOWN);
        table.accept(SUPERVISOR, start);
        for (int round = 0; round < 2; round++) {
            table.accept(DEALER, extra);
            table.read("4H", "2C", "4C", "5C");
            table.confirm();
        }
        assertThat(table.floor.chipsCents(1)).isEqualTo(200_00);

        table.open().place(1, "player", 20_00).close();

        assertThat(table.cards().noBets().extra()).isFalse();
        table.read("4D", "2D", "4D", "5D");
        table.confirm();
        assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
        table.accept(SUPERVISOR, start);
    }

    @Test
    @Clause({"act-mini-baccarat-2015:2.2", "act-mini-baccarat-2015:6.3"})
    void showsFaceDownCardsToNobodyUntilTheNamedOneTurnsThem() {
        CardTable table = ready(MINI).fund(1, 2);
        var down = new CardCommand.ChooseFacing(TABLE, Facing.FACE_DOWN);
        table.refuse(DEALER, down);
        table.floor.signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        table.accept(OPERATOR, down);
        var named = new Exposure(List.of(new Exposer.Patron("1")), List.of(new Exposer.TheDealer()));
        assertThat(table.refuse(DEALER, new CardCommand.NameExposers(TABLE, named))
                        .reason())
                .isEqualTo(ShoeRefusal.NOT_AUTHORISED);
        table.accept(SUPERVISOR, new CardCommand.NameExposers(TABLE, named));
        table.open().place(1, "player", 20_00).close();
        assertThat(table.refuse(OPERATOR, down).reason()).isEqualTo(ShoeRefusal.NOT_BETWEEN_ROUNDS);
        table.read("4H", "2C", "4C", "5C");
        assertThat(guidance(table).player().cards()).isEmpty();
        assertThat(guidance(table).why()).isEmpty();

        var byOther = new CardCommand.ExposeHand(TABLE, 2, Side.PLAYER);
        assertThat(table.refuse(Origin.terminal(2), byOther).reason()).isEqualTo(ShoeRefusal.NOT_THE_ONE_WHO_EXPOSES);
        table.accept(Origin.terminal(1), new CardCommand.ExposeHand(TABLE, 1, Side.PLAYER));

        assertThat(guidance(table).player().cards()).hasSize(2);
        assertThat(guidance(table).banker().cards()).isEmpty();
        table.accept(DEALER, new CardCommand.ExposeHand(TABLE, Command.NONE, Side.BANKER));
        assertThat(guidance(table).banker().total()).contains(7);
    }

    @Test
    @Clause("act-mini-baccarat-2015:4.1")
    void drawsNoCardBeforeBettingWasOpen() {
        CardTable table = ready(MINI);

        assertThat(table.refuse(CardTable.READER, table.next("4H")).reason()).isEqualTo(RoundReason.NO_ROUND);
    }
}
