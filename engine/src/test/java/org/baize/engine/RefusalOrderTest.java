package org.baize.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.CASHIER;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.spec.TerminalSpec;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.junit.jupiter.api.Test;

/** A command that is wrong in several ways is refused for the reason that stands first among the reasons. */
class RefusalOrderTest {

    private static final int NO_BET = 99_999;

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
}
