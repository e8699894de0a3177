package org.baize.engine.meters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.baize.engine.TestFloor;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.ledger.Ledger;
import org.baize.engine.state.FloorState;
import org.baize.rules.round.Apparatus;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** What a regulator reads. */
class MetersTest {

    private static Meters meters(TestFloor floor) {
        return Meters.of(floor.floor().state());
    }

    private static TestFloor played() {
        TestFloor floor = TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL);
        floor.buyIn(1, 2).buyIn(2, 1);
        floor.accept(Origin.terminal(2), new MoneyCommand.InsertNote(2, 20_00, true));
        floor.accept(Origin.MONITORING, new MoneyCommand.TransferIn(2, "a", 5_00));
        floor.openBetting().place(1, "straight:17", 10_00).confirm(1).place(2, "red", 20_00);
        floor.confirm(2).pass(60_000);
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, "17"));
        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
        floor.accept(Origin.terminal(1), new MoneyCommand.CashOut(1));
        long number = floor.terminal(1).till().paying().orElseThrow().number().orElseThrow();
        floor.accept(Origin.terminal(1), new MoneyCommand.TicketPrinted(1, number));
        floor.openBetting().place(2, "red", 5_00).confirm(2).place(2, "black", 15_00);
        return floor;
    }

    @Test
    @Clause("act-american-roulette-2005:A/ATS Chip Account")
    void everyMeterOfATerminal() {
        Meters meters = meters(played());

        TerminalMeters first = meters.terminals().getFirst();
        assertThat(first.reading())
                .isEqualTo(new Reading(
                        new MoneyIn(200_00, 0, 0, 0),
                        new MoneyOut(550_00, 0, 0, 0),
                        new Gaming(10_00, 360_00, 0),
                        0,
                        0));
        assertThat(first.notes()).isEqualTo(new TreeMap<>(Map.of(100_00L, 2L)));
        assertThat(List.of(first.roundsPlayed(), first.roundsWon())).containsExactly(1L, 1L);
        TerminalMeters second = meters.terminals().get(1);
        assertThat(second.reading())
                .isEqualTo(new Reading(
                        new MoneyIn(120_00, 0, 0, 5_00), MoneyOut.NONE, new Gaming(25_00, 0, 0), 100_00, 5_00));
        assertThat(second.notes()).containsExactly(Map.entry(20_00L, 1L), Map.entry(100_00L, 1L));
        assertThat(List.of(second.roundsPlayed(), second.roundsWon())).containsExactly(1L, 0L);
    }

    @Test
    void theTableHoldsWhatThePlayersLostAndTheFloorIsTheSum() {
        Meters meters = meters(played());

        TableMeters table = meters.tables().getFirst();
        assertThat(table).isEqualTo(new TableMeters(TABLE, 30_00, 360_00, 0, 0, 2));
        assertThat(table.hold()).isEqualTo(-330_00);
        assertThat(meters.floor().in().total()).isEqualTo(325_00);
        assertThat(meters.floor().out().total()).isEqualTo(550_00);
        assertThat(meters.floor().expectedCreditCents()).isEqualTo(100_00);
    }

    @Test
    void anAuditFindsMoneyThatMovedTheWrongWay() {
        for (Flow flow : List.of(Flow.COLLECTED, Flow.REDEEMED, Flow.COMMISSION)) {
            assertThat(Audit.findings(tampered(AccountKind.CHIPS, AccountKind.TABLE, flow)))
                    .isNotEmpty();
        }
        assertThat(Audit.findings(tampered(AccountKind.CHIPS, AccountKind.TICKETS, Flow.TICKET_OUT)))
                .singleElement()
                .asString()
                .contains("tickets that are out: 0 cents");
        assertThat(Audit.findings(tampered(AccountKind.CHIPS, AccountKind.VOUCHERS, Flow.HAND_PAY_OUT)))
                .singleElement()
                .asString()
                .contains("vouchers");
        assertThat(Audit.findings(tampered(AccountKind.CHIPS, AccountKind.WITHHELD, Flow.WITHHELD)))
                .singleElement()
                .asString()
                .contains("kept back");
        assertThat(Audit.findings(tampered(AccountKind.DEMANDED, AccountKind.CASH_DESK, Flow.WITHHELD)))
                .singleElement()
                .asString()
                .contains("all that is demanded: 100 cents");
        assertThat(Audit.findings(played().floor().state())).isEmpty();
    }

    private static FloorState tampered(AccountKind from, AccountKind to, Flow flow) {
        FloorState state = TestFloor.with(MULTI, "roulette", Apparatus.LIVE_WHEEL)
                .buyIn(1, 1)
                .floor()
                .state();
        Ledger ledger = state.ledger();
        ledger.post(ledger.account(from, 1), ledger.account(to, 1), 1_00, flow);
        return state;
    }
}
