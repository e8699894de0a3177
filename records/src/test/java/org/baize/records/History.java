package org.baize.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.baize.engine.Floor;
import org.baize.engine.FloorSnapshot;
import org.baize.engine.Handled;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Request;
import org.baize.engine.event.Event;
import org.baize.simulator.floor.FloorSimulation;
import org.baize.simulator.floor.Witness;

/** What happened on a simulated floor, as a follower of its log would hand it on, and how the floor stood at the end. */
public record History(List<Entry> entries, FloorSnapshot end) {

    /** Bytes that a message takes in the log, so that positions look like real ones. */
    private static final int FRAME = 96;

    private static final Map<Long, History> PLAYED = new ConcurrentHashMap<>();

    /** Sixty rounds of the floor of that seed: tables under any of the five texts, with faults and hostile hands. */
    public static History of(long seed) {
        return PLAYED.computeIfAbsent(seed, key -> play(key, 60));
    }

    public static History play(long seed, int rounds) {
        Scribe scribe = new Scribe();
        assertThat(new FloorSimulation(seed, rounds, scribe).run().failure()).isEmpty();
        return new History(List.copyOf(scribe.entries), scribe.floor.snapshot());
    }

    /** The floor as it stood at the end. */
    public Floor floor() {
        return Floor.restore(end);
    }

    private static final class Scribe implements Witness {

        private final List<Entry> entries = new ArrayList<>();
        private Floor floor = new Floor();
        private long nextEvent = 1;

        @Override
        public void saw(Request request, Handled handled, Floor after) {
            List<Event> events = new ArrayList<>(handled.fired());
            if (handled.first()) {
                events.addAll(
                        switch (handled.answer()) {
                            case Answer.Accepted accepted -> accepted.events();
                            case Answer.Refused refused -> refused.noted();
                        });
            }
            entries.add(new Entry(
                    (long) entries.size() * FRAME,
                    request.atMillis(),
                    Optional.of(request),
                    Optional.of(handled.answer()),
                    handled.first(),
                    nextEvent,
                    events));
            nextEvent += events.size();
            floor = after;
        }
    }
}
