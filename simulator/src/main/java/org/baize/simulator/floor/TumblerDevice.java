package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.sicbo.DiceRules;
import org.baize.rules.sicbo.Shoot;
import org.baize.rules.sicbo.TumblerCondition;
import org.baize.rules.sicbo.TumblerIncident;

/**
 * A tumbler, who starts it and who reads it: dice that lie flat, and sometimes dice that are cocked, seen or broken.
 */
final class TumblerDevice extends AtTable implements Device {

    TumblerDevice(Stage stage, int number) {
        super(stage, number);
    }

    @Override
    public boolean prepare() {
        TumblerCondition condition = tumbler().condition();
        if (!condition.diceSound() || chance.oneIn(60)) {
            anybody.insists(number, new DiceCommand.FitDice(number, "dice " + chance.below(99)));
            return true;
        }
        if (!condition.inService()) {
            stage.send(Staff.holding(Role.OPERATOR_AUTHORITY), new DiceCommand.ClearTumbler(number, "repaired"));
            return true;
        }
        return false;
    }

    @Override
    public void early() {
        if (chance.oneIn(2)) {
            anybody.insists(number, new DiceCommand.ReportExposure(number, "the lid was open"));
        } else {
            stage.send(dealer(), new DiceCommand.ActivateTumbler(number));
        }
    }

    @Override
    public void deal() {
        if (tumbler().condition().awaitsDeclaration()) {
            anybody.insists(number, new DiceCommand.DeclareVoid(number, "incident"));
        } else if (chance.oneIn(25)) {
            incident();
        } else {
            roll();
        }
    }

    private void roll() {
        switch (tumbler().spin().stage()) {
            case IDLE, CALLED_OFF -> start();
            case TUMBLING, READ -> read();
            case LOCKED -> anybody.insists(number, new DiceCommand.DeclareVoid(number, "locked"));
        }
    }

    private void start() {
        if (tumbler().shoot() instanceof Shoot.Awaiting awaiting && chance.percent(80)) {
            int presser = chance.oneIn(6) ? chance.between(1, 9) : awaiting.shooter();
            stage.send(Origin.terminal(presser), new DiceCommand.Shoot(number, presser));
        } else if (chance.percent(80)) {
            stage.send(dealer(), new DiceCommand.ActivateTumbler(number));
        } else {
            stage.send(Origin.device(number), new DiceCommand.ActivateTumbler(number));
        }
    }

    private void read() {
        List<Integer> faces = faces();
        boolean device = table().spec().apparatus() == Apparatus.AUTOMATED_TUMBLER || chance.percent(60);
        if (device) {
            int cocked = chance.oneIn(40) ? 1 : 0;
            long spin = tumbler().spin().number() - (chance.oneIn(30) ? 1 : 0);
            stage.send(
                    Origin.device(number),
                    new DiceCommand.ReadDice(number, spin, faces, DiceRules.Side.UPPER, cocked, chance.oneIn(60)));
        }
        if (!device || chance.oneIn(8)) {
            stage.send(dealer(), new DiceCommand.KeyDice(number, chance.oneIn(5) ? faces() : faces));
        }
    }

    private void incident() {
        TumblerIncident what = chance.pick(List.of(TumblerIncident.values()));
        anybody.asks(number, new DiceCommand.ReportIncident(number, what, "seen by the dealer"));
    }

    @Override
    public void besides() {
        if (chance.oneIn(2)) {
            stage.send(
                    Staff.holding(Role.OPERATOR_AUTHORITY),
                    chance.oneIn(2)
                            ? new DiceCommand.FitDice(number, "dice " + chance.below(99))
                            : new DiceCommand.ClearTumbler(number, "looked at"));
        } else if (chance.oneIn(8)) {
            incident();
        }
    }

    private List<Integer> faces() {
        List<Integer> faces = new ArrayList<>();
        for (int die = 0; die < 3; die++) {
            faces.add(chance.oneIn(150) ? 7 : chance.between(1, 6));
        }
        return faces;
    }

    private TumblerState tumbler() {
        return ((TumblerState) table().device()).in(table().round());
    }
}
