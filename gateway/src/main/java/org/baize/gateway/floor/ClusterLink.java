package org.baize.gateway.floor;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.log.DamagedLogException;
import org.baize.cluster.log.LogFollower;
import org.baize.cluster.log.MemberDirectory;
import org.baize.cluster.log.NoLogException;
import org.baize.cluster.log.Step;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.state.FloorState;
import org.baize.protocol.message.ToFloor;
import org.jspecify.annotations.Nullable;

/** The floor of the member in this process: questions go through its client, and what happens is read from its files. */
public final class ClusterLink implements FloorLink {

    private static final System.Logger LOG = System.getLogger(ClusterLink.class.getName());

    private final FloorClient client;
    private final Path directory;
    private final LongSupplier committed;
    private @Nullable Reading reading;

    /**
     * A link to one member.
     *
     * @param directory of the member
     * @param committed up to where its log will never change
     */
    public ClusterLink(FloorClient client, Path directory, LongSupplier committed) {
        this.client = client;
        this.directory = directory;
        this.committed = committed;
    }

    @Override
    public CompletableFuture<Answer> ask(ToFloor.Ask ask) {
        return client.ask(ask);
    }

    @Override
    public CompletableFuture<Long> lastSequence(Origin origin) {
        return client.lastSequence(origin);
    }

    /** However many watch, the log is read once. */
    @Override
    public Watching follow(FloorWatcher watcher) {
        synchronized (this) {
            Reading ours = reading;
            if (ours == null || !ours.open) {
                ours = new Reading();
                reading = ours;
                ours.thread.start();
            }
            return ours.seat(watcher);
        }
    }

    /** The thread that reads the log. */
    private final class Reading {

        private static final long IDLE_NANOS = TimeUnit.MICROSECONDS.toNanos(500);
        private static final long NOT_WHOLE_NANOS = TimeUnit.SECONDS.toNanos(5);
        private static final long NO_LOG_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

        private final List<Seat> seats = new CopyOnWriteArrayList<>();
        private final Thread thread = Thread.ofPlatform().name("gateway-log").unstarted(this::run);
        private volatile boolean open = true;
        private volatile boolean wanted = true;

        /** Of everything before it that is whole, there is nothing left to read. */
        private volatile long seenTo;

        private long atMillis;
        private ToLongFunction<Origin> seen = _ -> 0;

        private Seat seat(FloorWatcher watcher) {
            Seat seat = new Seat(this, watcher);
            seats.add(seat);
            seat.look();
            return seat;
        }

        private void run() {
            try (LogFollower follower = begin()) {
                seen = follower::lastSequence;
                catchUp(follower, committed());
                while (open) {
                    turn(follower);
                }
            } catch (Throwable failed) { // an error too: nobody must go on to believe that the floor is seen
                open = false;
                seats.forEach(seat -> seat.tellOfFailure(failed));
            }
        }

        /** A member that was just installed has no log for a moment, and for another one that is not whole. */
        private LogFollower begin() {
            long until = System.nanoTime() + NOT_WHOLE_NANOS;
            while (true) {
                try {
                    return LogFollower.from(MemberDirectory.open(directory), Long.MAX_VALUE, committed);
                } catch (NoLogException notYet) {
                    if (!open) {
                        throw notYet;
                    }
                } catch (DamagedLogException damaged) {
                    if (!open || System.nanoTime() - until > 0) {
                        throw damaged;
                    }
                }
                LockSupport.parkNanos(NO_LOG_NANOS);
            }
        }

        /** What happened before anybody watched is nobody's news. */
        private void catchUp(LogFollower follower, long now) {
            while (open && follower.position() < now) {
                Optional<Step> past = follower.next();
                if (past.isEmpty()) {
                    return;
                }
                atMillis = past.get().place().atMillis();
            }
        }

        private long committed() {
            return committed.getAsLong();
        }

        private void turn(LogFollower follower) {
            long before = committed();
            Optional<Step> step = follower.next();
            seenTo = step.isPresent() ? follower.position() : Math.max(before, follower.position());
            if (step.isPresent()) {
                atMillis = step.get().place().atMillis();
                seats.forEach(seat -> seat.stepped(step.get(), follower.state()));
            }
            if (wanted) {
                wanted = false;
                seats.forEach(seat -> seat.showIfWanted(follower.state(), atMillis));
            } else if (step.isEmpty()) {
                LockSupport.parkNanos(IDLE_NANOS);
            }
        }

        /** Returns, behind the last who leaves, when the thread has ended: from then on the member may take its memory away. */
        private void leave(Seat seat) {
            synchronized (ClusterLink.this) {
                seats.remove(seat);
                open = open && !seats.isEmpty();
            }
            if (open) {
                return;
            }
            LockSupport.unpark(thread);
            try {
                thread.join();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** One who watches. What goes wrong with it is its own, and the others see on. */
    private static final class Seat implements Watching {

        private static final long NOT_WANTED = Long.MAX_VALUE;

        private final Reading reading;
        private final FloorWatcher watcher;
        private volatile boolean look;
        private long showFrom = NOT_WANTED;
        private boolean shown;

        Seat(Reading reading, FloorWatcher watcher) {
            this.reading = reading;
            this.watcher = watcher;
        }

        /** Nobody sees a step of a floor that it was not shown before. */
        private void stepped(Step step, FloorState after) {
            if (shown) {
                guarded(() -> watcher.stepped(step, after));
            }
        }

        /**
         * Shows the floor to whoever wanted a look. As long as steps are left to read that were answered before that, it would be shown
         * without them: a person who was just enrolled would not be known. What is wanted meanwhile is another look.
         */
        private void showIfWanted(FloorState state, long atMillis) {
            if (look && showFrom == NOT_WANTED) {
                look = false;
                showFrom = reading.committed();
            }
            if (showFrom <= reading.seenTo) {
                showFrom = NOT_WANTED;
                shown = true;
                guarded(() -> watcher.stands(state, atMillis));
            }
            if (look || showFrom != NOT_WANTED) {
                reading.wanted = true;
            }
        }

        private void guarded(Runnable tell) {
            try {
                tell.run();
            } catch (RuntimeException failed) {
                reading.seats.remove(this);
                tellOfFailure(failed);
            }
        }

        private void tellOfFailure(Throwable why) {
            try {
                watcher.failed(why);
            } catch (RuntimeException again) {
                why.addSuppressed(again);
                LOG.log(
                        System.Logger.Level.ERROR,
                        "one who watches the floor cannot take that there is no more to see",
                        why);
            }
        }

        @Override
        public void look() {
            look = true;
            reading.wanted = true;
            LockSupport.unpark(reading.thread);
        }

        @Override
        public long committed() {
            return reading.committed();
        }

        @Override
        public long seenTo() {
            return reading.seenTo;
        }

        @Override
        public long seenOf(Origin origin) {
            return reading.seen.applyAsLong(origin);
        }

        @Override
        public void close() {
            reading.leave(this);
        }
    }
}
