package org.baize.gateway.display;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.baize.cluster.log.Step;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.gateway.GatewayConfig;
import org.baize.gateway.identity.Badges;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Kind;
import org.baize.gateway.live.Board;
import org.baize.gateway.live.Connection;
import org.baize.gateway.live.Ended;
import org.baize.gateway.live.Lookout;
import org.baize.gateway.live.Onlooker;
import org.baize.gateway.live.Touched;
import org.baize.gateway.live.Wire;
import org.baize.gateway.message.FromDisplay;
import org.baize.gateway.message.MessageJson;
import org.baize.gateway.message.NotAMessageException;
import org.baize.gateway.message.ToDisplay;
import org.baize.gateway.message.ToTerminal.Why;

/** All displays that are connected. */
@Singleton
final class Displays implements Onlooker {

    private final Lookout lookout;
    private final Badges badges;
    private final GatewayConfig config;
    private final Ended ended;
    private final Set<Display> present = ConcurrentHashMap.newKeySet();
    private final Queue<Display> arrivals = new ConcurrentLinkedQueue<>();

    Displays(Lookout lookout, Badges badges, GatewayConfig config, MeterRegistry meters) {
        this.lookout = lookout;
        this.badges = badges;
        this.config = config;
        this.ended = new Ended("display", meters);
        Ended.gauge("display", meters, present, Set::size);
        badges.onRevoked(this::revoked);
    }

    Display opened(Wire wire) {
        return new Display(new Connection(wire, ended));
    }

    /** As long as anybody may be silent, this one may have been. */
    void mustHaveSpoken(Display display) {
        if (display.table().isEmpty()) {
            display.connection().tooSilent();
        }
    }

    /** A message came in; on the thread of its socket. */
    void heard(Display display, String text) {
        if (!display.connection().allowed()) {
            return;
        }
        try {
            switch (MessageJson.ofDisplay(text)) {
                case FromDisplay.ShowTable show -> show(display, show);
                case FromDisplay.RefreshDisplay _ when display.table().isPresent() -> showAll(display);
                case FromDisplay.RefreshDisplay _ -> display.connection().mistaken("Say first which table to show.");
            }
        } catch (NotAMessageException bad) {
            display.connection().mistaken(String.valueOf(bad.getMessage()));
        }
    }

    private void show(Display display, FromDisplay.ShowTable show) {
        if (display.table().isPresent()) {
            display.connection().mistaken("A display shows one table.");
        } else if (mayShow(show)) {
            display.shows(show.table());
            present.add(display);
            showAll(display);
        } else {
            display.connection().end(Why.NOT_RECOGNISED, "This display is not enrolled for that table.");
        }
    }

    private boolean mayShow(FromDisplay.ShowTable show) {
        return isOpen(show.table())
                || badges.holder(show.token()).equals(Optional.of(new Subject(Kind.DISPLAY, show.table())));
    }

    /** Nothing on a demonstration is anybody's business, but only on the machine of whoever runs it. */
    private boolean isOpen(int table) {
        return config.isForThisMachine()
                && lookout.board(table).filter(Board::isForDemonstration).isPresent();
    }

    /** The tokens of displays of that table are worth nothing any more. */
    private void revoked(Subject holder) {
        if (holder.kind() == Kind.DISPLAY && !isOpen(holder.number())) {
            present.stream()
                    .filter(display -> display.table().equals(OptionalInt.of(holder.number())))
                    .forEach(display ->
                            display.connection().end(Why.NOT_RECOGNISED, "This display is not enrolled any more."));
        }
    }

    private void showAll(Display display) {
        arrivals.add(display);
        if (!lookout.look()) {
            display.connection().end(Ending.CANNOT_BE_SEEN);
        }
    }

    void leave(Display display) {
        display.connection().gone();
        present.remove(display);
        lookout.forget(display.connection());
    }

    @Override
    public void stands(FloorState state, long atMillis) {
        letIn(state, atMillis);
    }

    @Override
    public void stepped(Step step, Touched touched, FloorState after) {
        if (touched.everything() || !touched.layouts().isEmpty()) {
            present.stream()
                    .filter(display -> touched.everything()
                            || touched.layouts().contains(display.table().orElseThrow()))
                    .forEach(arrivals::add);
        }
        letIn(after, step.place().atMillis());
    }

    private void letIn(FloorState state, long atMillis) {
        for (Display display = arrivals.poll(); display != null; display = arrivals.poll()) {
            Optional<Table> table = state.table(display.table().orElseThrow());
            if (table.isEmpty()) {
                display.connection().end(Why.NOT_RECOGNISED, "There is no such table on this floor.");
            } else if (!display.connection().isOver()) {
                welcome(display, table.get(), atMillis);
            }
        }
    }

    private void welcome(Display display, Table table, long atMillis) {
        Board board = lookout.boardOf(table);
        Connection connection = display.connection();
        connection.looksAt(board::latest, () -> {});
        connection.say(MessageJson.write(new ToDisplay.DisplayWelcome(atMillis, board.whole(table))));
        board.begin(connection);
        if (connection.isOver()) {
            leave(display); // it went while it was let in
        }
    }

    @Override
    public void ends(Ending why) {
        present.forEach(display -> display.connection().end(why));
    }
}
