package org.baize.gateway.simulation;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.gateway.floor.FloorLink;
import org.baize.protocol.message.ToFloor;

/**
 * Founds the demonstration floor, once. Each command has the number that it has among those of its origin, from 1 on: what the
 * floor has taken before, in a founding that was cut short or in one that was not, it does not take again.
 */
final class Founding {

    private final FloorLink floor;
    private final Map<Origin, Long> taken = new HashMap<>();
    private final Map<Origin, Long> spoken = new HashMap<>();

    Founding(FloorLink floor) {
        this.floor = floor;
    }

    /** Says what is left to be said; done when it is. */
    void of(DemonstrationFloor demonstration) {
        try {
            demonstration.founding().forEach(this::say);
        } catch (CompletionException unanswered) {
            throw new FoundingException("the floor does not answer: " + unanswered.getMessage());
        }
    }

    private void say(DemonstrationFloor.Said said) {
        long number = spoken.merge(said.by(), 1L, Long::sum);
        long last = taken.computeIfAbsent(
                said.by(), origin -> floor.lastSequence(origin).join());
        if (number <= last) {
            return;
        }
        Answer answer = floor.ask(new ToFloor.Ask(said.by(), number, Optional.empty(), said.command()))
                .join();
        if (answer instanceof Answer.Refused refused) {
            throw new FoundingException("'" + said.command() + "' was refused: "
                    + refused.refusal().reason().sentence() + hint());
        }
    }

    /** What a floor refuses that was there before is what it was not founded with. */
    private String hint() {
        return taken.values().stream().allMatch(last -> last == 0)
                ? ""
                : " This demonstration was founded by another version; --fresh sets it aside and starts anew.";
    }
}
