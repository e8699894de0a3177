package org.baize.devices;

import java.time.InstantSource;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The time of the wall, on one thread. */
public final class WallClockwork implements Clockwork, AutoCloseable {

    private final InstantSource clock;
    private final Consumer<? super RuntimeException> broken;
    private final ScheduledThreadPoolExecutor hand;

    /**
     * A clockwork that runs until it is closed.
     *
     * @param broken told when an act fails; the others go on
     */
    public WallClockwork(InstantSource clock, Consumer<? super RuntimeException> broken) {
        this.clock = clock;
        this.broken = broken;
        this.hand = new ScheduledThreadPoolExecutor(
                1, act -> Thread.ofPlatform().daemon().name("devices").unstarted(act));
        hand.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    @Override
    public long nowMillis() {
        return clock.millis();
    }

    @Override
    public void after(long delayMillis, Runnable act) {
        // What fails is told by run; nobody waits for the end of it.
        var _ = hand.schedule(() -> run(act), delayMillis, TimeUnit.MILLISECONDS);
    }

    private void run(Runnable act) {
        try {
            act.run();
        } catch (RuntimeException failed) {
            broken.accept(failed);
        }
    }

    @Override
    public void close() {
        hand.shutdownNow();
    }
}
