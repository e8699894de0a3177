package org.baize.engine.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.house.HouseFloor.finish;
import static org.baize.engine.house.HouseFloor.show;

import java.util.List;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.HouseCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.HouseEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.state.TableStatus;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.house.ClosingReason;
import org.baize.rules.round.RoundPhase;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Closing, holding up and reopening a table. */
class ClosingTest {

    private static final Command ANNOUNCE = new HouseCommand.AnnounceClosing(TABLE);
    private static final Command CLOSE = new HouseCommand.CloseTable(TABLE);
    private static final Command OPEN_BETTING = new RoundCommand.OpenBetting(TABLE);

    @Test
    @Clause("act-multi-terminal-2019:7.11")
    void owesPlayersThreeRoundsAfterTheNotice() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        floor.buyIn(1, 1).openBetting();
        assertThat(floor.refuse(SUPERVISOR, CLOSE).reason()).isEqualTo(ClosingReason.NO_NOTICE);
        floor.accept(SUPERVISOR, ANNOUNCE);
        show(floor, 1);
        floor.place(1, "red", 5_00).confirm(1);
        finish(floor, "1");

        for (int round = 0; round < 3; round++) {
            assertThat(floor.refuse(SUPERVISOR, CLOSE).reason()).isEqualTo(ClosingReason.ROUNDS_STILL_OWED);
            floor.pass(1);
            floor.openBetting().place(1, "red", 5_00).confirm(1).restart();
            finish(floor, "1");
        }
        floor.accept(SUPERVISOR, CLOSE);

