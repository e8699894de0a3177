package org.baize.engine.wagering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.INSPECTOR;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.view.SeatView;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.wager.Circumstances.TableForm;

/**
 * Roulette on a cloth, where the dealer enters what lies there. The second seat has a hundred dollars, the first none.
 */
abstract class AtACloth {

    static final long PERIOD_MILLIS = 40_000;

    final TestFloor floor = cloth();

    static TestFloor cloth() {
        TestFloor floor = TestFloor.empty();
        TableSpec usual = TestFloor.spec(
                TABLE,
                AMERICAN,
                DefaultSetup.of(Rulebooks.byId(AMERICAN), "roulette-single-zero"),
                Apparatus.LIVE_WHEEL);
        TableSpec.Installation there = usual.installation();
        TableSpec spec = new TableSpec(
                usual.name(),
                AMERICAN,
                usual.setup(),
                new TableSpec.Installation(
                        there.apparatus(),
                        there.operation(),
                        TableForm.STAFF_ENTERED,
                        there.station(),
                        there.approved()),
                new TableSpec.Cloth(Optional.empty(), List.of("blue", "green")));
        floor.accept(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, spec));
        floor.terminal(1, TABLE).terminal(2, TABLE).terminal(3, TABLE);
        floor.signOn(DEALER, TABLE, Role.DEALER);
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.signOn(INSPECTOR, Command.NONE, Role.INSPECTOR);
        floor.accept(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE));
        floor.accept(DEALER, buying(2, 100_00));
        return floor.openBetting();
    }

    static MoneyCommand buying(int seat, long cents) {
        return new MoneyCommand.BuyInAtTable(TABLE, seat, CreditSource.CASH_AT_TABLE, cents);
    }

    int bet(String text) {
        return floor.table(TABLE).play().bet(text);
    }

    WagerCommand laying(int seat, String bet, long cents) {
        return new WagerCommand.Place(TABLE, seat, bet(bet), cents);
    }

    void refuses(Origin who, Command command, Reason reason, String rule) {
        assertThat(floor.refuse(who, command)).isEqualTo(Refusal.of(reason, new RuleId(AMERICAN, rule)));
    }

    SeatView seat(int seat) {
        return SeatView.of(floor.floor().state(), seat, TABLE);
    }

    RoundPhase phase() {
        return floor.table(TABLE).round().phase();
    }

    /** The ball comes to rest after the close; the dealer keys the number in. */
    void spin(String number) {
        floor.pass(PERIOD_MILLIS);
        floor.pass(1_000);
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, number));
    }

    void settle() {
        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
        assertThat(phase()).isEqualTo(RoundPhase.SETTLED);
    }

    void spinAndSettle() {
        spin("7");
        settle();
    }
}
