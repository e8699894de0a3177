package org.baize.gateway.live;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Brings changes to many viewers, a few at a time with a pause between: sent to thousands in one go, a change would hold up every bet
 * that is on its way.
 */
public final class Rounds implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(Rounds.class.getName());

    /** Measured: with larger slices or shorter pauses bets wait behind the broadcast. */
    static final int SLICE = 50;

    static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(2);
    private static final int ROUNDS_TO_MAKE = 64;

    private final Set<Viewer> viewers = ConcurrentHashMap.newKeySet();
    private final BlockingQueue<Published> toShow = new ArrayBlockingQueue<>(ROUNDS_TO_MAKE);
    private final Supplier<List<Published>> newest;
    private final Thread thread;

    /**
     * Begins to go round.
     *
     * @param newest of everything that is shown here
     */
    public Rounds(String name, Supplier<List<Published>> newest) {
        this.newest = newest;
        this.thread = Thread.ofVirtual().name(name).start(this::run);
    }

    public Set<Viewer> viewers() {
        return viewers;
    }

    /**
     * Goes round all viewers, soon. Where that takes longer than the game, they get the newest only.
     */
    public void go(Published change) {
        if (!toShow.offer(change)) {
            toShow.clear();
            toShow.addAll(newest.get());
        }
    }

    private void run() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                show(toShow.take());
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void show(Published change) {
        int inSlice = 0;
        for (Viewer viewer : viewers) {
            show(change, viewer);
            inSlice++;
            if (inSlice == SLICE) {
                inSlice = 0;
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    /** What goes wrong with one viewer is that viewer's own: the others are shown on. */
    private void show(Published change, Viewer viewer) {
        try {
            viewer.show(change);
            viewer.showOwn();
        } catch (RuntimeException failed) {
            LOG.log(System.Logger.Level.ERROR, "a viewer of " + change.sheet() + " cannot be shown it", failed);
            viewers.remove(viewer);
            end(viewer);
        }
    }

    private static void end(Viewer viewer) {
        try {
            viewer.end(Onlooker.Ending.CANNOT_BE_SEEN);
        } catch (RuntimeException failed) {
            LOG.log(System.Logger.Level.ERROR, "a viewer cannot even be told that it sees nothing more", failed);
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
