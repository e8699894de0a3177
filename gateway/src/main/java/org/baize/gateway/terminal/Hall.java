package org.baize.gateway.terminal;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.baize.cluster.log.Step;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Play;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.engine.view.PlayerView;
import org.baize.engine.view.RecallView;
import org.baize.gateway.floor.Line;
import org.baize.gateway.floor.Lines;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Kind;
import org.baize.gateway.live.Board;
import org.baize.gateway.live.Lookout;
import org.baize.gateway.live.Onlooker;
import org.baize.gateway.live.Touched;
import org.baize.gateway.message.ToTerminal;
import org.baize.gateway.message.ToTerminal.TableAndLayout;
import org.baize.gateway.message.ToTerminal.Why;
import org.baize.gateway.simulation.Slots;
import org.baize.rules.game.BadTextException;

/** All terminals that are connected. It shows each step of the floor to those whom it touches. */
@Singleton
final class Hall implements Onlooker, Translation.Plays {

    private final Lookout lookout;
    private final Lines lines;
    private final Slots slots;
    private final Map<Integer, Session> present = new ConcurrentHashMap<>();

    /** Those who were shown a table, by its number. */
    private final Map<Integer, Set<Session>> seated = new ConcurrentHashMap<>();

    private final Queue<Arrival> arrivals = new ConcurrentLinkedQueue<>();
    private final Queue<Session> recalls = new ConcurrentLinkedQueue<>();
    private final Closings closings = new Closings();

    /**
     * Somebody who is to be shown everything.
     *
     * @param upTo the number of the last ask that was answered before: what is shown must hold it, even where the log is read a
     *     little later than the floor answers
     */
    private record Arrival(Session session, long upTo) {}

    Hall(Lookout lookout, Lines lines, Slots slots) {
        this.lookout = lookout;
        this.lines = lines;
        this.slots = slots;
    }

    int present() {
        return present.size();
    }

    /** The asks of that terminal. */
    Line line(int terminal) {
        return lines.of(Origin.terminal(terminal));
    }

    /** What becomes of a note or a ticket that goes into a simulated slot; nothing where the command is of no such slot. */
    Optional<CompletionStage<Answer>> push(Command command) {
        return slots.push(command);
    }

    /** A terminal has proved which one it is. An older connection of it ends; there is never a second hand at one terminal. */
    void arrive(Session session) {
        Session older = present.put(session.terminal(), session);
        if (older != null && older != session) {
            older.connection().end(Why.DISPLACED, "This terminal has connected anew.");
        }
        var _ = line(session.terminal()).learn().whenComplete((_, failed) -> {
            if (failed == null) {
                showAll(session);
            } else {
                session.connection().end(Why.MALFUNCTION, "The floor does not answer.");
            }
        });
    }

    /** Shows it everything, as soon as the floor can be looked at. */
    void showAll(Session session) {
        arrivals.add(new Arrival(session, line(session.terminal()).used()));
        if (!lookout.look()) {
            session.connection().end(Ending.CANNOT_BE_SEEN);
        }
    }

    /** Shows it the last games of its player, as soon as the floor can be looked at. */
    void recall(Session session) {
        recalls.add(session);
        if (!lookout.look()) {
            session.connection().end(Ending.CANNOT_BE_SEEN);
        }
    }

    /** Its tokens are worth nothing any more: it has to be enrolled anew. */
    void revoked(Subject holder) {
        Session session = holder.kind() == Kind.TERMINAL ? present.get(holder.number()) : null;
        if (session != null) {
            session.connection().end(Why.NOT_RECOGNISED, "This terminal is not enrolled any more.");
        }
    }

    void leave(Session session) {
        session.connection().gone();
        present.remove(session.terminal(), session);
        seated.values().forEach(there -> there.remove(session));
        lookout.forget(session.connection());
    }

    @Override
    public Play<?, ?> at(int table) {
        return lookout.board(table)
                .map(Board::play)
                .orElseThrow(() -> new BadTextException("there is no table " + table));
    }

    @Override
    public void stands(FloorState state, long atMillis) {
        letIn(state, atMillis);
        for (Session session = recalls.poll(); session != null; session = recalls.poll()) {
            session.say(new ToTerminal.Recalled(RecallView.of(state, state.terminalAt(session.terminal()))));
        }
    }

