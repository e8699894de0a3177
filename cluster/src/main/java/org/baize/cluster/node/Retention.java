package org.baize.cluster.node;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Decides what of the snapshots and the log is not needed any more. The log is kept from a snapshot on, so that whoever
 * replays it has a state to begin with; with that one and the two newest, those between are of no use.
 */
final class Retention {

    /** A damaged newest snapshot must leave another one to start from. */
    private static final int ALWAYS_KEPT = 2;

    private final Upkeep.Keep keep;

    Retention(Upkeep.Keep keep) {
        this.keep = keep;
    }

    /** A snapshot stands for all of the log before its position. */
    record Snapshot(long position, long atMillis) {}

    /**
     * What may go.
     *
     * @param log everything before this position; 0 for nothing
     * @param snapshots those that nobody will start from
     */
    record Dispensable(long log, List<Snapshot> snapshots) {}

    /**
     * Decides.
     *
     * @param snapshots in the order in which they were taken
     * @param end of the log
     */
    Dispensable of(List<Snapshot> snapshots, long end, long nowMillis) {
        int alwaysKept = Math.max(0, snapshots.size() - ALWAYS_KEPT);
        int base = IntStream.rangeClosed(0, snapshots.size() - ALWAYS_KEPT)
                .filter(at -> isOld(snapshots.get(at), end, nowMillis))
                .max()
                .orElse(-1);
        int oldest = Math.max(0, base);
        return new Dispensable(
                base < 0 ? 0 : snapshots.get(base).position(),
                IntStream.range(0, alwaysKept)
                        .filter(at -> at != oldest)
                        .mapToObj(snapshots::get)
                        .toList());
    }

    private boolean isOld(Snapshot snapshot, long end, long nowMillis) {
        return nowMillis - snapshot.atMillis() >= keep.atLeast().toMillis()
                || end - snapshot.position() > keep.mostBytes();
    }
}
