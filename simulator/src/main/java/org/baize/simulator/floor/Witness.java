package org.baize.simulator.floor;

import org.baize.engine.Floor;
import org.baize.engine.Handled;
import org.baize.engine.command.Request;

/** Looks on while a floor is simulated, to use its traffic for something else, such as sending it over a wire. */
@FunctionalInterface
public interface Witness {

    Witness NOBODY = (request, handled, floor) -> {};

    /** One request was answered; the floor is as it is after it. */
    void saw(Request request, Handled handled, Floor floor);
}
