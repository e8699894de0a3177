package org.baize.gateway.live;

import org.baize.cluster.log.Step;
import org.baize.engine.state.FloorState;

/** Shows the floor to screens of one kind. All calls come on the thread that watches the floor, and the boards are up to date. */
public interface Onlooker {

    /** The floor as it is when watching begins, and whenever somebody wanted a look. */
    void stands(FloorState state, long atMillis);

    /**
     * Something happened.
     *
     * @param touched whose screens may look different now
     */
    void stepped(Step step, Touched touched, FloorState after);

    /** There will be nothing more to see; whoever holds connections ends them. */
    default void ends(Ending why) {}

    /** Why there is nothing more to see. */
    enum Ending {
        CANNOT_BE_SEEN("The floor cannot be seen."),
        SERVER_STOPS("The server stops.");

        private final String sentence;

        Ending(String sentence) {
            this.sentence = sentence;
        }

        public String sentence() {
            return sentence;
        }
    }
}
