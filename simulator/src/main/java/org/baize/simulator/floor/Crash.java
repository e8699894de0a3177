package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.Floor;
import org.baize.engine.FloorSnapshot;
import org.baize.engine.Handled;
import org.baize.engine.StateHash;
import org.baize.engine.command.Request;

/** The log since the last snapshot. A floor that comes back from both must be the floor that went down. */
final class Crash {

    private final List<Entry> log = new ArrayList<>();
    private FloorSnapshot snapshot;

    private record Entry(Request request, Handled handled) {}

    Crash(Floor floor) {
        this.snapshot = floor.snapshot();
    }

    void log(Request request, Handled handled) {
        log.add(new Entry(request, handled));
    }

    void takeSnapshot(Floor floor) {
        snapshot = floor.snapshot();
        log.clear();
    }

    /**
     * The floor as it comes back after a crash of the one given, which is only looked at to compare.
     *
     * @param hashed whether the hashes of both states are compared too, which takes longer than the states themselves
     */
    Floor recover(Floor twin, boolean hashed) {
        Floor restored = Floor.restore(snapshot);
        for (Entry entry : log) {
            Handled again = restored.handle(entry.request());
            if (!again.equals(entry.handled())) {
                throw new Disagreement(
                        "after a restart " + entry.request() + " led to " + again + ", before to " + entry.handled());
            }
        }
        FloorSnapshot before = twin.snapshot();
        FloorSnapshot after = restored.snapshot();
        if (!before.equals(after) || (hashed && !StateHash.of(before).equals(StateHash.of(after)))) {
            throw new Disagreement("after a restart the state differs: " + StateDifference.of(twin, restored));
        }
        return restored;
    }
}
