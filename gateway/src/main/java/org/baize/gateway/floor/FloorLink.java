package org.baize.gateway.floor;

import java.util.concurrent.CompletableFuture;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.protocol.message.ToFloor;

/** The way to the floor, and the way back. */
public interface FloorLink {

    /** Asks for something to be carried out, exactly once. What goes on from the answer must not block. */
    CompletableFuture<Answer> ask(ToFloor.Ask ask);

    /** The number that this origin used last; whoever starts anew goes on from there. */
    CompletableFuture<Long> lastSequence(Origin origin);

    /** Has the watcher see the floor as it is and each step after it, on one thread. */
    Watching follow(FloorWatcher watcher);

    /** Somebody watches. */
    interface Watching extends AutoCloseable {

        /**
         * Shows the watcher the floor once more, soon and between two steps, with everything that the member here had committed when it
         * was asked; may be asked from any thread.
         */
        void look();

        /** Up to where the log of the member here is agreed on; from any thread. */
        default long committed() {
            return 0;
        }

        /** Up to where the watcher has seen all that is whole; from any thread. */
        default long seenTo() {
            return committed();
        }

        /**
         * The number up to which the watcher has seen what this origin asked: it may be behind what is answered already. Only while
         * the watcher is shown something.
         */
        default long seenOf(Origin origin) {
            return Long.MAX_VALUE;
        }

        @Override
        void close();
    }
}
