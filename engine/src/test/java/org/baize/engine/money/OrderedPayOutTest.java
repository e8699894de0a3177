package org.baize.engine.money;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.CASHIER;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.stream.Stream;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.PaymentCommand.Redeem;
import org.baize.engine.event.Event;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.state.FloorState;
import org.baize.rules.cash.Paper;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Money that goes out because somebody else says so: to a player who has to leave, or who has left. */
class OrderedPayOutTest {

    private final MoneyTable there = MoneyTable.of(MULTI);

    private List<Event> order(boolean printable) {
        FloorState state = there.floor().floor().state();
        return new PayOuts(state).byOrder(state.terminalAt(1), printable, there.rule("4.4(b)(i)"));
    }

    @Test
    @Clause({"act-multi-terminal-2019:4.4(b)(i)", "act-multi-terminal-2019:4.4(b)(ii)"})
    void whoMustLeaveIsPaidInFullOnceNothingIsAtStake() {
        assertThat(order(true)).isEmpty();
        there.floor().buyIn(1, 1);
        there.open().wager(1, "red", 10_00).close();
        assertThat(order(true)).isEmpty();
        there.settle("1");

        assertThat(order(true)).singleElement().isInstanceOfSatisfying(MoneyEvent.CashOutRequested.class, asked -> {
            assertThat(asked.paying().cents()).isEqualTo(110_00);
            assertThat(asked.paying().paper()).isEqualTo(Paper.REDEEMABLE_TICKET);
            assertThat(asked.rule()).isEqualTo(there.rule("4.4(b)(i)"));
        });
        assertThat(order(false))
                .singleElement()
                .isInstanceOfSatisfying(
                        MoneyEvent.CashOutRequested.class,
                        asked -> assertThat(asked.paying().paper()).isEqualTo(Paper.HAND_PAY_VOUCHER));
        there.press(1);
        assertThat(order(true)).isEmpty();
    }

    @Test
    @Clause("act-multi-terminal-2019:4.4(b)(ii)")
    void twoWhoMustLeaveTogetherGetTicketsOfDifferentNumbers() {
        there.floor().buyIn(1, 1).buyIn(2, 1);
        there.open().wager(1, "red", 10_00).wager(2, "red", 10_00);
        there.accept(DEALER, new PatronCommand.DirectToLeave(TABLE, 1, "shouting"));
        there.accept(DEALER, new PatronCommand.DirectToLeave(TABLE, 2, "shouting"));
        there.close().settle("1");

        List<Long> printing = Stream.of(1, 2)
                .map(terminal ->
                        there.floor().terminal(terminal).till().paying().orElseThrow())
                .map(paying -> paying.number().orElseThrow())
                .toList();
        assertThat(printing).doesNotHaveDuplicates();
    }

    @Test
    void anEmptyAccountIsClosed() {
        there.floor().buyIn(1, 1);
        there.open().wager(1, "red", 100_00).close().settle("2");

        assertThat(order(true)).hasExactlyElementsOfTypes(MoneyEvent.AccountClosed.class);
    }

    @Test
    @Clause("act-multi-terminal-2019:6.3")
    void whatACorrectionOwesToSomebodyWhoHasGoneIsAVoucherWithANumber() {
        there.floor().buyIn(1, 1).buyIn(2, 1);
        there.open().wager(1, "straight:17", 10_00).wager(2, "straight:17", 10_00);
        there.close().settle("7");
        long account = there.accountNumber(1);
        long first = there.ticket(1);
        there.ticket(2);
        there.floor().buyIn(1, 1);

        there.accept(DEALER, new FaultCommand.ReportWrongResult(TABLE, 1, "it was 17"));
        there.accept(SUPERVISOR, new FaultCommand.CorrectResult(TABLE, 1, "17", "seen on the recording"));
        there.floor().restart();

        assertThat(there.floor().chipsCents(1)).isEqualTo(100_00);
        assertThat(there.outstanding())
                .filteredOn(slip -> slip.issue().paper() == Paper.HAND_PAY_VOUCHER)
                .hasSize(2)
                .anySatisfy(voucher -> {
                    assertThat(voucher.cents()).isEqualTo(360_00);
                    assertThat(voucher.issue().account()).isEqualTo(account);
                    assertThat(voucher.number()).isNotEqualTo(first);
                    there.accept(CASHIER, new Redeem(voucher.number(), true, false));
                });
    }
}
