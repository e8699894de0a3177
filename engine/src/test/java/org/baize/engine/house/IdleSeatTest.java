package org.baize.engine.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.house.HouseFloor.finish;

import java.util.List;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.HouseCommand;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.HouseEvent;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.house.IdleRemedy;
import org.baize.rules.round.RoundPhase;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Seats that are held without a wager. */
class IdleSeatTest {

    private static final Command VACATE = new HouseCommand.VacateSeat(TABLE, 2);

    @Test
    @Clause({"nsw-rapid-2016:12.9", "act-american-roulette-2005:10.6"})
    void offersAnIdleSeatAfterThreeRoundsWhileEveryOtherIsTaken() {
        for (String text : List.of(TestFloor.RAPID, TestFloor.AMERICAN)) {
            TestFloor floor = HouseFloor.roulette(text);
            floor.buyIn(1, 1).buyIn(2, 1).buyIn(3, 1);
            play(floor);
            play(floor);
            assertThat(floor.refuse(DEALER, VACATE).reason()).as(text).isEqualTo(FloorReason.SEAT_NOT_IDLE);
            floor.restart();

            assertThat(flagged(play(floor))).as(text).containsExactly(2, 3);
            floor.accept(DEALER, VACATE);
            floor.openBetting();

            int red = floor.table(TABLE).play().bet("red");
            assertThat(floor.refuse(Origin.terminal(2), new WagerCommand.Place(TABLE, 2, red, 5_00))
                            .reason())
                    .isEqualTo(FloorReason.SEAT_VACATED);
            assertThat(floor.chipsCents(2)).as("the credit stays").isEqualTo(100_00);
        }
    }

    @Test
    @Clause({"nsw-rapid-2016:12.9", "act-american-roulette-2005:10.6"})
    void leavesSeatsAloneWhileOneIsFreeAndStartsAgainAfterAWager() {
        for (String text : List.of(TestFloor.RAPID, TestFloor.AMERICAN)) {
            TestFloor floor = HouseFloor.roulette(text);
            floor.buyIn(1, 1).buyIn(2, 1);
            for (int round = 0; round < 4; round++) {
                assertThat(flagged(play(floor))).as(text).isEmpty();
            }
            floor.buyIn(3, 1).openBetting().place(2, "red", 5_00).place(3, "red", 5_00);
            finish(floor);

            play(floor);
            play(floor);
            assertThat(floor.refuse(DEALER, VACATE).reason()).isEqualTo(FloorReason.SEAT_NOT_IDLE);
            assertThat(flagged(play(floor))).containsExactly(2, 3);
        }
    }

    @Test
    void countsNothingOfThePlayerBefore() {
        TestFloor floor = HouseFloor.roulette(TestFloor.RAPID);
        floor.buyIn(1, 1).buyIn(2, 1).buyIn(3, 1);
        play(floor);
        play(floor);
        floor.accept(Origin.terminal(2), new MoneyCommand.CashOut(2));
        long ticket = floor.terminal(2).till().paying().orElseThrow().number().orElseThrow();
        floor.accept(Origin.terminal(2), new MoneyCommand.TicketPrinted(2, ticket));
        floor.buyIn(2, 1);

        play(floor);

        assertThat(floor.refuse(DEALER, VACATE).reason()).isEqualTo(FloorReason.SEAT_NOT_IDLE);
    }

    @Test
    @Clause("act-multi-terminal-2019:7.6")
    void onlyFlagsASeatWhereTheTextRemovesNobody() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        assertThat(floor.refuse(DEALER, new HouseCommand.SetIdleRounds(TABLE, 2))
                        .reason())
                .isEqualTo(AuthorityReason.NOT_ENTITLED);
        floor.accept(OPERATOR, new HouseCommand.SetIdleRounds(TABLE, 2));
        floor.buyIn(1, 1).buyIn(2, 1);
        assertThat(play(floor)).noneMatch(HouseEvent.SeatFlagged.class::isInstance);

        HouseEvent.SeatFlagged flag = play(floor).stream()
                .filter(HouseEvent.SeatFlagged.class::isInstance)
                .map(HouseEvent.SeatFlagged.class::cast)
                .findFirst()
                .orElseThrow();

        assertThat(flag.terminal()).isEqualTo(2);
        assertThat(flag.remedy()).isEqualTo(IdleRemedy.FLAG);
        assertThat(floor.refuse(DEALER, VACATE).reason()).isEqualTo(AuthorityReason.ACT_UNKNOWN);
    }

    @Test
    void leavesTheNumberToTheHouseOnlyWhereTheTextDoes() {
        TestFloor floor = HouseFloor.roulette(TestFloor.RAPID);

        assertThat(floor.refuse(OPERATOR, new HouseCommand.SetIdleRounds(TABLE, 2))
                        .reason())
                .isEqualTo(FloorReason.NOT_FOR_THE_HOUSE);
    }

    /** A round on which only the first terminal wagers; what its end led to. */
    private static List<Event> play(TestFloor floor) {
        floor.openBetting().place(1, "red", 5_00);
        if (floor.table(TABLE).rulebook().id().equals(TestFloor.MULTI)) {
            floor.confirm(1);
        }
        floor.pass(60_000);
        List<Event> keyed = floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, "1"));
        return floor.table(TABLE).round().phase() == RoundPhase.RESULT
                ? floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE))
                : keyed;
    }

    private static List<Integer> flagged(List<Event> events) {
        return events.stream()
                .filter(HouseEvent.SeatFlagged.class::isInstance)
                .map(HouseEvent.SeatFlagged.class::cast)
                .filter(flag -> flag.remedy() == IdleRemedy.OFFER_VACATE)
                .map(HouseEvent.SeatFlagged::terminal)
                .toList();
    }
}
