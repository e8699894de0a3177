package org.baize.engine.command;

import java.util.List;
import java.util.OptionalInt;
import org.baize.rules.roulette.BallDirection;
import org.baize.rules.roulette.NoSpinGround;

/** Balls and wheels. A number is written as on the wheel: {@code 17}, {@code 0}, {@code 00}. */
public sealed interface WheelCommand extends Command {

    @Override
    int table();

    /**
     * A wheel is bound to the table, in place of the one before.
     *
     * @param wheel the number by which its readings are known
     * @param approval the reference of its approval
     * @param clockwise its numbers round the rim, beginning with 0
     */
    record FitWheel(int table, int wheel, String approval, List<String> clockwise, int diameterMillimetres)
            implements WheelCommand {

        public FitWheel {
            clockwise = List.copyOf(clockwise);
        }
    }

    /**
     * Another ball.
     *
     * @param approval the reference of its approval
     */
    record ChangeBall(int table, String approval, int diameterMicrometres, boolean metallic) implements WheelCommand {}

    /** Somebody has looked at a ball that had left the wheel, and found it sound. */
    record ExamineBall(int table) implements WheelCommand {}

    /** The ball goes round: the dealer's press, or the signal of a wheel that spins by itself. */
    record SpinBall(int table) implements WheelCommand {}

    /**
     * What a sensor saw of the ball.
     *
     * @param revolutions how many it has made; empty where nothing counts them
     */
    record TrackBall(int table, BallDirection direction, OptionalInt revolutions) implements WheelCommand {}

    /**
     * The ball lies in a compartment, by the sensor in the rim.
     *
     * @param wheel the number of the wheel that reports
     */
    record SenseNumber(int table, int wheel, String number) implements WheelCommand {}

    /** Somebody keys in the number. */
    record KeyNumber(int table, String number) implements WheelCommand {}

    /** What the screen for the players shows as the number. */
    record ReportDisplay(int table, String number) implements WheelCommand {}

    /** The spin does not count. */
    record CallNoSpin(int table, NoSpinGround ground, String reason) implements WheelCommand {}
}
