package org.baize.engine.money;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SIC_BO;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.MoneyCommand.TransferIn;
import org.baize.engine.command.MoneyCommand.TransferOut;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PatronCommand.RetireTerminal;
import org.baize.engine.event.Event;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.event.Signature;
import org.baize.engine.state.Transfers.Stage;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.CashOutReason;
import org.baize.rules.cash.CreditReason;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.law.Role;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Credit that the monitoring system moves. */
class TransferTest {

    private static final Origin MONITORING = Origin.MONITORING;

    @ParameterizedTest
    @ValueSource(strings = {MULTI, RAPID, SIC_BO})
    @Clause({"act-multi-terminal-2019:4.3(c)", "nsw-rapid-2016:4.3.4", "nsw-sic-bo-2016:3.4.4"})
    void theSameReferenceIsCreditedOnce(String text) {
        MoneyTable there = MoneyTable.of(text);
        there.floor().buyIn(1, 1);

        there.accept(MONITORING, new TransferIn(1, "a", 25_00));
        there.floor().restart();
        assertThat(there.accept(MONITORING, new TransferIn(1, "a", 25_00))).isEmpty();

        assertThat(there.floor().chipsCents(1)).isEqualTo(125_00);
        there.refuses(MONITORING, new TransferIn(1, "a", 26_00), FloorReason.TRANSFER_DIFFERS);
        there.refuses(MONITORING, new TransferIn(2, "a", 25_00), FloorReason.TRANSFER_DIFFERS);
        there.refuses(MONITORING, new TransferIn(1, "b", 0), FloorReason.NOT_AN_AMOUNT);
        assertThat(there.floor().refuse(DEALER, new TransferIn(1, "b", 25_00)).reason())
                .isEqualTo(AuthorityReason.NOT_ENTITLED);
    }

    @Test
    @Clause({"act-multi-terminal-2019:4.3(c)", "nsw-sic-bo-2016:3.4.4"})
    void onlyWhereTheTextSaysSoDoesATransferOpenAnAccount() {
        MoneyTable multi = MoneyTable.of(MULTI);
        MoneyTable sicBo = MoneyTable.of(SIC_BO);

        multi.refuses(MONITORING, new TransferIn(1, "a", 25_00), CreditReason.NO_ACCOUNT, "4.3(c)");
        sicBo.accept(MONITORING, new TransferIn(1, "a", 25_00));

        assertThat(sicBo.account(1)).isEqualTo(AccountState.ACTIVE);
        assertThat(sicBo.floor().chipsCents(1)).isEqualTo(25_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:4.3(c)")
    void aTransferWaitsForTheWagerAndIsCreditedWhenItIsSettled() {
        MoneyTable there = MoneyTable.of(MULTI);
        there.floor().buyIn(1, 1).buyIn(2, 1);
        there.open().wager(1, "red", 10_00).wager(2, "red", 10_00);

        there.accept(MONITORING, new TransferIn(1, "a", 25_00));
        assertThat(there.floor().chipsCents(1)).isEqualTo(90_00);
        assertThat(there.accept(MONITORING, new TransferIn(1, "a", 25_00))).isEmpty();
        there.close().floor().restart();
        there.settle("2");

        assertThat(there.floor().chipsCents(1)).isEqualTo(115_00);
        assertThat(there.floor().chipsCents(2)).isEqualTo(90_00);
        assertThat(there.floor()
                        .floor()
                        .state()
                        .transfers()
                        .transfer("a")
                        .orElseThrow()
                        .stage())
                .isEqualTo(Stage.CREDITED);
        assertThat(there.accept(MONITORING, new TransferIn(1, "a", 25_00))).isEmpty();
        assertThat(there.floor().chipsCents(1)).isEqualTo(115_00);
    }

    @ParameterizedTest
    @ValueSource(strings = {RAPID, SIC_BO})
    @Clause({"nsw-rapid-2016:4.3.4", "nsw-sic-bo-2016:3.4.4"})
    void aTerminalOutOfPlayTakesNone(String text) {
        MoneyTable there = MoneyTable.of(text);
        there.accept(ADMINISTRATOR, new RetireTerminal(TABLE, 1, "broken"));

        assertThat(there.floor()
                        .refuse(MONITORING, new TransferIn(1, "a", 25_00))
                        .reason())
                .isEqualTo(FloorReason.TERMINAL_RETIRED);
        assertThat(there.account(1)).isEqualTo(AccountState.NONE);
    }

    @Test
    void elsewhereItDoesNotWait() {
        MoneyTable there = MoneyTable.of(RAPID);
        there.floor().buyIn(1, 1);
        there.open().wager(1, "red", 10_00).close();

        there.accept(MONITORING, new TransferIn(1, "a", 25_00));

        assertThat(there.floor().chipsCents(1)).isEqualTo(115_00);
    }

    @Test
    void theWholeCreditGoesBackUnderTheConditionsOfACashOut() {
        MoneyTable there = MoneyTable.of(MULTI);
        there.floor().buyIn(1, 1);
        there.open().wager(1, "red", 10_00);
        there.refuses(MONITORING, new TransferOut(1, "out"), CashOutReason.WAGER_ALIVE, "4.4(a)");
        there.close().settle("1");
        there.open().floor().place(1, "red", 30_00);

        List<Event> events = there.accept(MONITORING, new TransferOut(1, "out"));
        there.floor().restart();

        assertThat(events)
                .filteredOn(MoneyEvent.TransferredOut.class::isInstance)
                .singleElement()
                .isInstanceOfSatisfying(
                        MoneyEvent.TransferredOut.class,
                        out -> assertThat(out.by())
                                .isEqualTo(new Signature(MONITORING, Role.MONITORING_SYSTEM, Optional.empty())));

        assertThat(there.account(1)).isEqualTo(AccountState.NONE);
        assertThat(there.floor().chipsCents(1)).isZero();
        assertThat(there.accept(MONITORING, new TransferOut(1, "out"))).isEmpty();
        assertThat(there.floor()
                        .floor()
                        .state()
                        .transfers()
                        .transfer("out")
                        .orElseThrow()
                        .cents())
                .isEqualTo(110_00);
        there.refuses(MONITORING, new TransferIn(1, "out", 110_00), FloorReason.TRANSFER_DIFFERS);
        assertThat(there.floor().refuse(DEALER, new TransferOut(1, "other")).reason())
                .isEqualTo(AuthorityReason.NOT_ENTITLED);
    }
}
