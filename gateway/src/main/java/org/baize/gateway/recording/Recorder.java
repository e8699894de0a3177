package org.baize.gateway.recording;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.baize.cluster.log.Hold;
import org.baize.cluster.log.LogFollower;
import org.baize.cluster.log.MemberDirectory;
import org.baize.cluster.log.NoLogException;
import org.baize.cluster.log.Step;
import org.baize.records.Database;
import org.baize.records.Entry;
import org.baize.records.Projector;
import org.baize.records.row.Reader;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;
import org.jspecify.annotations.Nullable;

/**
 * The thread that takes the log of a member into the records, each step exactly once, whatever is stopped in between. A database
 * that fails holds up nobody but the reports: it is tried again, and what is not written yet stays in the log. Where several members
 * have one server, one of them writes and the others wait to take over.
 */
public final class Recorder implements Recording, AutoCloseable {

    private static final String HOLD = "records";
    private static final long COMMIT_NANOS = Duration.ofMillis(50).toNanos();
    private static final long IDLE_NANOS = Duration.ofMillis(10).toNanos();
    private static final long TURN_NANOS = Duration.ofSeconds(1).toNanos();
    private static final long HOLD_NANOS = Duration.ofSeconds(5).toNanos();
    private static final long PATIENCE_NANOS = Duration.ofSeconds(30).toNanos();

    /** Whoever looks lives the log again since the last snapshot, which takes memory: so many do at once, and others wait. */
    private static final int LOOKS = 2;

