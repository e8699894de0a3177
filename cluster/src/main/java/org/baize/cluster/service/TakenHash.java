package org.baize.cluster.service;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * The hash of a member's state at a place in the log. With many terminals it takes hundreds of milliseconds, in which the floor
 * goes on: whoever takes it gives a value to work it out from.
 */
public final class TakenHash {

    private final long position;
    private final FutureTask<String> hash;

    private TakenHash(long position, Supplier<String> hash) {
        this.position = position;
        this.hash = new FutureTask<>(hash::get);
    }

    static TakenHash begin(long position, Supplier<String> hash, Executor worker) {
        TakenHash begun = new TakenHash(position, hash);
        worker.execute(begun.hash);
        return begun;
    }

    /** A worker with a thread of its own for each. */
    static void beside(Runnable work) {
        Thread.ofPlatform().name("node-hash").daemon().start(work);
    }

    /** The place in the log; everything before it is in the state. */
    public long position() {
        return position;
    }

    public boolean isDone() {
        return hash.isDone();
    }

    /** The hash, once it is known. */
    public String await() {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return hash.get();
                } catch (InterruptedException stopping) {
                    interrupted = true; // the driver's, to be passed on; it never takes long
                } catch (ExecutionException failed) {
                    throw new IllegalStateException(
                            "the state at position " + position + " has no hash", failed.getCause());
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
