package org.baize.engine.wagering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.ClothCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.FaultCommand.Ground;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.event.ClothEvent;
import org.baize.engine.event.Event;
import org.baize.engine.records.RoundRecord;
import org.baize.engine.records.RoundRecords;
import org.baize.rules.cash.AccountState;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Symptom;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.wager.StakeButtonReason;
import org.baize.rules.wager.WagerReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Cash under stake buttons on a cloth: laid, counted, settled or given back. */
class StakeButtonTest extends AtACloth {

    private ClothCommand button(int seat, String bet, long cents) {
        return new ClothCommand.LayStakeButton(TABLE, seat, bet(bet), cents);
    }

    private static ClothCommand counting(int seat, long button, long cents) {
        return new ClothCommand.CountCash(TABLE, seat, button, cents);
    }

    @Test
    @Clause({"act-american-roulette-2005:4.8/1", "act-american-roulette-2005:4.8/2"})
    void cashCountsOnlyWhenItIsCountedAndExact() {
        floor.accept(DEALER, button(1, "red", 50_00));
        assertThat(seat(1).wagers().getFirst().uncountedCents()).isEqualTo(50_00);
        assertThat(floor.terminal(1).status().account()).isEqualTo(AccountState.NONE);
        floor.restart();

        refuses(DEALER, counting(1, 1, 45_00), StakeButtonReason.CASH_DIFFERS, "4.8/2");
        refuses(DEALER, counting(1, 1, 55_00), StakeButtonReason.CASH_DIFFERS, "4.8/2");
        assertThat(floor.refuse(DEALER, counting(2, 1, 50_00)).reason()).isEqualTo(FloorReason.NO_SUCH_BUTTON);
        assertThat(floor.refuse(SUPERVISOR, counting(1, 1, 50_00)).reason()).isInstanceOf(AuthorityReason.class);
        floor.accept(DEALER, counting(1, 1, 50_00));

        assertThat(seat(1).wagers().getFirst().cents()).isEqualTo(50_00);
        assertThat(seat(1).wagers().getFirst().uncountedCents()).isZero();
        spin("7");
        settle();
        assertThat(floor.chipsCents(1)).isEqualTo(100_00);
    }

    @Test
    @Clause("act-american-roulette-2005:4.8/1")
    void theRoundIsNotSettledBeforeTheCashIsCounted() {
        floor.accept(DEALER, button(1, "red", 50_00));
        spin("7");

        refuses(DEALER, new RoundCommand.ConfirmResult(TABLE), StakeButtonReason.CASH_NOT_COUNTED, "4.8/1");
        floor.restart();
        refuses(DEALER, counting(1, 1, 45_00), StakeButtonReason.CASH_DIFFERS, "4.8/2");
        assertThat(phase()).isEqualTo(RoundPhase.RESULT);
        floor.accept(DEALER, counting(1, 1, 50_00));
        settle();

        assertThat(floor.chipsCents(1)).isEqualTo(100_00);
        RoundRecord.Seat record =
                RoundRecords.of(floor.log(), TABLE, 1).orElseThrow().seats().getFirst();
        assertThat(record.unexplained()).isEmpty();
        assertThat(record.settled()).extracting(RoundRecord.Settled::stakeCents).containsExactly(50_00L);
    }

    @Test
    @Clause({"act-american-roulette-2005:4.8/1", "act-american-roulette-2005:4.8/2"})
    void cashThatNeverComesToItsButtonGoesBackOnASupervisorsWordAndTheRoundGoesOn() {
        floor.accept(DEALER, laying(2, "red", 10_00));
        floor.accept(DEALER, button(1, "red", 50_00));
        spin("7");
        refuses(DEALER, counting(1, 1, 45_00), StakeButtonReason.CASH_DIFFERS, "4.8/2");
        ClothCommand back = new ClothCommand.ReturnCash(TABLE, 1, 1, "five dollars short");
        refuses(DEALER, back, AuthorityReason.NOT_ENTITLED, "15.2");
        assertThat(floor.refuse(SUPERVISOR, new ClothCommand.ReturnCash(TABLE, 1, 9, " "))
                        .reason())
                .isEqualTo(FloorReason.REASON_MISSING);
        assertThat(floor.refuse(SUPERVISOR, new ClothCommand.ReturnCash(TABLE, 1, 9, "short"))
                        .reason())
                .isEqualTo(FloorReason.NO_SUCH_BUTTON);
        floor.restart();

        List<Event> events = floor.accept(SUPERVISOR, back);

        assertThat(events).singleElement().isInstanceOfSatisfying(ClothEvent.CashReturned.class, returned -> {
            assertThat(returned.cause().rule()).isEqualTo(new RuleId(AMERICAN, "4.8/2"));
            assertThat(returned.cause().by().who()).isEqualTo(SUPERVISOR);
        });
        settle();
        assertThat(floor.chipsCents(1)).isZero();
        assertThat(floor.chipsCents(2)).isEqualTo(110_00);
        assertThat(floor.refuse(DEALER, counting(1, 1, 50_00)).reason()).isEqualTo(FloorReason.NO_SUCH_BUTTON);
    }