    private static final Duration FIRST_PAUSE = Duration.ofMillis(100);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);

    private final Source source;
    private final Database.Config records;
    private final Consumer<String> say;
    private final Hold hold;
    private final Semaphore looking = new Semaphore(LOOKS);
    private final Thread thread = Thread.ofPlatform().name("recorder").unstarted(this::run);
    private volatile boolean open = true;
    private volatile @Nullable Database database;
    private volatile Reached reached = new Reached(false, 0, 0, 0);
    private volatile Optional<String> error = Optional.empty();
    private Duration pause = FIRST_PAUSE;
    private long uncommittedNanos;
    private long heldNanos;

    /**
     * What is recorded.
     *
     * @param directory of the member
     * @param committed up to where its log will never change
     */
    public record Source(Path directory, LongSupplier committed) {}

    /** How far the records are, and the time of the last step there. */
    private record Reached(boolean writes, long position, long events, long atMillis) {}

    private Recorder(Source source, Database.Config records, Consumer<String> say) {
        this.source = source;
        this.records = records;
        this.say = say;
        this.hold = new Hold(source.directory(), HOLD);
    }

    /**
     * From now on nothing of the log is purged that is not in the records; to be said before the member starts for the first time,
     * and of no effect later.
     */
    public static void hold(Path directory) {
        boolean held = Hold.on(directory).stream().anyMatch(one -> one.name().equals(HOLD));
        if (!held) {
            holdFrom(directory, 0);
        }
    }

    /** Nothing of the log is purged from this position on. */
    public static void holdFrom(Path directory, long position) {
        new Hold(directory, HOLD).keepFrom(position);
    }

    /**
     * Begins, and goes on until it is closed.
     *
     * @param say hears what is wrong, once, and when it is right again
     */
    public static Recorder begin(Source source, Database.Config records, Consumer<String> say) {
        Recorder recorder = new Recorder(source, records, say);
        recorder.thread.start();
        return recorder;
    }

    @Override
    public Lag lag() {
        Reached now = reached;
        long behind = Math.max(0, source.committed().getAsLong() - now.position());
        long millis = behind == 0 ? 0 : Math.max(0, InstantSource.system().millis() - now.atMillis());
        return new Lag(now.writes(), now.position(), now.events(), behind, millis, error);
    }

    @Override
    public Optional<Database> database() {
        return Optional.ofNullable(database);
    }

    /**
     * The database shows one moment of itself, and the log of this member says how the floor stood then; so it does not matter which
     * member writes, nor does the one that does wait.
     */
    @Override
    public <T> CompletableFuture<T> whileStill(Function<Still, T> wanted) {
        CompletableFuture<T> seen = new CompletableFuture<>();
        Thread.ofPlatform().daemon().name("records-still").start(() -> {
            looking.acquireUninterruptibly();
            try {
                var _ = seen.completeAsync(() -> look(wanted), Runnable::run);
            } finally {
                looking.release();
            }
        });
        return seen;
    }

    private <T> T look(Function<Still, T> wanted) {
        Database records = database;
        if (records == null) {
            throw new IllegalStateException("the records cannot be reached just now");
        }
        return records.still(now -> {
            long position = new Reader(now.source())
                    .all(Sheets.PROGRESS)
                    .findFirst()
                    .map(Row.Progress::logPosition)
                    .filter(reachedThere -> reachedThere > 0)
                    .orElse(0L);
            awaitCommitted(position);
            try (LogFollower log =
                    LogFollower.from(MemberDirectory.open(source.directory()), position, this::committed)) {
                if (!log.liveTo(position)) {
                    throw new IllegalStateException("the log of this member ends before the records");
                }
                return wanted.apply(new Still(now, log.state()));
            }
        });
    }

    /** What another member has written may not have arrived at this one yet. */
    private void awaitCommitted(long position) {
        long began = System.nanoTime();
        while (committed() < position) {
            if (System.nanoTime() - began > PATIENCE_NANOS) {
                throw new IllegalStateException("the log of this member is behind the records");
            }
            LockSupport.parkNanos(IDLE_NANOS);
        }
    }

    /** After the end nobody asks the member any more, whose memory may be gone. */
    private synchronized long committed() {
        if (!open) {
            throw new IllegalStateException("the records are closed");
        }
        return source.committed().getAsLong();
    }

    private void run() {
        try {
            while (open) {
                try {
                    record();
                } catch (NoLogException notYet) {
                    LockSupport.parkNanos(IDLE_NANOS);
                } catch (RuntimeException | Error failed) {
                    // Memory may have run short, or a class be missing: that too is told and tried again, for nobody
                    // else would notice.
                    failed(failed);
                }
            }
        } finally {
            stopped();
        }
    }

    /** However the thread ends, it is not this one that writes. */
    private void stopped() {
        reached = new Reached(false, reached.position(), reached.events(), reached.atMillis());
        if (open && error.isEmpty()) {
            error = Optional.of("the thread that writes them has ended");
        }
    }

    private void failed(Throwable why) {
        boolean first = error.isEmpty();
        error = Optional.of(sentence(why));
        reached = new Reached(false, reached.position(), reached.events(), reached.atMillis());
        if (first) {
            say.accept("the records cannot be written: " + sentence(why)
                    + "; the floor goes on, and it is tried again until it works");
        }
        LockSupport.parkNanos(pause.toNanos());
        Duration longer = pause.multipliedBy(2);
        pause = longer.compareTo(LONGEST_PAUSE) < 0 ? longer : LONGEST_PAUSE;
    }

    private static String sentence(Throwable why) {
        Throwable cause = why.getCause();
        String said = why instanceof Error ? why.toString() : String.valueOf(why.getMessage());
        return cause == null ? said : said + " (" + cause.getMessage() + ")";
    }

    private void record() {
        try (Database opened = Database.open(records)) {
            database = opened;
            Optional<Projector> turn = awaitTurn(opened);
            if (turn.isPresent()) {
                try (Projector projector = turn.get()) {
                    write(projector);
                }
            }
        } finally {
            database = null;
        }
    }

    /** As long as another member writes, this one only keeps what it would need to go on from there. */
    private Optional<Projector> awaitTurn(Database opened) {
        while (open) {
            Optional<Projector> turn = Projector.openAlone(opened.source());
            if (turn.isPresent()) {
                return turn;
            }
            works();
            new Reader(opened.source()).all(Sheets.PROGRESS).findFirst().ifPresent(this::seen);
            LockSupport.parkNanos(TURN_NANOS);
        }
        return Optional.empty();
    }

    private void seen(Row.Progress progress) {
        reached = new Reached(
                false,
                progress.logPosition(),
                progress.nextEvent() - 1,
                InstantSource.system().millis());
        hold.keepFrom(Math.max(0, progress.logPosition()));
    }

    private void write(Projector projector) {
        try (LogFollower log =
                LogFollower.from(MemberDirectory.open(source.directory()), projector.position(), source.committed())) {
            reached = new Reached(true, projector.position(), projector.nextEvent() - 1, 0);
            works();
            long atMillis = 0;
            while (open) {
                Optional<Step> step = log.next();
                if (step.isPresent()) {
                    atMillis = step.get().place().atMillis();
                    take(projector, step.get());
                }
                if (isDue(projector)) {
                    commit(projector, atMillis);
                } else if (step.isEmpty()) {
                    rest(projector, log, atMillis);
                }
            }
            commit(projector, atMillis);
            hold.keepFrom(Math.max(0, projector.position()));
        }
    }

    private void take(Projector projector, Step step) {
        if (!projector.hasMore()) {
            uncommittedNanos = System.nanoTime();
        }
        projector.take(entry(step));
    }

    /** What one entry of the log did, as the records take it. */
    public static Entry entry(Step step) {
        return new Entry(
                step.place().end(),
                step.place().atMillis(),
                step.asked().map(Step.Asked::request),
                step.asked().map(Step.Asked::answer),
                step.asked().map(Step.Asked::first).orElse(false),
                step.firstEvent(),
                step.events());
    }

    private boolean isDue(Projector projector) {
        return projector.hasMore() && System.nanoTime() - uncommittedNanos >= COMMIT_NANOS;
    }

    private void commit(Projector projector, long atMillis) {
        projector.commit();
        reached = new Reached(true, projector.position(), projector.nextEvent() - 1, atMillis);
        if (System.nanoTime() - heldNanos >= HOLD_NANOS) {
            heldNanos = System.nanoTime();
            hold.keepFrom(Math.max(0, projector.position()));
        }
    }

    /** Nothing to read: what stands behind the last step concerns the members alone. */
    private void rest(Projector projector, LogFollower log, long atMillis) {
        if (!projector.hasMore()) {
            reached = new Reached(true, log.position(), projector.nextEvent() - 1, atMillis);
        }
        LockSupport.parkNanos(IDLE_NANOS);
    }

    private void works() {
        pause = FIRST_PAUSE;
        if (error.isPresent()) {
            error = Optional.empty();
            say.accept("the records are written again");
        }
    }

    /** Returns when the thread has ended: from then on the member may take its memory away. */
    @Override
    public void close() {
        synchronized (this) {
            open = false;
        }
        LockSupport.unpark(thread);
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