    @Override
    public void stepped(Step step, Touched touched, FloorState after) {
        step.asked().ifPresent(this::looksForStrangers);
        if (touched.everything()) {
            showAnew(present.values().stream().filter(Session::welcomed).toList());
        }
        show(touched, after);
        for (Event event : step.events()) {
            if (event instanceof RoundEvent.BettingClosed closed) {
                tellWhatWentBack(closed, after);
            }
        }
        letIn(after, step.place().atMillis());
    }

    private void tellWhatWentBack(RoundEvent.BettingClosed closed, FloorState after) {
        closings.take(closed, after.tableAt(closed.table()).play());
        closings.at(closed.table()).forEach((terminal, told) -> {
            Session session = present.get(terminal);
            if (session != null && session.welcomed()) {
                session.say(told);
            }
        });
    }

    /**
     * The same terminal speaks through another gateway: it is there, and not here. But for its till, which may speak where it likes:
     * then the numbers go on behind those of the till, and only if both have used the same one the screen must look anew.
     */
    private void looksForStrangers(Step.Asked asked) {
        Request request = asked.request();
        if (request.origin().kind() != Origin.Kind.TERMINAL) {
            return;
        }
        Session session = present.get(request.origin().number());
        Line line = lines.known(request.origin()).orElse(null);
        if (session == null || line == null || !line.isForeign(request.sequence(), request.command())) {
            return;
        }
        if (!Translation.isOfATill(request.command()) || !line.goesOnBehind(request.sequence(), asked.first())) {
            session.connection().end(Why.DISPLACED, "This terminal has connected elsewhere.");
        }
    }

    /** What is their own is looked at for everybody at a table before the change of the table goes round, and goes with it. */
    private void show(Touched touched, FloorState after) {
        if (!touched.allAtTables().isEmpty()) {
            at(touched.allAtTables(), after).forEach(session -> look(session, after));
        }
        if (!touched.layouts().isEmpty()) {
            showAnew(at(touched.layouts(), after));
        }
        for (int terminal : touched.terminals()) {
            Session session = present.get(terminal);
            if (session != null) {
                showOwn(session, after);
            }
        }
    }

    private void showAnew(List<Session> sessions) {
        sessions.forEach(session -> arrivals.add(new Arrival(session, 0)));
    }

    private List<Session> at(Set<Integer> tables, FloorState state) {
        return tables.stream()
                .flatMap(table -> seated.getOrDefault(table, Set.of()).stream())
                .distinct()
                .filter(session -> tables.stream().anyMatch(state.terminalAt(session.terminal())::reaches))
                .toList();
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
        for (int waiting = arrivals.size(); waiting > 0; waiting--) {
            Arrival arrival = arrivals.remove();
            Session session = arrival.session();
            Terminal terminal = state.terminal(session.terminal());
            if (session.connection().isOver()) {
                continue; // the number that it waits for may never come
            }
            if (!lookout.hasSeen(Origin.terminal(session.terminal()), arrival.upTo())) {
                arrivals.add(arrival);
            } else if (terminal == null) {
                session.connection().end(Why.NOT_RECOGNISED, "There is no such terminal on this floor.");
            } else {
                welcome(session, state, terminal, atMillis);
            }
        }
    }

    private void welcome(Session session, FloorState state, Terminal terminal, long atMillis) {
        List<Table> tables =
                terminal.spec().tables().stream().map(state::tableAt).toList();
        List<Board> seen = tables.stream().map(lookout::boardOf).toList();
        List<TableAndLayout> shown = tables.stream()
                .map(table -> lookout.boardOf(table).whole(table, terminal))
                .toList();
        session.welcome(seen, PlayerView.of(state, terminal), atMillis, shown);
        tables.forEach(table -> closings.of(table.number(), table.round().number(), terminal.number())
                .ifPresent(session::say));
        tables.forEach(table -> seated.computeIfAbsent(table.number(), _ -> ConcurrentHashMap.newKeySet())
                .add(session));
        seen.forEach(board -> board.begin(session.connection()));
        if (session.connection().isOver()) {
            leave(session); // it went while it was let in
        }
    }

    @Override
    public void ends(Ending why) {
        present.values().forEach(session -> session.connection().end(why));
    }
}
