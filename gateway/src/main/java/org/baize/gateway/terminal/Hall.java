package org.baize.gateway.terminal;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.baize.cluster.log.Step;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Play;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.engine.view.LayoutView;
import org.baize.engine.view.PlayerView;
import org.baize.gateway.floor.FloorLink;
import org.baize.gateway.floor.FloorWatcher;
import org.baize.gateway.floor.Line;
import org.baize.gateway.floor.Lines;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Kind;
import org.baize.gateway.message.ToTerminal.News;
import org.baize.gateway.message.ToTerminal.TableAndLayout;
import org.baize.gateway.message.ToTerminal.Why;
import org.baize.rules.game.BadTextException;
import org.jspecify.annotations.Nullable;

/** All who are connected. It watches the floor, and shows each step of it to whom it touches. */
@Singleton
final class Hall implements FloorWatcher, Translation.Plays {

    private static final String CANNOT_BE_SEEN = "The floor cannot be seen.";

    private final FloorLink floor;
    private final Lines lines;
    private final Map<Integer, Session> present = new ConcurrentHashMap<>();
    private final Map<Integer, Board> boards = new ConcurrentHashMap<>();
    private final Queue<Session> arrivals = new ConcurrentLinkedQueue<>();
    private volatile FloorLink.@Nullable Watching watching;
    private volatile boolean seesTheFloor;

    Hall(FloorLink floor, Lines lines) {
        this.floor = floor;
        this.lines = lines;
    }

    void begin(@Observes StartupEvent started) {
        watching = floor.follow(this);
    }

    void end(@Observes ShutdownEvent stopping) {
        FloorLink.Watching ours = watching;
        if (ours != null) {
            ours.close();
        }
        present.values().forEach(session -> session.end(Why.CLOSING, "The server stops."));
        boards.values().forEach(Board::close);
    }

    /** Whether what it shows is what is. */
    boolean seesTheFloor() {
        return seesTheFloor;
    }

    int present() {
        return present.size();
    }

    /** The asks of that terminal. */
    Line line(int terminal) {
        return lines.of(Origin.terminal(terminal));
    }

    /** A terminal has proved which one it is. An older connection of it ends; there is never a second hand at one terminal. */
    void arrive(Session session) {
        Session older = present.put(session.terminal(), session);
        if (older != null && older != session) {
            older.end(Why.DISPLACED, "This terminal has connected anew.");
        }
        var _ = line(session.terminal()).learn().whenComplete((_, failed) -> {
            if (failed == null) {
                showAll(session);
            } else {
                session.end(Why.MALFUNCTION, "The floor does not answer.");
            }
        });
    }

    /** Shows it everything, as soon as the floor can be looked at. */
    void showAll(Session session) {
        FloorLink.Watching ours = watching;
        if (ours == null) {
            session.end(Why.MALFUNCTION, CANNOT_BE_SEEN);
            return;
        }
        arrivals.add(session);
        ours.look();
    }

    /** Its tokens are worth nothing any more: it has to be enrolled anew. */
    void revoked(Subject holder) {
        Session session = holder.kind() == Kind.TERMINAL ? present.get(holder.number()) : null;
        if (session != null) {
            session.end(Why.NOT_RECOGNISED, "This terminal is not enrolled any more.");
        }
    }

    void leave(Session session) {
        session.gone();
        present.remove(session.terminal(), session);
        boards.values().forEach(board -> board.sessions().remove(session));
    }

    @Override
    public Play<?, ?> at(int table) {
        Board board = boards.get(table);
        if (board == null) {
            throw new BadTextException("there is no table " + table);
        }
        return board.play();
    }

    @Override
    public void stands(FloorState state, long atMillis) {
        state.tables().forEach(table -> board(table, atMillis));
        seesTheFloor = true;
        letIn(state, atMillis);
    }

    @Override
    public void stepped(Step step, FloorState after) {
        step.asked().ifPresent(asked -> looksForStrangers(asked.request()));
        Touched touched = Touched.by(step.events());
        long atMillis = step.place().atMillis();
        if (touched.everything()) {
            after.tables().forEach(table -> lookAt(table, List.of(), atMillis));
            arrivals.addAll(present.values().stream().filter(Session::welcomed).toList());
        }
        touched.tables().forEach((number, news) -> lookAt(after.tableAt(number), news, atMillis));
        show(touched, after);
        letIn(after, atMillis);
    }

    /** The same terminal speaks through another gateway: it is there, and not here. */
    private void looksForStrangers(Request request) {
        if (request.origin().kind() != Origin.Kind.TERMINAL) {
            return;
        }
        Session session = present.get(request.origin().number());
        boolean foreign = lines.known(request.origin())
                .filter(line -> line.isForeign(request.sequence(), request.command()))
                .isPresent();
        if (session != null && foreign) {
            session.end(Why.DISPLACED, "This terminal has connected elsewhere.");
        }
    }

    private Board board(Table table, long atMillis) {
        return boards.computeIfAbsent(table.number(), _ -> new Board(table, atMillis));
    }

    private void lookAt(Table table, List<News> news, long atMillis) {
        board(table, atMillis).look(table, news, atMillis);
    }

    private void show(Touched touched, FloorState after) {
        for (int table : touched.allAtTables()) {
            board(after.tableAt(table), 0).sessions().forEach(session -> look(session, after));
        }
        touched.tables()
                .keySet()
                .forEach(table -> board(after.tableAt(table), 0).goRound());
        touched.layouts()
                .forEach(table -> arrivals.addAll(board(after.tableAt(table), 0).sessions()));
        if (touched.everybody()) {
            present.values().forEach(session -> showOwn(session, after));
        }
        for (int terminal : touched.terminals()) {
            Session session = present.get(terminal);
            if (session != null) {
                showOwn(session, after);
            }
        }
    }

    private static void look(Session session, FloorState state) {
        Terminal terminal = state.terminal(session.terminal());
        if (terminal != null && session.welcomed()) {
            session.own(PlayerView.of(state, terminal));
        }
    }

    private static void showOwn(Session session, FloorState state) {
        look(session, state);
        session.showOwn();
    }

    private void letIn(FloorState state, long atMillis) {
        for (Session session = arrivals.poll(); session != null; session = arrivals.poll()) {
            Terminal terminal = state.terminal(session.terminal());
            if (terminal == null) {
                session.end(Why.NOT_RECOGNISED, "There is no such terminal on this floor.");
            } else if (!session.isOver()) {
                welcome(session, state, terminal, atMillis);
            }
        }
    }

    private void welcome(Session session, FloorState state, Terminal terminal, long atMillis) {
        List<Table> tables =
                terminal.spec().tables().stream().map(state::tableAt).toList();
        List<Board> seen = tables.stream().map(table -> board(table, atMillis)).toList();
        List<TableAndLayout> shown = tables.stream()
                .map(table -> show(board(table, atMillis), LayoutView.of(table.playFor(terminal))))
                .toList();
        session.welcome(seen, PlayerView.of(state, terminal), atMillis, shown);
        seen.forEach(board -> board.sessions().add(session));
        if (session.isOver()) {
            leave(session); // it went while it was let in
        }
    }

    private static TableAndLayout show(Board board, LayoutView layout) {
        return new TableAndLayout(board.latest().sequence(), board.view(), layout);
    }

    @Override
    public void failed(Throwable why) {
        seesTheFloor = false;
        watching = null;
        present.values().forEach(session -> session.end(Why.MALFUNCTION, CANNOT_BE_SEEN));
    }
}
