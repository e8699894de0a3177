package org.baize.bench;

import java.util.ArrayList;
import java.util.List;

/**
 * How fast one floor works with so many terminals on one table.
 *
 * @param placementsPerSecond wagers placed through the whole floor on one core
 * @param settleMillis the time to settle a round in which every terminal has {@link BusyFloor#WAGERS_EACH} wagers
 */
record FloorTiming(int terminals, double placementsPerSecond, double settleMillis) {

    private static final List<Integer> SIZES = List.of(100, 1_000, 10_000);
    private static final double NANOS_IN_A_MILLI = 1e6;
    private static final double NANOS_IN_A_SECOND = 1e9;
    private static final int LEAST_ROUNDS = 5;

    /** The same measurement at growing sizes; the first size runs twice, since the code is cold the first time. */
    static List<FloorTiming> measure(double seconds) {
        measure(SIZES.getFirst(), seconds);
        return SIZES.stream().map(size -> measure(size, seconds)).toList();
    }

    private static FloorTiming measure(int terminals, double seconds) {
        BusyFloor floor = new BusyFloor(terminals);
        List<BusyFloor.Took> rounds = new ArrayList<>();
        long until = System.nanoTime() + Math.round(seconds * NANOS_IN_A_SECOND);
        while (rounds.size() < LEAST_ROUNDS || System.nanoTime() < until) {
            rounds.add(floor.play());
        }
        double placing =
                median(rounds.stream().map(BusyFloor.Took::placingNanos).toList());
        double settling =
                median(rounds.stream().map(BusyFloor.Took::settlingNanos).toList());
        double placed = (double) terminals * BusyFloor.WAGERS_EACH;
        return new FloorTiming(terminals, placed / placing * NANOS_IN_A_SECOND, settling / NANOS_IN_A_MILLI);
    }

    private static double median(List<Long> nanos) {
        return nanos.stream().sorted().toList().get(nanos.size() / 2);
    }
}
