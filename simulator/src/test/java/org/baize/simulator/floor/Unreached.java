package org.baize.simulator.floor;

import java.util.Map;

/** Commands that the short run need not see accepted, each with the reason; all must be seen refused. */
final class Unreached {

    static final Map<String, String> ACCEPTED = Map.of(
            "CardCommand.ChooseOption", "comes only after a remedy that leaves a choice open, and then for one measure",
            "CardCommand.ExposeHand", "needs hands face down, dealt, and the very patron who was named for that hand",
            "FaultCommand.OrderRemedy", "comes only in a case whose text waits for an order of one named role");

    private Unreached() {}
}
