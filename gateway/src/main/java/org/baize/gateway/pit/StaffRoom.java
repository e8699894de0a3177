package org.baize.gateway.pit;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.baize.cluster.log.Step;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.state.FloorState;
import org.baize.gateway.identity.IdentityException;
import org.baize.gateway.live.Connection;
import org.baize.gateway.live.Ended;
import org.baize.gateway.live.Lookout;
import org.baize.gateway.live.Onlooker;
import org.baize.gateway.live.Screen;
import org.baize.gateway.live.Touched;
import org.baize.gateway.live.Wire;
import org.baize.gateway.message.FromStaff;
import org.baize.gateway.message.MessageJson;
import org.baize.gateway.message.NotAMessageException;
import org.baize.gateway.message.ToTerminal.Why;
import org.baize.gateway.web.SocketCallers;
import org.jspecify.annotations.Nullable;

/**
 * All screens of the staff. What a round brings is shown at once; chips that are laid, and the pit as a whole, a few times a second at
 * most, since each would cost a look at everything.
 */
@Singleton
final class StaffRoom implements Onlooker {

    private static final System.Logger LOG = System.getLogger(StaffRoom.class.getName());
    private static final Duration BETWEEN_LOOKS = Screen.FRESH;
    private static final int LOOKS_BETWEEN_CHECKS = 8;
    private static final String SIGN_IN_AGAIN = "Sign in again.";
    private static final String UNKNOWN_WHO = "who is signed in is not known just now";

    private final Lookout lookout;
    private final SocketCallers callers;
    private final Ended ended;
    private final Screens screens;
    private final Set<Colleague> present = ConcurrentHashMap.newKeySet();
    private final Queue<Wish> wishes = new ConcurrentLinkedQueue<>();
    private final Thread looking = Thread.ofVirtual().name("staff-looks").unstarted(this::lookNowAndThen);
    private volatile boolean changed;
    private volatile boolean due;

    /** Somebody wants to begin to watch, or to stop. */
    private record Wish(Colleague by, FromStaff what) {}

    StaffRoom(Lookout lookout, SocketCallers callers, MeterRegistry meters) {
        this.lookout = lookout;
        this.callers = callers;
        this.screens = new Screens(lookout);
        this.ended = new Ended("staff", meters);
        Ended.gauge("staff", meters, present, Set::size);
    }

    void begin(@Observes StartupEvent started) {
        looking.start();
    }

    void end(@Observes ShutdownEvent stopping) {
        looking.interrupt();
    }

    private void lookNowAndThen() {
        try {
            for (int look = 1; !Thread.currentThread().isInterrupted(); look++) {
                Thread.sleep(BETWEEN_LOOKS);
                if (changed && !present.isEmpty()) {
                    due = true;
                    lookout.look();
                }
                if (look % LOOKS_BETWEEN_CHECKS == 0) {
                    sendAwayWhoIsSignedOut();
                }
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whoever has signed out, or was away for too long, leaves no screen behind for others to watch. */
    private void sendAwayWhoIsSignedOut() {
        try {
            present.stream()
                    .filter(colleague -> !colleague.session().isOpen())
                    .forEach(colleague -> colleague.connection().end(Why.NOT_RECOGNISED, SIGN_IN_AGAIN));
        } catch (IdentityException away) {
            LOG.log(System.Logger.Level.WARNING, UNKNOWN_WHO, away);
        }
    }

    /** Somebody has connected. */
    Colleague opened(Wire wire, @Nullable String cookies, @Nullable String authorization) {
        return new Colleague(new Connection(wire, ended), callers.of(cookies, authorization));
    }

    /** Lets in whoever is signed in; may wait until that is known. */
    void admit(Colleague colleague) {
        if (isSignedIn(colleague, "Sign in first.")) {
            present.add(colleague);
            if (colleague.connection().isOver()) {
                leave(colleague); // it went while that was found out
            }
        }
    }

    private boolean isSignedIn(Colleague colleague, String otherwise) {
        try {
            boolean signedIn = colleague.session().isUsed();
            if (!signedIn) {
                colleague.connection().end(Why.NOT_RECOGNISED, otherwise);
            }
            return signedIn;
        } catch (IdentityException away) {
            LOG.log(System.Logger.Level.WARNING, UNKNOWN_WHO, away);
            colleague.connection().end(Why.MALFUNCTION, "Who is signed in is not known just now.");
            return false;
        }
    }

    /** A message came in; on a thread that may wait. */
    void heard(Colleague colleague, String text) {
        Connection connection = colleague.connection();
        if (!connection.allowed() || !isSignedIn(colleague, SIGN_IN_AGAIN)) {
            return;
        }
        try {
            wishes.add(new Wish(colleague, MessageJson.ofStaff(text)));
            if (!lookout.look()) {
                connection.end(Ending.CANNOT_BE_SEEN);
            }
        } catch (NotAMessageException bad) {
            connection.mistaken(String.valueOf(bad.getMessage()));
        }
    }

    void leave(Colleague colleague) {
        colleague.connection().gone();
        present.remove(colleague);
        screens.forget(colleague);
    }

    @Override
    public void stands(FloorState state, long atMillis) {
        if (due) {
            due = false;
            changed = false;
            screens.look(state, atMillis);
        }
        for (Wish wish = wishes.poll(); wish != null; wish = wishes.poll()) {
            if (!wish.by().connection().isOver()) {
                fulfil(wish, state, atMillis);
            }
        }
    }

    @Override
    public void stepped(Step step, Touched touched, FloorState after) {
        if (step.events().isEmpty() || present.isEmpty()) {
            return;
        }
        changed = true;
        if (!step.events().stream().allMatch(WagerEvent.class::isInstance)) {
            screens.look(touched, after, step.place().atMillis());
        }
    }

    private void fulfil(Wish wish, FloorState state, long atMillis) {
        switch (wish.what()) {
            case FromStaff.WatchFloor _ -> screens.showFloor(wish.by(), state, atMillis);
            case FromStaff.WatchTable watch
            when state.table(watch.table()).isPresent() -> screens.showTable(wish.by(), watch.table(), state, atMillis);
            case FromStaff.WatchTable watch ->
                wish.by().connection().mistaken("There is no table " + watch.table() + ".");
            case FromStaff.StopWatching _ -> screens.forget(wish.by());
        }
        changed = true; // what it was shown may be a moment old
        if (wish.by().connection().isOver()) {
            leave(wish.by()); // it went while it was shown something
        }
    }

    @Override
    public void ends(Ending why) {
        present.forEach(colleague -> colleague.connection().end(why));
        screens.close();
    }
}
