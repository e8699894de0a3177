package org.baize.devices;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** What a simulated device was told to do wrong, each once and at the next opportunity; from any thread. */
public final class Mischief<E extends Enum<E>> {

    private final Queue<E> waiting = new ConcurrentLinkedQueue<>();

    public void add(E next) {
        waiting.add(next);
    }

    /** Whether this is to happen now; then it is done with. */
    public boolean now(E one) {
        return waiting.remove(one);
    }
}
