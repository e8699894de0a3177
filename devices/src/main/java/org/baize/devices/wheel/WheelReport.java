package org.baize.devices.wheel;

/** What the sensors of a wheel see, in the words of a wheel. */
public sealed interface WheelReport {

    /** Which way round, seen from above. */
    enum Turn {
        CLOCKWISE,
        ANTICLOCKWISE;

        public Turn opposite() {
            return this == CLOCKWISE ? ANTICLOCKWISE : CLOCKWISE;
        }
    }

    record BallReleased(Turn ball, Turn rotor) implements WheelReport {}

    /**
     * The ball passed the mark on the rim.
     *
     * @param revolutions how many it has made since its release
     */
    record BallPassed(int revolutions) implements WheelReport {}

    /**
     * The ball lies in a compartment.
     *
     * @param wheel the number of the wheel that says so
     * @param number as on the wheel: {@code 17}, {@code 0}, {@code 00}
     */
    record BallRested(int wheel, String number) implements WheelReport {}

    /** The spin cannot come to a number any more, or should not. */
    record Disturbed(Disturbance what) implements WheelReport {}

    /** What can come between a ball and its number. */
    enum Disturbance {
        ROTOR_STANDS,
        FOREIGN_OBJECT,
        /** It leans on the rim or on another ball and lies in no compartment. */
        NO_COMPARTMENT,
        BALL_OUT_OF_WHEEL,
        TOUCHED
    }

    /** The screen over the wheel shows a number. */
    record DisplayShows(String number) implements WheelReport {}

    /** Nothing is heard of the wheel any more; the driver notices. */
    record WentOffline() implements WheelReport {}

    record CameBack() implements WheelReport {}
}
