package org.baize.devices.wheel;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.baize.devices.Chance;
import org.baize.devices.Clockwork;
import org.baize.devices.Listeners;
import org.baize.devices.Mischief;
import org.baize.devices.wheel.WheelReport.Disturbance;
import org.baize.devices.wheel.WheelReport.Turn;
import org.baize.rules.roulette.NoSpinGround;
import org.baize.rules.roulette.Pocket;

/**
 * A wheel that is not there. The rotor turns the other way at each spin, the ball against it; it flies as long as a ball
 * does and falls into any pocket. Serves tables for demonstration only.
 */
public final class SimulatedWheel implements Wheel {

    private static final long OFFLINE_MILLIS = 20_000;

    private final int number;
    private final List<String> rim;
    private final Clockwork time;
    private final Chance chance;
    private final Mischief<WheelMisbehaviour> mischief = new Mischief<>();
    private final Listeners<WheelReport> listeners = new Listeners<>();
    private volatile WheelSight sight;
    private Turn rotor = Turn.CLOCKWISE;
    private long spin;
    private boolean offline;

    public SimulatedWheel(int number, List<Pocket> clockwise, Clockwork time, Chance chance) {
        this.number = number;
        this.rim = clockwise.stream().map(Pocket::label).toList();
        this.time = time;
        this.chance = chance;
        this.sight = WheelSight.nothing(time.nowMillis());
    }

    @Override
    public int number() {
        return number;
    }

    /** Has it do this wrong as soon as it can. */
    public void misbehave(WheelMisbehaviour next) {
        mischief.add(next);
    }

    /** What the dealer sees. */
    public WheelSight sight() {
        return sight;
    }

    @Override
    public void listen(Consumer<? super WheelReport> listener) {
        listeners.add(listener);
    }

    @Override
    public CompletionStage<Release> release() {
        CompletableFuture<Release> released = new CompletableFuture<>();
        time.after(0, () -> released.complete(releaseNow()));
        return released;
    }

    /** The dealer throws the ball; for that no line is needed. */
    public void throwBall() {
        time.after(0, () -> {
            if (!sight.inFlight()) {
                launch();
            }
        });
    }

    /** The ball is taken out of the wheel, and whatever it was about to do does not happen. */
    public void pickUp() {
        time.after(0, () -> {
            spin++;
            sight = WheelSight.nothing(time.nowMillis());
        });
    }

    private Release releaseNow() {
        if (offline) {
            return Release.OFFLINE;
        }
        if (sight.inFlight()) {
            return Release.BALL_IN_FLIGHT;
        }
        launch();
        return Release.RELEASED;
    }

    private void launch() {
        spin++;
        rotor = rotor.opposite();
        sight = new WheelSight(true, Optional.empty(), Optional.empty(), time.nowMillis());
        boolean together = mischief.now(WheelMisbehaviour.SAME_DIRECTION);
        if (together) {
            sight = sight.with(NoSpinGround.SAME_DIRECTION);
        }
        tell(new WheelReport.BallReleased(together ? rotor : rotor.opposite(), rotor));
        fly(flight());
    }

    private BallFlight flight() {
        if (mischief.now(WheelMisbehaviour.TOO_FEW_REVOLUTIONS)) {
            sight = sight.with(NoSpinGround.TOO_FEW_REVOLUTIONS);
            return BallFlight.weak(chance);
        }
        return mischief.now(WheelMisbehaviour.EARLY_REST) ? BallFlight.brief(chance) : BallFlight.usual(chance);
    }

    private void fly(BallFlight flight) {
        int revolutions = 0;
        for (long passMillis : flight.passesMillis()) {
            WheelReport passed = new WheelReport.BallPassed(++revolutions);
            during(passMillis, () -> tell(passed));
        }
        long middleMillis = flight.dropsMillis() / 2;
        during(middleMillis, this::disturb);
        during(flight.restsMillis(), this::rest);
    }

    /** Does this at that time of the flight, unless the ball was taken out before. */
    private void during(long flightMillis, Runnable act) {
        long ofSpin = spin;
        time.after(flightMillis, () -> {
            if (spin == ofSpin && sight.inFlight()) {
                act.run();
            }
        });
    }

    private void disturb() {
        if (mischief.now(WheelMisbehaviour.ROTOR_STANDS)) {
            disturb(Disturbance.ROTOR_STANDS, NoSpinGround.WHEEL_NOT_ROTATING);
        } else if (mischief.now(WheelMisbehaviour.FOREIGN_OBJECT)) {
            disturb(Disturbance.FOREIGN_OBJECT, NoSpinGround.FOREIGN_OBJECT);
        } else if (mischief.now(WheelMisbehaviour.TOUCHED)) {
            disturb(Disturbance.TOUCHED, NoSpinGround.INTERFERENCE);
        } else if (mischief.now(WheelMisbehaviour.BALL_OUT_OF_WHEEL)) {
            disturb(Disturbance.BALL_OUT_OF_WHEEL, NoSpinGround.BALL_OUT_OF_WHEEL);
            sight = sight.rested(Optional.empty(), time.nowMillis());
        } else if (mischief.now(WheelMisbehaviour.OFFLINE)) {
            tell(new WheelReport.WentOffline());
            offline = true;
            time.after(OFFLINE_MILLIS, () -> {
                offline = false;
                tell(new WheelReport.CameBack());
            });
        }
    }

    private void disturb(Disturbance what, NoSpinGround ground) {
        sight = sight.with(ground);
        tell(new WheelReport.Disturbed(what));
    }

    private void rest() {
        if (mischief.now(WheelMisbehaviour.NO_COMPARTMENT)) {
            disturb(Disturbance.NO_COMPARTMENT, NoSpinGround.NO_COMPARTMENT);
            sight = sight.rested(Optional.empty(), time.nowMillis());
            return;
        }
        int pocket = chance.between(0, rim.size() - 1);
        String beside = rim.get((pocket + 1) % rim.size());
        sight = sight.rested(Optional.of(rim.get(pocket)), time.nowMillis());
        if (mischief.now(WheelMisbehaviour.WRONG_DISPLAY)) {
            tell(new WheelReport.DisplayShows(beside));
        }
        if (!mischief.now(WheelMisbehaviour.UNREAD)) {
            String read = mischief.now(WheelMisbehaviour.MISREAD) ? beside : rim.get(pocket);
            int reporting = mischief.now(WheelMisbehaviour.OTHER_WHEEL) ? number + 1 : number;
            tell(new WheelReport.BallRested(reporting, read));
        }
    }

    private void tell(WheelReport report) {
        if (!offline) {
            listeners.tell(report);
        }
    }
}
