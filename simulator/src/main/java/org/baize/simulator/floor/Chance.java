package org.baize.simulator.floor;

import java.util.List;
import org.baize.simulator.RandomStream;

/** All chance of one simulated floor comes from here, so that a seed is the whole story. */
final class Chance {

    private final RandomStream stream;

    Chance(long seed) {
        this.stream = new RandomStream(seed, 0);
    }

    /** Zero up to, not including, the bound. */
    int below(int bound) {
        return stream.below(bound);
    }

    /** Both ends included. */
    int between(int low, int high) {
        return low + stream.below(high - low + 1);
    }

    boolean oneIn(int times) {
        return stream.below(times) == 0;
    }

    boolean percent(int likely) {
        return stream.below(100) < likely;
    }

    <T> T pick(List<T> from) {
        return from.get(stream.below(from.size()));
    }

    @SafeVarargs
    final <T> T pick(T... from) {
        return from[stream.below(from.length)];
    }

    long bits() {
        return stream.next();
    }
}
