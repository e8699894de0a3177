package org.baize.gateway.live;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.baize.cluster.log.Step;
import org.baize.engine.command.Origin;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.gateway.floor.FloorLink;
import org.baize.gateway.floor.FloorWatcher;
import org.baize.gateway.message.ToTerminal.News;
import org.jspecify.annotations.Nullable;

/** Watches the floor once for all screens: to follow the log takes a floor of its own, and there should not be one for each kind. */
@Singleton
public final class Lookout implements FloorWatcher {

    private static final System.Logger LOG = System.getLogger(Lookout.class.getName());

    private final FloorLink floor;
    private final Map<Integer, Board> boards = new ConcurrentHashMap<>();
    private final AtomicLong failures = new AtomicLong();

    /** Whose last look at the floor went wrong. */
    private final Set<Object> failing = ConcurrentHashMap.newKeySet();

    private volatile List<Onlooker> onlookers = List.of();
    private volatile FloorLink.@Nullable Watching watching;
    private volatile boolean seesTheFloor;
    private volatile long atMillis;

    public Lookout(FloorLink floor) {
        this.floor = floor;
    }

    void begin(@Observes StartupEvent started, Instance<Onlooker> all) {
        begin(all.stream().toList());
    }

    /** From now on these see what happens. */
    public void begin(List<Onlooker> all) {
        onlookers = List.copyOf(all);
        watching = floor.follow(this);
    }

    void end(@Observes ShutdownEvent stopping) {
        FloorLink.Watching ours = watching;
        if (ours != null) {
            ours.close();
        }
        onlookers.forEach(onlooker -> onlooker.ends(Onlooker.Ending.SERVER_STOPS));
        boards.values().forEach(Board::close);
    }

    /** Whether what is shown is what is, on all screens. */
    public boolean seesTheFloor() {
        return seesTheFloor && failing.isEmpty();
    }

    /** How often something of the floor could not be shown. */
    public long failures() {
        return failures.get();
    }

    /** How much of the log was not looked at yet. */
    public long unreadBytes() {
        FloorLink.Watching ours = watching;
        return ours == null ? 0 : Math.max(0, ours.committed() - ours.seenTo());
    }

    /** Whether all is seen that this origin asked up to that number; only while somebody is shown something. */
    public boolean hasSeen(Origin origin, long sequence) {
        FloorLink.Watching ours = watching;
        return ours == null || ours.seenOf(origin) >= sequence;
    }

    /** Has everybody look at the floor soon, from any thread; false if it cannot be seen. */
    public boolean look() {
        FloorLink.Watching ours = watching;
        if (ours == null) {
            return false;
        }
        ours.look();
        return true;
    }

    /** From any thread. */
    public Optional<Board> board(int table) {
        return Optional.ofNullable(boards.get(table));
    }

    /** The board of a table that is known to be there. */
    public Board boardOf(Table table) {
        return boards.computeIfAbsent(table.number(), _ -> new Board(table, atMillis));
    }

    /** Whoever has gone looks at nothing any more. */
    public void forget(Viewer viewer) {
        boards.values().forEach(board -> board.viewers().remove(viewer));
    }

    @Override
    public void stands(FloorState state, long nowMillis) {
        atMillis = nowMillis;
        state.tables().stream()
                .filter(table -> !boards.containsKey(table.number()))
                .forEach(table -> lookAt(table, List.of()));
        seesTheFloor = true;
        onlookers.forEach(onlooker -> tell(onlooker, () -> onlooker.stands(state, nowMillis)));
    }

    @Override
    public void stepped(Step step, FloorState after) {
        atMillis = step.place().atMillis();
        Touched touched = Touched.by(step.events(), after);
        if (touched.everything()) {
            after.tables().forEach(table -> lookAt(table, List.of()));
        }
        touched.tables().forEach((number, news) -> lookAt(after.tableAt(number), news));
        onlookers.forEach(onlooker -> tell(onlooker, () -> onlooker.stepped(step, touched, after)));
        touched.tables().keySet().forEach(table -> board(table).ifPresent(Board::goRound));
    }

    private void lookAt(Table table, List<News> news) {
        guarded(
                "table " + table.number(),
                () -> boardOf(table).look(table, news, atMillis),
                () -> board(table.number()).ifPresent(Board::end));
    }

    private void tell(Onlooker onlooker, Runnable what) {
        guarded(onlooker, what, () -> onlooker.ends(Onlooker.Ending.CANNOT_BE_SEEN));
    }

    private static String name(Object whose) {
        return whose instanceof Onlooker onlooker ? onlooker.getClass().getSimpleName() : whose.toString();
    }

    /** What cannot be shown on some screens takes nothing from the others; those connect anew, and it is known that they had to. */
    private void guarded(Object whose, Runnable showing, Runnable ending) {
        try {
            showing.run();
            failing.remove(whose);
        } catch (RuntimeException failed) {
            LOG.log(
                    System.Logger.Level.ERROR,
                    "what " + name(whose) + " shows of the floor cannot be worked out",
                    failed);
            failures.incrementAndGet();
            failing.add(whose);
            endAfterFailure(whose, ending);
        }
    }

    private static void endAfterFailure(Object whose, Runnable ending) {
        try {
            ending.run();
        } catch (RuntimeException failed) {
            LOG.log(System.Logger.Level.ERROR, "the screens of " + name(whose) + " cannot be ended", failed);
        }
    }

    @Override
    public void failed(Throwable why) {
        seesTheFloor = false;
        watching = null;
        LOG.log(System.Logger.Level.ERROR, "the floor cannot be seen any more", why);
        onlookers.forEach(onlooker -> endAfterFailure(onlooker, () -> onlooker.ends(Onlooker.Ending.CANNOT_BE_SEEN)));
    }
}
