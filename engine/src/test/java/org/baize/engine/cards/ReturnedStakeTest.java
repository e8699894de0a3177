package org.baize.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.OptionalLong;
import org.baize.engine.TestFloor;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand.Fault;
import org.baize.engine.command.FaultCommand.ReportFault;
import org.baize.engine.command.MoneyCommand.TransferIn;
import org.baize.engine.command.Origin;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Symptom;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.LimitChoice;
import org.baize.rules.setup.TableSetup;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** A wager that ends at the close, because the other side of the table has gone. */
class ReturnedStakeTest {

    private final TestFloor floor = TestFloor.empty();

    private CardTable withDifferential(long cents) {
        TableSetup usual = DefaultSetup.of(Rulebooks.byId(MULTI), "baccarat-a");
        LimitChoice limits = new LimitChoice(
                usual.limits().byLine(),
                usual.limits().leastTotalCents(),
                usual.limits().mostTotalCents(),
                OptionalLong.of(cents));
        floor.install(
                TABLE,
                MULTI,
                new TableSetup(usual.game(), limits, usual.dealing(), usual.floor(), usual.money()),
                Apparatus.SHOE);
        floor.terminal(1, TABLE).terminal(2, TABLE).terminal(3, TABLE);
        floor.signOn(DEALER, TABLE, Role.DEALER);
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.openTable(TABLE, DEALER);
        CardTable there = new CardTable(floor, TABLE, CardTable.SHOE);
        there.prepare("set-1", "2H");
        return there.fund(1, 1).fund(2, 1).fund(3, 1);
    }

    @Test
    @Clause("act-multi-terminal-2019:4.3(c)")
    void aTransferWaitsForItNoLongerAndIsNeverTheNextPlayers() {
        CardTable there = withDifferential(50_00);
        there.open().place(1, "banker", 50_00).place(3, "player", 50_00).place(2, "player", 50_00);
        floor.accept(Origin.MONITORING, new TransferIn(2, "a", 77_00));
        assertThat(floor.chipsCents(2)).isEqualTo(50_00);
        Fault failure = Fault.of(FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED, floor.nowMillis());
        floor.accept(SUPERVISOR, new ReportFault(TABLE, 1, 1, failure, "dark screen"));
        there.close();
        floor.restart();

        assertThat(floor.terminal(2).inPlay().balanceCents()).isZero();
        assertThat(floor.chipsCents(2)).isEqualTo(177_00);
        assertThat(floor.floor().state().transfers().held()).isEmpty();
    }
}
