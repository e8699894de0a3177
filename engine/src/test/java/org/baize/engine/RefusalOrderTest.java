package org.baize.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.CASHIER;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.ClothCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.DisputeCommand;
import org.baize.engine.command.FaultCommand.CorrectResult;
import org.baize.engine.command.FaultCommand.DecideFromRecords;
import org.baize.engine.command.FaultCommand.Doubtful;
import org.baize.engine.command.FaultCommand.Fault;
import org.baize.engine.command.FaultCommand.Found;
import org.baize.engine.command.FaultCommand.Ground;
import org.baize.engine.command.FaultCommand.Invalidate;
import org.baize.engine.command.FaultCommand.ReportFault;
import org.baize.engine.command.FaultCommand.ReportWrongResult;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.spec.TerminalSpec;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Finding;
import org.baize.rules.fault.Symptom;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.wager.Circumstances.Means;
import org.junit.jupiter.api.Test;

/** A command that is wrong in several ways is refused for the reason that stands first among the reasons. */
class RefusalOrderTest {

    private static final int NO_BET = 99_999;
    private static final Origin DEVICE = Origin.device(TABLE);

    private final TestFloor floor = TestFloor.with(TestFloor.MULTI, "roulette", Apparatus.LIVE_WHEEL);

    private void refusesFirst(Origin who, Command command, FloorReason first, FloorReason... later) {
        Reason told = floor.refuse(who, command).reason();

        assertThat(told).isEqualTo(first);
        assertThat(List.of(later)).allSatisfy(other -> assertThat(first).isLessThan(other));
    }

    @Test
    void moneyAtATerminalThatIsOutOfPlay() {
        floor.install(2, TestFloor.MULTI, floor.table(TABLE).play().setup(), Apparatus.LIVE_WHEEL);
        floor.accept(DEALER, new PatronCommand.RetireTerminal(TABLE, 1, "broken"));

        refusesFirst(
                DEALER,
                new MoneyCommand.InsertNote(1, -1, true),
                FloorReason.NOT_FOR_THIS_ORIGIN,
                FloorReason.TERMINAL_RETIRED);
        refusesFirst(
                Origin.terminal(1),
                new MoneyCommand.InsertNote(1, -1, true),
                FloorReason.TERMINAL_RETIRED,
                FloorReason.NOT_AN_AMOUNT);
        refusesFirst(
                Origin.terminal(1),
                new MoneyCommand.BuyInAtTable(2, 1, CreditSource.NOTES, -1),
                FloorReason.NOT_FOR_THIS_ORIGIN,
                FloorReason.NOT_AT_THIS_TABLE);
        refusesFirst(
                Origin.terminal(1),
                new MoneyCommand.BuyInAtTable(2, 1, CreditSource.CASH_AT_TABLE, -1),
                FloorReason.NOT_AT_THIS_TABLE,
                FloorReason.TERMINAL_RETIRED,
                FloorReason.NOT_AN_AMOUNT);
    }

    @Test
    void aWagerOnABetThatDoesNotExist() {
        floor.install(2, TestFloor.MULTI, floor.table(TABLE).play().setup(), Apparatus.LIVE_WHEEL);
        floor.terminal(4, 2);
        floor.accept(DEALER, new PatronCommand.RetireTerminal(TABLE, 1, "broken"));

        refusesFirst(
                Origin.terminal(1),
                new WagerCommand.Place(2, 1, NO_BET, 5_00),
                FloorReason.NOT_AT_THIS_TABLE,
                FloorReason.TABLE_NOT_OPEN,
                FloorReason.TERMINAL_RETIRED,
                FloorReason.NO_SUCH_BET);
        refusesFirst(
                Origin.terminal(4),
                new WagerCommand.Place(2, 4, NO_BET, 5_00),
                FloorReason.TABLE_NOT_OPEN,
                FloorReason.NO_SUCH_BET);
        refusesFirst(
                Origin.terminal(1),
                new WagerCommand.Place(TABLE, 1, NO_BET, 5_00),
                FloorReason.TERMINAL_RETIRED,
                FloorReason.NO_SUCH_BET);
    }

