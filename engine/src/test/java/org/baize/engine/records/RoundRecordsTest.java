package org.baize.engine.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.FloorSnapshot;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.FaultCommand.DecideFromRecords;
import org.baize.engine.command.FaultCommand.Doubtful;
import org.baize.engine.command.FaultCommand.Found;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.records.RoundRecord.Returned;
import org.baize.engine.records.RoundRecord.Seat;
import org.baize.engine.records.RoundRecord.Settled;
import org.baize.engine.records.RoundRecord.Stake;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Finding;
import org.baize.rules.fault.Symptom;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Apparatus;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** What the log tells of a round. */
class RoundRecordsTest {

    private static final Origin FIRST = Origin.terminal(1);

    private static TestFloor table(String text) {
        TestFloor floor = TestFloor.with(text, "roulette", Apparatus.LIVE_WHEEL);
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        return floor.buyIn(1, 1).buyIn(2, 1);
    }

    private static void spin(TestFloor floor, String number) {
        floor.pass(40_000);
        floor.pass(1_000);
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, number));
        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
    }

    /** Two wagers, one of them confirmed, a touch too many, and a number that is put right. */
    private static TestFloor eventful() {
        TestFloor floor = table(MULTI).openBetting();
        floor.place(1, "straight:17", 10_00).confirm(1);
        floor.pass(2_000);
        floor.place(1, "red", 20_00);
        floor.refuse(
                FIRST,
                new WagerCommand.Remove(TABLE, 1, floor.table(TABLE).play().bet("straight:17"), 10_00));
        spin(floor, "7");
        floor.accept(SUPERVISOR, new FaultCommand.CorrectResult(TABLE, 1, "17", "seen by all"));
        return floor;
    }

    @Test
    @Clause({"act-multi-terminal-2019:2.5(a)", "act-multi-terminal-2019:2.6", "act-multi-terminal-2019:6.6(b)"})
    void holdsEveryTouchAndWhatBecameOfIt() {
        TestFloor floor = eventful();

        RoundRecord record = RoundRecords.of(floor.log(), TABLE, 1).orElseThrow();
        Seat seat = record.seat(1).orElseThrow();

        assertThat(seat.touches()).hasSize(4);
        assertThat(seat.touches().getLast().answer()).isInstanceOf(Answer.Refused.class);
        assertThat(seat.touches().get(2).atMillis() - seat.touches().getFirst().atMillis())
                .isEqualTo(2_000);
        assertThat(seat.stood()).containsExactly(new Stake("straight:17", 10_00));
        assertThat(seat.returned()).extracting(Returned::bet, Returned::cents).containsExactly(tuple("red", 20_00L));
        assertThat(seat.returned().getFirst().rule().rulebook()).isEqualTo(MULTI);
        assertThat(seat.settled())
                .extracting(Settled::outcome, Settled::creditCents)
                .containsExactly(tuple("number:7", 0L), tuple("number:17", 360_00L));
        assertThat(seat.settled())
                .allSatisfy(wager -> assertThat(wager.rule().rulebook()).isEqualTo(MULTI));
        assertThat(seat.confirmed()).isTrue();
        assertThat(record.deeds())
                .anySatisfy(deed -> assertThat(deed.event())
                        .isInstanceOfSatisfying(FaultEvent.RoundCorrected.class, corrected -> {
                            assertThat(corrected.cause().by().who()).isEqualTo(SUPERVISOR);
                            assertThat(corrected.cause().rule()).isEqualTo(new RuleId(MULTI, "6.3"));
                        }));
        assertThat(record.present()).extracting(who -> who.who()).contains(DEALER, SUPERVISOR);
    }

    @Test
    void isTheSameFromALogWithResends() {
        List<Request> log = eventful().log();
        List<Request> twice = new ArrayList<>();
        log.forEach(request -> {
            twice.add(request);
            twice.add(request);
        });

        assertThat(RoundRecords.of(twice, TABLE, 1)).isEqualTo(RoundRecords.of(log, TABLE, 1));
    }

    @Test
    @Clause({"nsw-rapid-2016:4.2.5", "nsw-rapid-2016:4.2.7"})
    void isTheSameFromALogWithRequestsThatWereTurnedAway() {
        TestFloor floor = eventful();
        List<Request> log = new ArrayList<>(floor.log());
        RoundRecord record = RoundRecords.of(log, TABLE, 1).orElseThrow();

        long atMillis = log.getLast().atMillis();
        int before = log.indexOf(log.stream()
                .filter(request -> request.command() instanceof RoundCommand.OpenBetting)
                .findFirst()
                .orElseThrow());
        log.add(before, Request.of(FIRST, 999, atMillis, new MoneyCommand.CashOut(1)));
        log.add(before, Request.of(DEALER, 999, atMillis, new RoundCommand.OpenBetting(TABLE)));
        log.add(before, Request.of(Origin.person(999), 1, atMillis, new RoundCommand.OpenBetting(TABLE)));

        assertThat(RoundRecords.of(log, TABLE, 1)).contains(record);
    }

    @Test
    void tellsPlayersApartWhoFollowEachOtherAtATerminal() {
        TestFloor floor = table(RAPID).openBetting();
        floor.place(1, "red", 5_00);
        floor.accept(FIRST, new WagerCommand.Clear(TABLE, 1));
        floor.accept(FIRST, new MoneyCommand.CashOut(1));
        long ticket = floor.terminal(1).till().paying().orElseThrow().number().orElseThrow();
        floor.accept(FIRST, new MoneyCommand.TicketPrinted(1, ticket));
        floor.buyIn(1, 1).place(1, "black", 5_00);
        spin(floor, "1");

        List<Seat> seats = RoundRecords.of(floor.log(), TABLE, 1).orElseThrow().seats();

        assertThat(seats).extracting(Seat::terminal).containsExactly(1, 1);
        assertThat(seats.getFirst().account()).isLessThan(seats.getLast().account());
        assertThat(seats.getFirst().touches()).hasSize(2);
        assertThat(seats.getFirst().stood()).isEmpty();
        assertThat(seats.getLast().stood()).containsExactly(new Stake("black", 5_00));
        assertThat(seats).allMatch(Seat::confirmed);
    }

    @Test
    @Clause("nsw-rapid-2016:12.5")
    void doesNotCallAStakeReturnedThatIsKeptForFraud() {
        TestFloor floor = table(RAPID).openBetting();
        floor.place(1, "red", 5_00).place(2, "red", 5_00);
        spin(floor, "1");
        FaultCommand.Ground fraud = new FaultCommand.Ground(InvalidationGround.FRAUD, List.of(1), List.of(1));
        floor.accept(SUPERVISOR, new FaultCommand.Invalidate(TABLE, 1, fraud, "marked chips"));

        RoundRecord record = RoundRecords.of(floor.log(), TABLE, 1).orElseThrow();

        assertThat(record.seat(1).orElseThrow().returned()).isEmpty();
        assertThat(record.seat(2).orElseThrow().returned())
                .extracting(Returned::cents)
                .containsExactly(5_00L);
    }

    @Test
    void canBeReadByASupervisor() {
        String text = RecordText.of(RoundRecords.of(eventful().log(), TABLE, 1).orElseThrow());

        assertThat(text)
                .startsWith("table 1, round 1, act-multi-terminal-2019\n")
                .contains("+0.000 betting opened")
                .contains("+0.000 place 10.00 on straight:17: taken")
                .contains("refused: ")
                .contains("  stood at the close: straight:17 10.00\n")
                .contains("  went back: red 20.00: ")
                .contains("  settled on number:17: straight:17 10.00 returns 360.00 (act-multi-terminal-2019:9.")
                .contains("corrected: seen by all (act-multi-terminal-2019:6.3), PERSON 3 as CASINO_SUPERVISOR");
    }

    @Test
    void leavesOutOtherRounds() {
        TestFloor floor = eventful();
        floor.openBetting().place(2, "red", 5_00).confirm(2);
        spin(floor, "18");

        RoundRecord second = RoundRecords.of(floor.log(), TABLE, 2).orElseThrow();

        assertThat(second.seats()).extracting(Seat::terminal).containsExactly(2);
        assertThat(second.deeds()).noneMatch(deed -> deed.event() instanceof FaultEvent);
        assertThat(second.deeds().getFirst().event()).isInstanceOf(RoundEvent.BettingOpened.class);
        assertThat(RoundRecords.of(floor.log(), TABLE, 3)).isEmpty();
    }

    @Test
    @Clause({"nsw-rapid-2016:11.6", "nsw-rapid-2016:4.2.5", "act-multi-terminal-2019:6.8"})
    void namesTheWagersThatItCannotConfirmSoThatASupervisorVoidsThem() {
        TestFloor floor = table(RAPID).openBetting();
        floor.place(1, "straight:17", 10_00);
        FloorSnapshot kept = floor.floor().snapshot();
        int lost = floor.log().size();
        floor.place(1, "red", 20_00);
        floor.accept(
                FIRST,
                new FaultCommand.ReportFault(
                        TABLE,
                        1,
                        1,
                        FaultCommand.Fault.of(
                                FaultyPart.PLAYER_TERMINAL, Symptom.SEQUENCE_OR_DISPLAY, floor.nowMillis()),
                        ""));
        floor.pass(40_000);
        List<Request> left = floor.log().subList(lost, floor.log().size());

        Seat seat = RoundRecords.of(kept, left, TABLE, 1)
                .flatMap(record -> record.seat(1))
                .orElseThrow();
        assertThat(seat.unexplained()).containsExactly(new Stake("straight:17", 10_00));
        List<Integer> bets = seat.unexplained().stream()
                .map(stake -> floor.table(TABLE).play().bet(stake.bet()))
                .toList();
        long number = floor.table(TABLE).faults().cases().getFirst().number();
        Found found = new Found(Finding.WAGERS_NOT_CONFIRMED, List.of(new Doubtful(1, bets)), Optional.empty());
        floor.accept(SUPERVISOR, new DecideFromRecords(TABLE, number, found, "touches lost"));

        assertThat(floor.chipsCents(1)).isEqualTo(80_00);
        spin(floor, "18");
        assertThat(floor.chipsCents(1)).isEqualTo(120_00);
    }
}
