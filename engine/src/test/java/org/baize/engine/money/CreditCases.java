package org.baize.engine.money;

import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.SIC_BO;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.command.Command;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.command.FaultCommand.Ground;
import org.baize.engine.command.FaultCommand.Invalidate;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand.DemandCreditBack;
import org.baize.engine.command.PaymentCommand.EndCreditCase;
import org.baize.engine.command.PaymentCommand.RecordCreditStep;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.paper.KeptBack.Step;
import org.baize.engine.spec.CreditHold;
import org.baize.engine.spec.CreditHold.Credited;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.law.Role;
import org.baize.rules.sicbo.DiceRules.Side;

/** A table of sic bo whose operator keeps credit back, and what such a case is made of. */
abstract class CreditCases {

    static final String WHY = "credited by mistake";

    /** Longer than any shooter has. */
    private static final long SHOOTING_MILLIS = 20_000;

    final MoneyTable there = MoneyTable.of(SIC_BO);

    CreditHold hold(long number) {
        return there.floor().floor().state().creditHolds().holdAt(number);
    }

    long cents(AccountKind kind) {
        return there.floor().floor().state().ledger().accounts().stream()
                .filter(account -> account.id().kind() == kind)
                .mapToLong(account -> account.balanceCents())
                .sum();
    }

    void demand(long cents) {
        there.accept(OPERATOR, new DemandCreditBack(1, Optional.empty(), cents, WHY, true));
        there.floor().restart();
    }

    void demandFromRound(long cents) {
        there.accept(OPERATOR, new DemandCreditBack(1, Optional.of(new Credited(TABLE, 1)), cents, WHY, true));
    }

    void end(long number, boolean released) {
        there.accept(OPERATOR, new RecordCreditStep(number, Step.DETERMINED, "looked into"));
        there.accept(OPERATOR, new EndCreditCase(number, released));
        there.floor().restart();
    }

    /** Terminal 1 has 20 dollars on Small and betting is over. */
    void wagered() {
        there.floor().buyIn(1, 1);
        there.open().wager(1, "small", 20_00).close();
    }

    void settle(Integer... faces) {
        there.floor().pass(SHOOTING_MILLIS);
        TumblerState tumbler = (TumblerState) there.floor().table(TABLE).device();
        there.accept(
                Origin.device(TABLE),
                new DiceCommand.ReadDice(TABLE, tumbler.spin().number(), List.of(faces), Side.UPPER, 0, false));
    }

    Origin supervisor() {
        Origin supervisor = Origin.person(9);
        there.floor().enrol(supervisor, Role.ELECTRONIC_GAMING_SUPERVISOR);
        there.floor().signOn(supervisor, Command.NONE, Role.ELECTRONIC_GAMING_SUPERVISOR);
        return supervisor;
    }

    void invalidate() {
        there.accept(supervisor(), new Invalidate(TABLE, 1, Ground.of(InvalidationGround.FIRE), "fire"));
        there.floor().restart();
    }
}
