package org.baize.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.baize.rules.baccarat.CoupOutcome;
import org.baize.simulator.CoupDealer;
import org.baize.simulator.RandomStream;

/** Our coups on one thread: shuffled, dealt, decided with totals, natural and pairs, and counted. */
final class OwnBaccarat {

    private static final long CHUNK = 1 << 18;
    private static final double NANOS = 1e9;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final CoupDealer dealer;
    private final long[] counts = new long[CoupOutcome.SPACE.size()];

    OwnBaccarat(long seed) {
        this.dealer = new CoupDealer(new RandomStream(seed, 0));
    }

    Rate measure(double seconds) {
        long dealt = 0;
        long cpuStart = threads.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        double elapsed = 0;
        while (elapsed < seconds) {
            dealer.play(CHUNK, counts);
            dealt += CHUNK;
            elapsed = (System.nanoTime() - start) / NANOS;
        }
        return new Rate(dealt, elapsed, (threads.getCurrentThreadCpuTime() - cpuStart) / NANOS);
    }
}
