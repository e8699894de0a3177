package org.baize.devices.till;

import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/** A ticket printer. A driver of a real one implements this. */
public interface TicketPrinter {

    /** What came out. */
    enum Printed {
        OUT,
        /** It came out, and nobody can read it. */
        ILLEGIBLE,
        NO_PAPER,
        JAMMED,
        OFFLINE
    }

    CompletionStage<Printed> print(Ticket ticket);

    /** The number of the last ticket that came out whole, so that nobody prints one twice after a restart. */
    OptionalLong lastOut();

    /** Whether it can print now. */
    boolean ready();

    /** Runs this whenever it is ready again or no more. */
    void listen(Consumer<? super Boolean> listener);
}
