package org.baize.bench;

import java.util.Comparator;
import java.util.List;

/**
 * So many coups in so much time.
 *
 * @param seconds by the clock on the wall
 * @param cpuSeconds by the time that the machine gave to it; on a busy machine the fairer one
 */
record Rate(long coups, double seconds, double cpuSeconds) {

    double perSecond() {
        return coups / seconds;
    }

    double perCpuSecond() {
        return coups / cpuSeconds;
    }

    /** The middle one of several measurements, by CPU time. */
    static Rate median(List<Rate> rates) {
        return rates.stream()
                .sorted(Comparator.comparingDouble(Rate::perCpuSecond))
                .toList()
                .get(rates.size() / 2);
    }
}
