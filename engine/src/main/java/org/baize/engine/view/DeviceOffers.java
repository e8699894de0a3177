package org.baize.engine.view;

import static org.baize.engine.view.Offers.REASON;
import static org.baize.engine.view.Offers.WORDS;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.state.DeviceState.WheelState;
import org.baize.engine.state.Table;
import org.baize.engine.view.Offers.Possible;
import org.baize.rules.roulette.NoSpinGround;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.roulette.Wheel;
import org.baize.rules.sicbo.TumblerIncident;

/** What could be asked for at a wheel or a tumbler. */
final class DeviceOffers {

    private static final int BALL_MICROMETRES = 20_000;

    /** As large as any text wants a wheel to be. */
    private static final int WHEEL_MILLIMETRES = 800;

    private DeviceOffers() {}

    static List<Possible> ofWheel(Table table) {
        int number = table.number();
        List<Possible> all = new ArrayList<>(List.of(
                Possible.of(new WheelCommand.SpinBall(number)),
                Possible.of(new WheelCommand.KeyNumber(number, "0"), "number"),
                Possible.of(new WheelCommand.ExamineBall(number)),
                Possible.of(
                        new WheelCommand.ChangeBall(number, WORDS, BALL_MICROMETRES, false),
                        "approval",
                        "diameterMicrometres",
                        "metallic"),
                Possible.of(
                        new WheelCommand.FitWheel(number, WheelState.FIRST_WHEEL, WORDS, rim(table), WHEEL_MILLIMETRES),
                        "wheel",
                        "approval",
                        "diameterMillimetres")));
        for (NoSpinGround ground : NoSpinGround.values()) {
            all.add(Possible.of(new WheelCommand.CallNoSpin(number, ground, WORDS), REASON));
        }
        return all;
    }

    /** The order of the numbers that the game of this table is made for: no other wheel may stand there. */
    private static List<String> rim(Table table) {
        Wheel wheel =
                table.play().payTable().outcomes().contains(Pocket.DOUBLE_ZERO) ? Wheel.DOUBLE_ZERO : Wheel.SINGLE_ZERO;
        return wheel.clockwise().stream().map(Pocket::label).toList();
    }

    static List<Possible> ofTumbler(Table table) {
        int number = table.number();
        List<Possible> all = new ArrayList<>(List.of(
                Possible.of(new DiceCommand.ActivateTumbler(number)),
                Possible.of(new DiceCommand.KeyDice(number, List.of(1, 2, 3)), "faces"),
                Possible.of(new DiceCommand.ReportExposure(number, WORDS), REASON),
                Possible.of(new DiceCommand.DeclareVoid(number, WORDS), REASON),
                Possible.of(new DiceCommand.ClearTumbler(number, WORDS), REASON),
                Possible.of(new DiceCommand.FitDice(number, WORDS), "approval")));
        for (TumblerIncident incident : TumblerIncident.values()) {
            all.add(Possible.of(new DiceCommand.ReportIncident(number, incident, WORDS), REASON));
        }
        return all;
    }
}