    @Test
    void aTerminalWithATakenNumberAtNoTable() {
        TerminalSpec nowhere = new TerminalSpec(List.of(77), true, List.of(), true, true);

        refusesFirst(
                ADMINISTRATOR,
                new SetupCommand.InstallTerminal(1, nowhere),
                FloorReason.NO_SUCH_TABLE,
                FloorReason.NUMBER_TAKEN);
        refusesFirst(
                ADMINISTRATOR,
                new SetupCommand.InstallTerminal(0, nowhere),
                FloorReason.NO_SUCH_TABLE,
                FloorReason.NUMBER_OUT_OF_RANGE);
    }

    @Test
    void aSignOnWithAWrongPinInARoleThatOneDoesNotHave() {
        refusesFirst(
                CASHIER,
                new StaffCommand.SignOn(TABLE, Role.DEALER, "wrong"),
                FloorReason.PIN_WRONG,
                FloorReason.NO_SUCH_ROLE);
    }

    @Test
    void aWagerOfAPlayerWithoutAnAccount() {
        refusesFirst(Origin.terminal(1), new WagerCommand.Place(TABLE, 1, NO_BET, 5_00), FloorReason.NO_SUCH_BET);
        refusesFirst(
                Origin.terminal(1),
                new WagerCommand.PlaceSection(TABLE, 1, "no section", 5_00),
                FloorReason.NO_SUCH_BET);
        refusesFirst(
                DEALER,
                new WagerCommand.Enter(TABLE, 1, Means.STAKE_BUTTONS, NO_BET, 5_00),
                FloorReason.ANOTHER_ACT,
                FloorReason.NO_SUCH_BET);
        refusesFirst(
                DEALER,
                new WagerCommand.Enter(TABLE, 1, Means.COLOUR_CHIPS, NO_BET, 5_00),
                FloorReason.NO_COLOUR_GIVEN,
                FloorReason.NO_SUCH_BET);
    }

    @Test
    void aWagerOfATerminalThatIsOutOfTheRound() {
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.openBetting().buyIn(1, 1).place(1, "straight:17", 5_00);
        floor.accept(
                SUPERVISOR,
                new ReportFault(
                        TABLE,
                        1,
                        1,
                        Fault.of(FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED, floor.nowMillis()),
                        "dead screen"));
        assertThat(floor.table(TABLE).faults().isOut(1, 1)).isTrue();

        refusesFirst(
                Origin.terminal(1),
                new WagerCommand.Place(TABLE, 1, NO_BET, 5_00),
                FloorReason.OUT_OF_THIS_ROUND,
                FloorReason.TERMINAL_RETIRED,
                FloorReason.NO_SUCH_BET);
        floor.accept(DEALER, new PatronCommand.RetireTerminal(TABLE, 1, "broken"));
        refusesFirst(
                Origin.terminal(1),
                new WagerCommand.Place(TABLE, 1, NO_BET, 5_00),
                FloorReason.OUT_OF_THIS_ROUND,
                FloorReason.TERMINAL_RETIRED);
    }

