package org.baize.devices.shoe;

import java.util.function.Consumer;

/** A shoe that reads the cards which a dealer draws from it. A driver of a real one implements this. */
public interface Shoe {

    /** The name by which its readings are known. */
    String id();

    /** Tells this listener what the shoe reads from now on. */
    void listen(Consumer<? super ShoeReport> listener);
}
