package org.baize.engine.money;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.SUPERVISOR;

import org.baize.engine.TestFloor;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.CashOutReason;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PaperState;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** From the press on cash-out to the paper in the player's hand. */
class CashOutTest {

    private static final Origin FIRST = Origin.terminal(1);

    private final TestFloor floor = TestFloor.with(TestFloor.MULTI, "roulette", Apparatus.LIVE_WHEEL);

    private long printing() {
        return floor.terminal(1).till().paying().orElseThrow().number().orElseThrow();
    }

    private AccountState account() {
        return floor.terminal(1).status().account();
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:4.5(a)",
        "act-multi-terminal-2019:4.6/close",
        "act-multi-terminal-2019:A.1/Redeemable Ticket/value"
    })
    void theWholeCreditBecomesOneTicketAndTheAccountClosesWhenItIsOut() {
        floor.buyIn(1, 2);

        floor.accept(FIRST, new MoneyCommand.CashOut(1));
        long number = printing();
        assertThat(account()).isEqualTo(AccountState.CASH_OUT_PENDING);
        assertThat(floor.floor().state().papers().stateOf(number, floor.nowMillis()))
                .isEqualTo(PaperState.UNKNOWN);
        floor.restart();
        floor.accept(FIRST, new MoneyCommand.TicketPrinted(1, number));

        assertThat(account()).isEqualTo(AccountState.NONE);
        assertThat(floor.chipsCents(1)).isZero();
        assertThat(floor.floor().state().papers().slipAt(number).cents()).isEqualTo(200_00);
        assertThat(floor.floor().state().papers().slipAt(number).issue().paper())
                .isEqualTo(Paper.REDEEMABLE_TICKET);
        floor.restart();
    }

    @Test
    @Clause("act-multi-terminal-2019:4.9")
    void aFailedTicketIsDeadAndTheSupervisorBringsAVoucherOfTheSameValue() {
        floor.buyIn(1, 2);
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.accept(FIRST, new MoneyCommand.CashOut(1));
        long number = printing();

        floor.accept(FIRST, new MoneyCommand.PrintFailed(1, number));
        assertThat(floor.floor().state().papers().slipAt(number).state()).isEqualTo(PaperState.CANCELLED);
        assertThat(account()).isEqualTo(AccountState.CASH_OUT_PENDING);
        assertThat(floor.refuse(FIRST, new MoneyCommand.CashOut(1)).reason())
                .isEqualTo(CashOutReason.TERMINAL_NOT_OPEN);
        floor.restart();
        floor.accept(SUPERVISOR, new MoneyCommand.ArrangeHandPay(1));

        assertThat(account()).isEqualTo(AccountState.NONE);
        assertThat(floor.floor().state().papers().slips())
                .filteredOn(slip -> slip.state() == PaperState.OUTSTANDING)
                .singleElement()
                .satisfies(slip -> {
                    assertThat(slip.cents()).isEqualTo(200_00);
                    assertThat(slip.issue().paper()).isEqualTo(Paper.HAND_PAY_VOUCHER);
                });
        floor.restart();
    }
}
