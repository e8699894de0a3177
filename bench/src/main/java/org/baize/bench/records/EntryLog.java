package org.baize.bench.records;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.baize.bench.work.BenchException;
import org.baize.engine.Floor;
import org.baize.engine.Handled;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.event.Event;
import org.baize.engine.state.FloorState;
import org.baize.records.Entry;

/** A floor to which things are said, and every step of it as a follower of its log would hand it on. */
final class EntryLog {

    /** Bytes that a message takes in the log, so that positions look like real ones. */
    private static final int FRAME = 96;

    private final Floor floor = new Floor();
    private final Map<Origin, Long> sequences = new HashMap<>();
    private final Consumer<Entry> reader;
    private long nowMillis;
    private long position;
    private long nextEvent = 1;

    EntryLog(long startMillis, Consumer<Entry> reader) {
        this.nowMillis = startMillis;
        this.reader = reader;
    }

    FloorState state() {
        return floor.state();
    }

    long nowMillis() {
        return nowMillis;
    }

    void pass(long millis) {
        nowMillis += millis;
    }

    /** What followed from it, which must not be a refusal. */
    List<Event> say(Origin by, Command command) {
        return switch (ask(by, command)) {
            case Answer.Accepted accepted -> accepted.events();
            case Answer.Refused refused ->
                throw new BenchException("the floor refused " + command + ": " + refused.refusal());
        };
    }

    Answer ask(Origin by, Command command) {
        Request request = Request.of(by, sequences.merge(by, 1L, Long::sum), nowMillis, command);
        Handled handled = floor.handle(request);
        List<Event> events = new ArrayList<>(handled.fired());
        events.addAll(
                switch (handled.answer()) {
                    case Answer.Accepted accepted -> accepted.events();
                    case Answer.Refused refused -> refused.noted();
                });
        reader.accept(new Entry(
                position,
                nowMillis,
                Optional.of(request),
                Optional.of(handled.answer()),
                handled.first(),
                nextEvent,
                events));
        position += FRAME;
        nextEvent += events.size();
        return handled.answer();
    }
}
