package org.baize.devices.wheel;

import java.util.List;
import java.util.stream.IntStream;
import org.baize.devices.Chance;

/**
 * How a ball runs, from its release on: it slows down evenly on the track, drops when it is too slow to stay there, and
 * bounces a little before it rests.
 *
 * @param passesMillis when it passes the mark, one for each revolution
 */
record BallFlight(List<Long> passesMillis, long dropsMillis, long restsMillis) {

    /** Slower than this, in revolutions a second, gravity takes it off the track. */
    private static final double DROP_SPEED = 0.45;

    private static final long SECOND_MILLIS = 1000;

    BallFlight {
        passesMillis = List.copyOf(passesMillis);
    }

    /** A ball as a dealer or a machine should send it. */
    static BallFlight usual(Chance chance) {
        return of(chance.between(12_000, 22_000), chance.between(1_400, 2_200) / 1000.0, chance.between(800, 3_000));
    }

    /** A ball that was hardly pushed: it makes two revolutions at most. */
    static BallFlight weak(Chance chance) {
        return of(chance.between(3_000, 3_500), 0.8, chance.between(800, 3_000));
    }

    /** Fast enough to count and far too short. */
    static BallFlight brief(Chance chance) {
        return of(chance.between(3_500, 4_500), 2.4, 500);
    }

    private static BallFlight of(long dropsMillis, double speed, long bounceMillis) {
        double seconds = (double) dropsMillis / SECOND_MILLIS;
        double slowing = (speed - DROP_SPEED) / seconds;
        int revolutions = (int) ((speed + DROP_SPEED) / 2 * seconds);
        List<Long> passes = IntStream.rangeClosed(1, revolutions)
                .mapToObj(turn -> passMillis(turn, speed, slowing))
                .toList();
        return new BallFlight(passes, dropsMillis, dropsMillis + bounceMillis);
    }

    /** When so many revolutions are made: the earlier root of speed x t - slowing x t x t / 2 = turns. */
    private static long passMillis(int turns, double speed, double slowing) {
        double seconds = (speed - Math.sqrt(speed * speed - 2 * slowing * turns)) / slowing;
        return Math.round(seconds * SECOND_MILLIS);
    }
}
