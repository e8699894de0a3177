package org.baize.gateway.pit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.engine.view.DealerView;
import org.baize.engine.view.FloorView;
import org.baize.gateway.live.Board;
import org.baize.gateway.live.Connection;
import org.baize.gateway.live.Lookout;
import org.baize.gateway.live.Screen;
import org.baize.gateway.live.Touched;
import org.baize.gateway.message.MessageJson;
import org.baize.gateway.message.ToStaff;
import org.jspecify.annotations.Nullable;

/** What the staff can watch: the pit, and each table as its dealer sees it. For the thread that watches the floor. */
final class Screens implements AutoCloseable {

    private static final Screen.Kind<FloorView> PIT =
            new Screen.Kind<>((seen, _) -> FloorView.of(seen), ToStaff.FloorChanged::new);

    private final Lookout lookout;
    private final Map<Integer, Screen<DealerView>> dealers = new ConcurrentHashMap<>();
    private volatile @Nullable Screen<FloorView> pit;

    Screens(Lookout lookout) {
        this.lookout = lookout;
    }

    /** Looks at everything that somebody watches. */
    void look(FloorState state, long atMillis) {
        dealers.values().forEach(screen -> screen.look(state, atMillis));
        Screen<FloorView> floor = pit;
        if (floor != null) {
            floor.look(state, atMillis);
        }
    }

    /** Looks at the tables where something happened. */
    void look(Touched touched, FloorState state, long atMillis) {
        dealers.forEach((table, screen) -> {
            if (touched.everything() || touched.tables().containsKey(table)) {
                screen.look(state, atMillis);
            }
        });
    }

    void showFloor(Colleague to, FloorState state, long atMillis) {
        Screen<FloorView> floor = pit;
        if (floor == null) {
            floor = new Screen<>("floor", PIT, state, atMillis);
            pit = floor;
        }
        boolean first = !floor.viewers().contains(to.connection());
        to.connection().say(floor.begin(state, atMillis, to.connection()).text());
        if (first) {
            to.watches(floor::latest);
        }
    }

    void showTable(Colleague to, int number, FloorState state, long atMillis) {
        Screen<DealerView> screen =
                dealers.computeIfAbsent(number, _ -> new Screen<>("dealer " + number, dealer(number), state, atMillis));
        Connection connection = to.connection();
        Table table = state.tableAt(number);
        Board board = lookout.boardOf(table);
        boolean first = !screen.viewers().contains(connection);
        long sequence = screen.begin(state, atMillis, connection).sequence();
        connection.say(
                MessageJson.write(new ToStaff.TableShown(atMillis, board.whole(table), sequence, screen.view())));
        board.begin(connection);
        if (first) {
            to.watches(screen::latest);
            to.watches(board::latest);
        }
    }

    private static Screen.Kind<DealerView> dealer(int table) {
        return new Screen.Kind<>(
                (seen, at) -> DealerView.of(seen, seen.tableAt(table), at), ToStaff.DealerChanged::new);
    }

    /** From any thread. */
    void forget(Colleague colleague) {
        Connection connection = colleague.connection();
        colleague.watchesNothing();
        lookout.forget(connection);
        dealers.values().forEach(screen -> screen.viewers().remove(connection));
        Screen<FloorView> floor = pit;
        if (floor != null) {
            floor.viewers().remove(connection);
        }
    }

    /** Whoever watches later begins anew. */
    @Override
    public void close() {
        dealers.values().forEach(Screen::close);
        dealers.clear();
        Screen<FloorView> floor = pit;
        if (floor != null) {
            floor.close();
            pit = null;
        }
    }
}
