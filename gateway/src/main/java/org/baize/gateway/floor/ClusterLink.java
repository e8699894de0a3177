package org.baize.gateway.floor;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.log.DamagedLogException;
import org.baize.cluster.log.LogFollower;
import org.baize.cluster.log.MemberDirectory;
import org.baize.cluster.log.NoLogException;
import org.baize.cluster.log.Step;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.protocol.message.ToFloor;

/** The floor of the member in this process: questions go through its client, and what happens is read from its files. */
public final class ClusterLink implements FloorLink {

    private final FloorClient client;
    private final Path directory;
    private final LongSupplier committed;

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

    @Override
    public Watching follow(FloorWatcher watcher) {
        Reading reading = new Reading(watcher);
        reading.thread.start();
        return reading;
    }

    /** The thread that reads the log. */
    private final class Reading implements Watching {

        private static final long IDLE_NANOS = TimeUnit.MICROSECONDS.toNanos(500);
        private static final long NOT_WHOLE_NANOS = TimeUnit.SECONDS.toNanos(5);
        private static final long NO_LOG_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

        private final FloorWatcher watcher;
        private final Thread thread = Thread.ofPlatform().name("gateway-log").unstarted(this::run);
        private volatile boolean open = true;
        private volatile boolean look = true;
        private long atMillis;

        Reading(FloorWatcher watcher) {
            this.watcher = watcher;
        }

        private void run() {
            try (LogFollower follower = begin()) {
                catchUp(follower, committed.getAsLong());
                while (open) {
                    turn(follower);
                }
            } catch (RuntimeException failed) {
                watcher.failed(failed);
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

        private void turn(LogFollower follower) {
            Optional<Step> step = follower.next();
            if (step.isPresent()) {
                atMillis = step.get().place().atMillis();
                watcher.stepped(step.get(), follower.state());
            }
            if (look) {
                look = false;
                watcher.stands(follower.state(), atMillis);
            } else if (step.isEmpty()) {
                LockSupport.parkNanos(IDLE_NANOS);
            }
        }

        @Override
        public void look() {
            look = true;
            LockSupport.unpark(thread);
        }

        /** Returns when the thread has ended: from then on the member may take its memory away. */
        @Override
        public void close() {
            open = false;
            LockSupport.unpark(thread);
            try {
                thread.join();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