        assertThat(floor.refuse(DEALER, OPEN_BETTING).reason()).isEqualTo(FloorReason.TABLE_NOT_OPEN);
        assertThat(floor.chipsCents(1)).isEqualTo(120_00);
        floor.restart();
    }

    @Test
    @Clause("act-multi-terminal-2019:7.11")
    void closesAnEmptyTableAtOnceAndCallsOffTheRoundNobodyPlays() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        floor.openBetting();

        List<Event> events = floor.accept(SUPERVISOR, CLOSE);

        assertThat(events).hasAtLeastOneElementOfType(RoundEvent.RoundVoided.class);
        assertThat(events.getLast()).isInstanceOf(HouseEvent.TableClosed.class);
        assertThat(floor.table(TABLE).status().state()).isEqualTo(TableStatus.State.CLOSED);
        assertThat(floor.table(TABLE).round().phase()).isEqualTo(RoundPhase.VOID);
    }

    @Test
    @Clause("act-multi-terminal-2019:7.11")
    void countsNoRoundBeforeEveryOpenTerminalHasShownTheNotice() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        floor.buyIn(1, 1).accept(SUPERVISOR, ANNOUNCE);
        for (int round = 0; round < 3; round++) {
            floor.openBetting().place(1, "red", 5_00).confirm(1);
            finish(floor);
        }

        assertThat(floor.refuse(SUPERVISOR, CLOSE).reason()).isEqualTo(ClosingReason.NO_NOTICE);
    }

    @Test
    @Clause("nsw-rapid-2016:12.8")
    void showsTheRapidClosingNoticeForTwentyMinutes() {
        TestFloor floor = HouseFloor.roulette(TestFloor.RAPID);
        floor.buyIn(1, 1);
        assertThat(floor.refuse(SUPERVISOR, CLOSE).reason()).isEqualTo(ClosingReason.NO_NOTICE);
        floor.accept(SUPERVISOR, ANNOUNCE);
        floor.pass(60_000);
        show(floor, 1);

        floor.pass(20 * 60_000 - 1);
        assertThat(floor.refuse(SUPERVISOR, CLOSE).reason()).isEqualTo(ClosingReason.NOTICE_TOO_SHORT);
        floor.pass(1);

        floor.accept(SUPERVISOR, CLOSE);
    }

    @Test
    @Clause("act-american-roulette-2005:8.2")
    void letsTheSpinUnderWayEndBeforeTheTableCloses() {
        TestFloor floor = HouseFloor.roulette(TestFloor.AMERICAN);
        floor.buyIn(1, 1).openBetting().place(1, "red", 10_00);
        assertThat(floor.refuse(OPERATOR, CLOSE).reason()).isEqualTo(ClosingReason.NO_NOTICE);
        floor.accept(OPERATOR, ANNOUNCE);
        show(floor, 1);

        floor.accept(OPERATOR, CLOSE);
        assertThat(floor.table(TABLE).status().open()).isTrue();
        floor.place(1, "red", 10_00).restart();
        finish(floor);

        assertThat(floor.table(TABLE).round().phase()).isEqualTo(RoundPhase.SETTLED);
        assertThat(floor.table(TABLE).status().state()).isEqualTo(TableStatus.State.CLOSED);
    }

    @Test
    @Clause({"act-mini-baccarat-2015:13.2", "nsw-sic-bo-2016:8.2"})
    void warnsBeforeItClosesCardsOrDiceAndKeepsTheCredit() {
        TestFloor cards = HouseFloor.cards(TestFloor.MINI);
        assertThat(cards.refuse(OPERATOR, CLOSE).reason()).isEqualTo(ClosingReason.NO_NOTICE);
        cards.accept(OPERATOR, ANNOUNCE);
        cards.countCards(TABLE, DEALER);
        cards.accept(OPERATOR, CLOSE);
        assertThat(cards.refuse(DEALER, OPEN_BETTING).reason()).isEqualTo(FloorReason.TABLE_NOT_OPEN);

        TestFloor dice = HouseFloor.dice();
        dice.buyIn(1, 1);
        assertThat(dice.refuse(SUPERVISOR, CLOSE).reason()).isEqualTo(ClosingReason.NO_NOTICE);
        dice.accept(SUPERVISOR, ANNOUNCE);
        assertThat(dice.refuse(SUPERVISOR, CLOSE).reason()).isEqualTo(ClosingReason.NO_NOTICE);
        show(dice, 1);
        dice.accept(SUPERVISOR, CLOSE);

        assertThat(dice.table(TABLE).status().state()).isEqualTo(TableStatus.State.CLOSED);
        assertThat(dice.table(TABLE).round().phase().running()).isFalse();
        assertThat(dice.chipsCents(1)).isEqualTo(100_00);
        dice.restart();
    }

    @Test
    void staysOpenWhenTheClosingIsCancelled() {
        TestFloor floor = HouseFloor.roulette(TestFloor.AMERICAN);
        floor.buyIn(1, 1).openBetting().place(1, "red", 10_00);
        floor.accept(OPERATOR, ANNOUNCE);
        assertThat(floor.refuse(OPERATOR, ANNOUNCE).reason()).isEqualTo(FloorReason.CLOSING_ANNOUNCED);
        show(floor, 1);
        floor.accept(OPERATOR, CLOSE);

        floor.accept(OPERATOR, new HouseCommand.CancelClosing(TABLE));
        finish(floor);

        floor.openBetting();
        assertThat(floor.refuse(OPERATOR, new HouseCommand.CancelClosing(TABLE)).reason())
                .isEqualTo(FloorReason.NOTHING_ANNOUNCED);
    }

    @Test
    void chipsOnATableThatIsHeldUpCanBeTakenBackButNotAdded() {
        TestFloor floor = HouseFloor.roulette(TestFloor.RAPID).buyIn(1, 1).openBetting();
        floor.place(1, "red", 10_00);
        floor.accept(SUPERVISOR, new HouseCommand.SuspendTable(TABLE, "spilled drink"));
        int red = floor.table(TABLE).play().bet("red");

        Origin terminal = Origin.terminal(1);
        assertThat(floor.refuse(terminal, new WagerCommand.Place(TABLE, 1, red, 5_00))
                        .reason())
                .isEqualTo(FloorReason.TABLE_NOT_OPEN);
        floor.accept(terminal, new WagerCommand.Remove(TABLE, 1, red, 5_00));
        floor.accept(terminal, new WagerCommand.Clear(TABLE, 1));

        assertThat(floor.terminal(1).chips().balanceCents()).isEqualTo(100_00);
    }

    @Test
    @Clause({"act-multi-terminal-2019:A.1/Dealer Terminal(c)", "nsw-rapid-2016:1.1/DT (third limb)"})
    void holdsATableUpOnASupervisorsWord() {
        for (String text : List.of(TestFloor.MULTI, TestFloor.RAPID)) {
            TestFloor floor = HouseFloor.roulette(text);
            Command suspend = new HouseCommand.SuspendTable(TABLE, "spilled drink");
            Command reopen = new HouseCommand.ReopenTable(TABLE);
            assertThat(floor.refuse(DEALER, suspend).reason()).isEqualTo(AuthorityReason.NOT_ENTITLED);

            floor.accept(SUPERVISOR, suspend);
            floor.restart();
            assertThat(floor.refuse(DEALER, OPEN_BETTING).reason()).isEqualTo(FloorReason.TABLE_NOT_OPEN);
            assertThat(floor.refuse(DEALER, reopen).reason()).isEqualTo(AuthorityReason.NOT_ENTITLED);
            List<Event> reopened = floor.accept(SUPERVISOR, reopen);

            assertThat(((HouseEvent.TableReopened) reopened.getFirst()).by().who())
                    .isEqualTo(SUPERVISOR);
            floor.openBetting();
        }
    }
}
