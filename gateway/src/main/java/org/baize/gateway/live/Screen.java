package org.baize.gateway.live;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.LongSupplier;
import org.baize.engine.state.FloorState;
import org.baize.gateway.message.MessageJson;
import org.baize.gateway.message.Outgoing;

/** One view of the floor that some watch at times. Nobody pays for a look that nobody takes. For the thread that watches the floor. */
public final class Screen<V> implements AutoCloseable {

    /** Whoever begins to watch may be shown what was seen so long ago; what has changed since follows within as long. */
    public static final Duration FRESH = Duration.ofMillis(250);

    private final Kind<V> kind;
    private final Sheet<V> sheet;
    private final Rounds rounds;
    private final LongSupplier nanoClock;
    private long lookedNanos;

    /** Makes a message of a view. */
    public interface Telling<V> {

        Outgoing tell(long sequence, long atMillis, V view);
    }

    /** How the view is made, and how it is told. */
    public record Kind<V>(BiFunction<FloorState, Long, V> looking, Telling<V> telling) {}

    /** Looks for the first time. */
    public Screen(String name, Kind<V> kind, FloorState state, long atMillis) {
        this(name, kind, state, atMillis, System::nanoTime);
    }

    Screen(String name, Kind<V> kind, FloorState state, long atMillis, LongSupplier nanoClock) {
        this.kind = kind;
        this.nanoClock = nanoClock;
        this.lookedNanos = nanoClock.getAsLong();
        this.sheet = new Sheet<>(name, kind.looking().apply(state, atMillis), at(atMillis));
        this.rounds = new Rounds(name, this::latest);
    }

    private Sheet.Writing<V> at(long atMillis) {
        return (sequence, view) -> MessageJson.write(kind.telling().tell(sequence, atMillis, view));
    }

    /** The newest, as it goes out; from any thread. */
    public List<Published> latest() {
        return List.of(sheet.latest());
    }

    public V view() {
        return sheet.view();
    }

    /** Those who watch; from any thread. */
    public Set<Viewer> viewers() {
        return rounds.viewers();
    }

    /** Looks again if anybody watches, and shows what has changed. */
    public void look(FloorState state, long atMillis) {
        if (!viewers().isEmpty()) {
            lookAnew(state, atMillis);
        }
    }

    private void lookAnew(FloorState state, long atMillis) {
        lookedNanos = nanoClock.getAsLong();
        if (sheet.look(kind.looking().apply(state, atMillis), at(atMillis))) {
            rounds.go(sheet.latest());
        }
    }

    /**
     * Looks for somebody who begins to watch, after a time in which perhaps nobody did. However often somebody begins, the floor is
     * not looked at more often than a few times a second.
     */
    public Published begin(FloorState state, long atMillis, Connection connection) {
        if (nanoClock.getAsLong() - lookedNanos >= FRESH.toNanos()) {
            lookAnew(state, atMillis);
        }
        connection.hasSeen(sheet.latest());
        viewers().add(connection);
        return sheet.latest();
    }

    @Override
    public void close() {
        rounds.close();
    }
}
