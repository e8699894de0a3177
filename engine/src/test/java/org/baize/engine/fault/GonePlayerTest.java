package org.baize.engine.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.fault.FaultTable.WHY;
import static org.baize.engine.fault.FaultTable.the;

import java.util.List;
import org.baize.engine.command.FaultCommand.Ground;
import org.baize.engine.command.FaultCommand.Invalidate;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.event.Event;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.ledger.AccountKind;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PaperState;
import org.baize.rules.house.InvalidationGround;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Corrections for a player who has cashed out, while somebody else sits at the terminal. */
class GonePlayerTest {

    private final FaultTable there = FaultTable.wheel(MULTI);

    /** Whoever sits at terminal 1 leaves, and another player puts a hundred dollars in. */
    private void anotherPlayerSitsDown() {
        Origin terminal = Origin.terminal(1);
        there.floor().accept(terminal, new MoneyCommand.CashOut(1));
        long number =
                there.floor().terminal(1).till().paying().orElseThrow().number().orElseThrow();
        there.floor().accept(terminal, new MoneyCommand.TicketPrinted(1, number));
        there.floor().buyIn(1, 1);
        assertThat(there.chipsCents(1)).isEqualTo(100_00);
    }

    @Test
    void getsAVoucherForWhatWasMissing() {
        there.played("straight:17", 10_00, "7");
        long gone = there.floor().terminal(1).status().accountNumber();
        anotherPlayerSitsDown();

        List<Event> events = there.correct(1, "17");

        assertThat(there.chipsCents(1)).isEqualTo(100_00);
        MoneyEvent.OwedVoucherIssued voucher = the(MoneyEvent.OwedVoucherIssued.class, events);
        assertThat(voucher.slip().cents()).isEqualTo(360_00);
        assertThat(voucher.slip().issue().account()).isEqualTo(gone);
        assertThat(voucher.slip().issue().paper()).isEqualTo(Paper.HAND_PAY_VOUCHER);
        assertThat(there.allCents(AccountKind.VOUCHERS)).isEqualTo(360_00);
        assertThat(there.allCents(AccountKind.GONE_PLAYERS)).isZero();
        there.floor().restart();
    }

    @Test
    void losesAVoucherThatNobodyHasPaidWhenItsCorrectionIsReversed() {
        there.played("straight:17", 10_00, "7");
        anotherPlayerSitsDown();
        long first = the(MoneyEvent.OwedVoucherIssued.class, there.correct(1, "17"))
                .slip()
                .number();

        there.correct(1, "7");

        assertThat(there.floor().floor().state().papers().slipAt(first).state()).isEqualTo(PaperState.CANCELLED);
        assertThat(there.allCents(AccountKind.VOUCHERS)).isZero();
        assertThat(there.allCents(AccountKind.RECEIVABLES)).isZero();
    }

    @Test
    @Clause("act-multi-terminal-2019:7.2")
    void getsAVoucherForTheStakeInPlaceOfTheOneForTheWin() {
        there.played("straight:17", 10_00, "7");
        anotherPlayerSitsDown();
        there.correct(1, "17");

        List<Event> events =
                there.floor().accept(OPERATOR, new Invalidate(TABLE, 1, Ground.of(InvalidationGround.FIRE), WHY));

        assertThat(the(MoneyEvent.OwedVoucherIssued.class, events).slip().cents())
                .isEqualTo(10_00);
        assertThat(there.allCents(AccountKind.VOUCHERS)).isEqualTo(10_00);
        assertThat(there.allCents(AccountKind.RECEIVABLES)).isZero();
        there.floor().restart();
    }

    @Test
    void owesWhatWasTooMuchAndNobodyElsePaysIt() {
        there.played("straight:7", 10_00, "7");
        anotherPlayerSitsDown();

        there.correct(1, "17");

        assertThat(there.chipsCents(1)).isEqualTo(100_00);
        assertThat(there.allCents(AccountKind.RECEIVABLES)).isEqualTo(-360_00);
        there.correct(1, "7");
        assertThat(there.allCents(AccountKind.RECEIVABLES)).isZero();
        assertThat(there.allCents(AccountKind.VOUCHERS)).isZero();
        there.floor().restart();
    }

    @Test
    @Clause("act-multi-terminal-2019:6.10")
    void getsTheStakeOfAVoidRoundBack() {
        there.played("straight:17", 10_00, "7");
        anotherPlayerSitsDown();

        there.floor().accept(OPERATOR, new Invalidate(TABLE, 1, Ground.of(InvalidationGround.FIRE), WHY));

        assertThat(there.chipsCents(1)).isEqualTo(100_00);
        assertThat(there.allCents(AccountKind.VOUCHERS)).isEqualTo(10_00);
        assertThat(there.allCents(AccountKind.TABLE)).isZero();
    }
}
