package org.baize.simulator.floor;

import java.util.List;
import java.util.OptionalInt;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.state.BallSpin;
import org.baize.engine.state.DeviceState.WheelState;
import org.baize.rules.game.Outcome;
import org.baize.rules.law.Role;
import org.baize.rules.roulette.BallDirection;
import org.baize.rules.roulette.NoSpinGround;
import org.baize.rules.roulette.Wheel;
import org.baize.rules.round.Apparatus;

/** A wheel and its ball: mostly good spins, sometimes none, and now and then a number that is read or keyed wrong. */
final class WheelDevice extends AtTable implements Device {

    WheelDevice(Stage stage, int number) {
        super(stage, number);
    }

    @Override
    public boolean prepare() {
        if (chance.oneIn(60)) {
            fit();
        }
        return examine();
    }

    @Override
    public void early() {
        deal();
    }

    @Override
    public void deal() {
        if (examine()) {
            return;
        }
        switch (spin().phase()) {
            case AWAITING_SPIN -> stage.send(spinner(), new WheelCommand.SpinBall(number));
            case BALL_SPINNING -> spinning();
            case BALL_AT_REST, RESULT_CONFIRMED -> read();
        }
    }

    private boolean examine() {
        boolean due = state().examinationDue().isPresent();
        if (due) {
            anybody.insists(number, new WheelCommand.ExamineBall(number));
        }
        return due;
    }

    private void spinning() {
        switch (chance.below(12)) {
            case 0 -> callNoSpin();
            case 1, 2, 3 -> track();
            default -> read();
        }
    }

    private void track() {
        BallDirection direction =
                chance.oneIn(8) ? chance.pick(List.of(BallDirection.values())) : BallDirection.NOT_SENSED;
        OptionalInt revolutions = chance.oneIn(2) ? OptionalInt.of(chance.between(1, 9)) : OptionalInt.empty();
        stage.send(Origin.device(number), new WheelCommand.TrackBall(number, direction, revolutions));
    }

    private void callNoSpin() {
        NoSpinGround ground = chance.pick(List.of(NoSpinGround.values()));
        Command call = new WheelCommand.CallNoSpin(number, ground, "seen by the dealer");
        if (chance.percent(70)) {
            stage.send(dealer(), call);
        } else {
            anybody.asks(number, call);
        }
    }

    /** One reading or two; two need not agree. */
    private void read() {
        String pocket = pocket();
        boolean sensed = automated() || chance.percent(50);
        if (sensed) {
            int wheel = chance.oneIn(40) ? 7 : state().wheel();
            stage.send(Origin.device(number), new WheelCommand.SenseNumber(number, wheel, pocket));
        }
        if (!sensed || chance.oneIn(6)) {
            String keyed = chance.oneIn(6) ? pocket() : pocket;
            Origin who = automated() ? Staff.holding(supervisor()) : dealer();
            stage.send(who, new WheelCommand.KeyNumber(number, keyed));
        }
    }

    @Override
    public void besides() {
        switch (chance.below(4)) {
            case 0 ->
                anybody.insists(number, new WheelCommand.ChangeBall(number, "ball " + chance.below(9), 19_000, false));
            case 1 -> stage.send(Origin.device(number), new WheelCommand.ReportDisplay(number, pocket()));
            case 2 -> anybody.insists(number, new WheelCommand.ExamineBall(number));
            default -> fit();
        }
    }

    private void fit() {
        boolean doubleZero = table().play().game().id().contains("double");
        List<String> rim = (doubleZero ? Wheel.DOUBLE_ZERO : Wheel.SINGLE_ZERO)
                .clockwise().stream().map(pocket -> pocket.label()).toList();
        stage.send(
                Staff.holding(Role.OPERATOR_AUTHORITY),
                new WheelCommand.FitWheel(number, state().wheel(), "approved", rim, 820));
    }

    private Origin spinner() {
        return automated() && !chance.oneIn(20) ? Origin.device(number) : dealer();
    }

    private Role supervisor() {
        return chance.pick(Role.CASINO_SUPERVISOR, Role.GAMES_SUPERVISOR, Role.ELECTRONIC_GAMING_SUPERVISOR);
    }

    private boolean automated() {
        return table().spec().apparatus() == Apparatus.AUTOMATED_WHEEL;
    }

    private String pocket() {
        if (chance.oneIn(60)) {
            return chance.pick("00", "37", "17");
        }
        List<? extends Outcome> pockets = table().play().payTable().outcomes();
        return pockets.get(chance.below(pockets.size())).text().substring("number:".length());
    }

    private WheelState state() {
        return (WheelState) table().device();
    }

    private BallSpin spin() {
        return state().spinOf(table().round());
    }
}
