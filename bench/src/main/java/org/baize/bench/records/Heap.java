package org.baize.bench.records;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;

/** The heap of this process, watched from one moment on. */
final class Heap {

    private final List<MemoryPoolMXBean> pools = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .toList();
    private final long before;
    private long most;
    private long lookingNanos;

    Heap() {
        this.before = live();
        this.most = before;
        this.lookingNanos = 0;
        pools.forEach(MemoryPoolMXBean::resetPeakUsage);
    }

    /** Finds out how much is held just now. */
    void look() {
        most = Math.max(most, live());
    }

    /** The most that was held beside what was held before, and not only not swept away yet. */
    long heldBytes() {
        return most - before;
    }

    /** The most that was in use in each part of the heap, what was not swept away included; all of it at once was less. */
    long peakBytes() {
        return pools.stream()
                .map(MemoryPoolMXBean::getPeakUsage)
                .mapToLong(MemoryUsage::getUsed)
                .sum();
    }

    /** What the looking itself has taken. */
    long lookingNanos() {
        return lookingNanos;
    }

    private long live() {
        long began = System.nanoTime();
        System.gc();
        long used = pools.stream()
                .map(MemoryPoolMXBean::getUsage)
                .mapToLong(MemoryUsage::getUsed)
                .sum();
        lookingNanos += System.nanoTime() - began;
        return used;
    }
}
