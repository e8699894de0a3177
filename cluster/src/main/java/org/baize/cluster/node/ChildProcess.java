package org.baize.cluster.node;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/**
 * A process that another one has started and holds by its input: it ends in good order when it is asked to, and at once when the
 * other one is gone.
 */
public final class ChildProcess {

    private ChildProcess() {}

    /** To be called by the main thread, which has to come to its end once what is returned says so. */
    public static BooleanSupplier begin() {
        AtomicBoolean stop = new AtomicBoolean();
        Thread main = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            stop.set(true);
            awaitEnd(main);
        }));
        Thread.ofPlatform().daemon().start(ChildProcess::endWithParent);
        return stop::get;
    }

    /** Nothing ever comes through the pipe; it breaks when the process that started this one is gone, however that ended. */
    private static void endWithParent() {
        try {
            while (System.in.read() >= 0) {
                Thread.onSpinWait();
            }
        } catch (IOException broken) {
            System.out.println("the process that started this one is gone: " + broken);
        }
        Runtime.getRuntime().halt(1);
    }

    private static void awaitEnd(Thread main) {
        try {
            main.join();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