    @Test
    void aFaultOfTerminalsThatDoNotExistInARoundThatNeverWas() {
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.install(2, TestFloor.MULTI, floor.table(TABLE).play().setup(), Apparatus.LIVE_WHEEL);
        Fault nobodys = new Fault(FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED, 0, List.of(77));
        Fault fault = Fault.of(FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED, 0);

        refusesFirst(
                DEVICE,
                new ReportFault(TABLE, 1, 99, nobodys, ""),
                FloorReason.NOT_FOR_THIS_ORIGIN,
                FloorReason.NO_SUCH_TERMINAL);
        refusesFirst(
                SUPERVISOR,
                new ReportFault(2, 1, 99, nobodys, ""),
                FloorReason.NO_SUCH_TERMINAL,
                FloorReason.NOT_AT_THIS_TABLE,
                FloorReason.NO_SUCH_ROUND);
        refusesFirst(
                SUPERVISOR,
                new ReportFault(2, 1, 99, fault, ""),
                FloorReason.NOT_AT_THIS_TABLE,
                FloorReason.NO_SUCH_ROUND);
        refusesFirst(
                SUPERVISOR,
                new DecideFromRecords(
                        TABLE,
                        99,
                        new Found(
                                Finding.WAGERS_NOT_CONFIRMED,
                                List.of(new Doubtful(77, List.of(1))),
                                Optional.of("no number")),
                        ""),
                FloorReason.NO_SUCH_TERMINAL,
                FloorReason.NO_SUCH_CASE,
                FloorReason.NO_SUCH_OUTCOME);
    }

    @Test
    void aRoundThatNeverWasIsInvalidatedForNobody() {
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        refusesFirst(
                SUPERVISOR,
                new Invalidate(TABLE, 99, new Ground(InvalidationGround.FRAUD, List.of(), List.of(77)), ""),
                FloorReason.NO_SUCH_TERMINAL,
                FloorReason.NO_SUCH_ROUND);
        refusesFirst(
                DEALER,
                new CorrectResult(TABLE, 99, "no number", ""),
                FloorReason.NO_SUCH_OUTCOME,
                FloorReason.NO_SUCH_ROUND);
    }

    @Test
    void aNumberThatIsNoneWhileTheTableStandsStill() {
        floor.openBetting().pass(40_000);
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, "17"));
        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
        floor.accept(DEALER, new ReportWrongResult(TABLE, 1, "it was 18"));
        assertThat(floor.table(TABLE).standsStill()).isTrue();

        refusesFirst(
                DEALER,
                new WheelCommand.KeyNumber(TABLE, "no number"),
                FloorReason.NO_SUCH_OUTCOME,
                FloorReason.ROUND_HELD);
        refusesFirst(DEALER, new RoundCommand.ConfirmResult(TABLE), FloorReason.ROUND_HELD);
    }

    @Test
    void aDisputeThatDoesNotExistAskedForFromTheWrongPlace() {
        refusesFirst(
                DEVICE,
                new DisputeCommand.AskForReview(TABLE, 99),
                FloorReason.NOT_FOR_THIS_ORIGIN,
                FloorReason.NO_SUCH_DISPUTE);
        refusesFirst(
                DEVICE,
                new DisputeCommand.CloseDispute(TABLE, 99),
                FloorReason.NOT_FOR_THIS_ORIGIN,
                FloorReason.NO_SUCH_DISPUTE);
    }

    @Test
    void boxesAndColoursWhereThereAreNone() {
        floor.install(2, TestFloor.MULTI, floor.table(TABLE).play().setup(), Apparatus.LIVE_WHEEL);

        refusesFirst(
                DEVICE,
                new ClothCommand.GiveColour(TABLE, 1, "red", 0),
                FloorReason.NOT_FOR_THIS_ORIGIN,
                FloorReason.NO_COLOURS_HERE);
        refusesFirst(
                Origin.device(2),
                new ClothCommand.GiveColour(2, 1, "red", 0),
                FloorReason.NOT_FOR_THIS_ORIGIN,
                FloorReason.NOT_AT_THIS_TABLE);
        refusesFirst(
                DEALER,
                new ClothCommand.TakeBox(TABLE, 1, NO_BET, 1),
                FloorReason.NO_BOXES_HERE,
                FloorReason.NO_SUCH_BET);
    }

    @Test
    void cardsAtAWheel() {
        refusesFirst(DEALER, new CardCommand.StartShoe(TABLE, "no set"), FloorReason.NO_SUCH_DEVICE);
    }
}
