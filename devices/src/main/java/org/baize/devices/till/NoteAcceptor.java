package org.baize.devices.till;

import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/**
 * A note acceptor with an escrow, which reads tickets too. A driver of a real one implements this. Whatever it reads it
 * holds in escrow until it is told to keep it or to give it back.
 */
public interface NoteAcceptor {

    /** What became of what was in the escrow. */
    enum End {
        STACKED,
        RETURNED,
        JAMMED,
        /** There was nothing in it. */
        NOTHING
    }

    CompletionStage<End> stack();

    CompletionStage<End> giveBack();

    /** Whether it takes notes now. */
    boolean ready();

    /** Tells this listener what the acceptor does from now on. */
    void listen(Consumer<? super AcceptorReport> listener);
}
