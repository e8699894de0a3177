package org.baize.devices;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Whoever wants to hear what a device reports. */
public final class Listeners<R> {

    private final List<Consumer<? super R>> all = new CopyOnWriteArrayList<>();

    public void add(Consumer<? super R> listener) {
        all.add(listener);
    }

    public void tell(R report) {
        all.forEach(listener -> listener.accept(report));
    }
}
