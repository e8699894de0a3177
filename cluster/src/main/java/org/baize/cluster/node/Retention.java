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
     * Between which positions the log is needed.
     *
     * @param held somebody still has to read the log from here on; {@link Long#MAX_VALUE} if nobody has
     */
    record Bounds(long held, long end) {}

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
     * @param bounds of what there is and what others need
     */
    Dispensable of(List<Snapshot> snapshots, Bounds bounds, long nowMillis) {
        int alwaysKept = Math.max(0, snapshots.size() - ALWAYS_KEPT);
        int base = IntStream.rangeClosed(0, snapshots.size() - ALWAYS_KEPT)
                .filter(at -> snapshots.get(at).position() <= bounds.held())
                .filter(at -> isOld(snapshots.get(at), bounds.end(), nowMillis))
                .max()
                .orElse(-1);
        int held = newestBefore(bounds.held(), snapshots);
        int oldest = Math.max(0, base);
        return new Dispensable(
                base < 0 ? 0 : snapshots.get(base).position(),
                IntStream.range(0, alwaysKept)
                        .filter(at -> at != oldest && at != held)
                        .mapToObj(snapshots::get)
                        .toList());
    }

    /** Whoever holds the log reads on from there, and should not have to begin further back. */
    private static int newestBefore(long position, List<Snapshot> snapshots) {
        return IntStream.range(0, snapshots.size())
                .filter(at -> snapshots.get(at).position() <= position)
                .max()
                .orElse(-1);
    }

    private boolean isOld(Snapshot snapshot, long end, long nowMillis) {
        return nowMillis - snapshot.atMillis() >= keep.atLeast().toMillis()
                || end - snapshot.position() > keep.mostBytes();
    }
}
