package org.baize.app;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a long command end well when somebody stops it, with Ctrl-C for instance: the command asks now and then whether
 * it is to stop, and has a few seconds to say how far it came before the process ends.
 */
final class Stopping implements AutoCloseable {

    /**
     * For a member and what runs beside it: the web server ends what it has under way, a comparison of the members may just be
     * waiting for an answer, and then comes the last snapshot. A stop that is cut off is not in good order.
     */
    static final Duration PATIENCE_WITH_A_NODE = Duration.ofSeconds(40);

    private static final Duration USUAL_PATIENCE = Duration.ofSeconds(10);

    private final Duration patience;
    private final CountDownLatch said = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stop);
    private volatile boolean asked;

    private Stopping(Duration patience) {
        this.patience = patience;
    }

    /** From now until it is closed. */
    static Stopping begin() {
        return begin(USUAL_PATIENCE);
    }

    /**
     * From now until it is closed.
     *
     * @param patience the process ends after this time, whether everything was said or not
     */
    static Stopping begin(Duration patience) {
        Stopping stopping = new Stopping(patience);
        try {
            Runtime.getRuntime().addShutdownHook(stopping.hook);
        } catch (IllegalStateException alreadyEnding) {
            stopping.asked = true;
        }
        return stopping;
    }

    /** True once somebody has stopped the process. */
    boolean asked() {
        return asked;
    }

    /** What the process does before it ends. */
    void stop() {
        asked = true;
        try {
            said.await(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /** The command has said what it had to say, or has failed. */
    @Override
    public void close() {
        said.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException alreadyEnding) {
            asked = true;
        }
    }
}
