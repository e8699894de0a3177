package org.baize.gateway.live;

import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import org.baize.engine.state.FloorState;
import org.baize.gateway.message.MessageJson;
import org.baize.gateway.message.Outgoing;

/** One view of the floor that some watch at times. Nobody pays for a look that nobody takes. For the thread that watches the floor. */
public final class Screen<V> implements AutoCloseable {

    private final BiFunction<FloorState, Long, V> looking;
    private final Telling<V> telling;
    private final Sheet<V> sheet;
    private final Rounds rounds;

    /** Makes a message of a view. */
    public interface Telling<V> {

        Outgoing tell(long sequence, long atMillis, V view);
    }

    /** Looks for the first time. */
    public Screen(
            String name, BiFunction<FloorState, Long, V> looking, Telling<V> telling, FloorState state, long atMillis) {
        this.looking = looking;
        this.telling = telling;
        this.sheet = new Sheet<>(name, looking.apply(state, atMillis), at(atMillis));
        this.rounds = new Rounds(name, this::latest);
    }

    private Sheet.Writing<V> at(long atMillis) {
        return (sequence, view) -> MessageJson.write(telling.tell(sequence, atMillis, view));
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
        if (!viewers().isEmpty() && sheet.look(looking.apply(state, atMillis), at(atMillis))) {
            rounds.go(sheet.latest());
        }
    }

    /** Looks for somebody who begins to watch, after a time in which perhaps nobody did. */
    public Published begin(FloorState state, long atMillis, Connection connection) {
        if (sheet.look(looking.apply(state, atMillis), at(atMillis))) {
            rounds.go(sheet.latest());
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