    @Test
    @Clause("act-american-roulette-2005:4.8/2")
    void cashAtASeatThatWasTakenOutOfServiceHoldsUpNobody() {
        floor.accept(DEALER, button(1, "red", 50_00));
        floor.accept(ADMINISTRATOR, new PatronCommand.RetireTerminal(TABLE, 1, "broken chair"));
        spin("7");

        floor.accept(SUPERVISOR, new ClothCommand.ReturnCash(TABLE, 1, 1, "nobody sits there"));
        settle();

        assertThat(floor.table(TABLE).round().phase()).isEqualTo(RoundPhase.SETTLED);
    }

    @Test
    @Clause("act-american-roulette-2005:4.8/2")
    void cashAboveTheMaximumIsSettledToTheMaximumWheneverItIsCounted() {
        for (boolean beforeTheClose : new boolean[] {true, false}) {
            TestFloor there = cloth();
            there.accept(DEALER, button(1, "black", 800_00));
            if (beforeTheClose) {
                there.accept(DEALER, counting(1, 1, 800_00));
            }
            there.pass(PERIOD_MILLIS);
            if (!beforeTheClose) {
                there.accept(DEALER, counting(1, 1, 800_00));
            }

            assertThat(there.terminal(1).inPlay().balanceCents()).isEqualTo(500_00);
            assertThat(there.chipsCents(1)).isEqualTo(300_00);
            there.restart();
        }
    }

    @Test
    @Clause({"act-american-roulette-2005:A/Stake Buttons", "act-american-roulette-2005:4.8/1"})
    void cashLiesOnlyOnOutsideBetsInTimeAndOnACloth() {
        refuses(DEALER, button(1, "straight:17", 50_00), StakeButtonReason.NOT_ON_THIS_BET, "A/Stake Buttons");
        refuses(Origin.terminal(1), button(1, "red", 50_00), WagerReason.DEALER_ENTERS_IT, "4.2");
        refuses(DEALER, button(1, "red", 7_00), WagerReason.OFF_STEP, "3.3");
        floor.accept(DEALER, button(1, "red", 50_00));
        floor.accept(DEALER, new ClothCommand.LiftStakeButton(TABLE, 1, 1));
        assertThat(seat(1).wagers()).isEmpty();
        floor.accept(DEALER, button(1, "red", 50_00));
        floor.pass(PERIOD_MILLIS);
        for (ClothCommand late : List.of(new ClothCommand.LiftStakeButton(TABLE, 1, 2), button(2, "red", 50_00))) {
            assertThat(floor.refuse(DEALER, late).reason()).isEqualTo(RoundReason.NO_MORE_BETS);
        }

        TestFloor terminals = TestFloor.with(AMERICAN, "roulette-single-zero", Apparatus.LIVE_WHEEL)
                .openBetting();
        assertThat(terminals.refuse(DEALER, button(1, "red", 50_00)))
                .isEqualTo(Refusal.of(WagerReason.STAFF_MAY_NOT_PLACE, new RuleId(AMERICAN, "4.3")));
        assertThat(terminals.refuse(Origin.terminal(1), button(1, "red", 50_00)))
                .isEqualTo(Refusal.of(WagerReason.MEANS_NOT_TAKEN, new RuleId(AMERICAN, "4.3")));
    }

    @Test
    @Clause({"act-american-roulette-2005:A/Void/2", "act-american-roulette-2005:4.8/1"})
    void cashThatWasNotCountedGoesBackByHandWhenTheRoundIsVoid() {
        floor.signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        floor.accept(DEALER, button(1, "red", 50_00));
        floor.accept(DEALER, laying(2, "red", 10_00));
        floor.pass(PERIOD_MILLIS);

        floor.accept(
                OPERATOR, new FaultCommand.Invalidate(TABLE, 1, Ground.of(InvalidationGround.RIOT), "seen by all"));

        assertThat(phase()).isEqualTo(RoundPhase.VOID);
        assertThat(floor.chipsCents(2)).isEqualTo(100_00);
        assertThat(seat(1).wagers()).isEmpty();
        assertThat(floor.refuse(DEALER, counting(1, 1, 50_00)).reason()).isEqualTo(FloorReason.NO_SUCH_BUTTON);
    }

    @Test
    @Clause({"act-american-roulette-2005:15.3", "act-american-roulette-2005:4.8/1"})
    void cashOfASeatThatIsOutOfTheRoundHoldsNobodyUp() {
        floor.accept(DEALER, buying(1, 10_00));
        floor.accept(DEALER, laying(1, "odd", 10_00));
        floor.accept(DEALER, button(1, "red", 50_00));
        floor.accept(DEALER, laying(2, "red", 10_00));
        FaultCommand.Fault fault =
                new FaultCommand.Fault(FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED, floor.nowMillis(), List.of());

        floor.accept(DEALER, new FaultCommand.ReportFault(TABLE, 1, 1, fault, "does not work"));

        assertThat(seat(1).wagers()).isEmpty();
        spinAndSettle();
        assertThat(floor.chipsCents(1)).isEqualTo(10_00);
        assertThat(floor.chipsCents(2)).isEqualTo(110_00);
    }
}
