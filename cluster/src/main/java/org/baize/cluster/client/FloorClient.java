package org.baize.cluster.client;

import io.aeron.driver.MediaDriver;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.agrona.CloseHelper;
import org.agrona.concurrent.ManyToOneConcurrentArrayQueue;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.ToFloor;
import org.jspecify.annotations.Nullable;

/**
 * The one way to the floor, for gateways, devices and tools; may be used from any thread. What is asked is carried out
 * exactly once, or reported as unknown: it is sent again under its number when the connection breaks or another member
 * leads, and the floor answers a number once.
 *
 * <p>Answers are handed out on the client's own thread: whoever goes on from there must not block.
 *
 * <p>From one origin not more than {@link org.baize.engine.Floor#ANSWERS_KEPT} questions may be under way, since the floor
 * keeps so many answers to repeat.
 */
public final class FloorClient implements AutoCloseable {

    private final ManyToOneConcurrentArrayQueue<Question<?>> questions;
    private final AtomicLong ids = new AtomicLong();
    private final long patienceNanos;
    private final Conversation conversation;
    private final Thread thread;
    private final @Nullable MediaDriver ownDriver;

    private FloorClient(ClientConfig config) {
        this.questions = new ManyToOneConcurrentArrayQueue<>(config.waiting());
        this.patienceNanos = config.patience().toNanos();
        this.ownDriver = config.driverDirectory().isPresent() ? null : ClientDriver.launch();
        String driver =
                ownDriver == null ? config.driverDirectory().orElseThrow().toString() : ownDriver.aeronDirectoryName();
        this.conversation = new Conversation(config, driver, questions);
        this.thread = Thread.ofPlatform().name("floor-client").start(this::run);
    }

    /** Begins to look for the floor; questions may be asked at once and wait until it is found. */
    public static FloorClient open(ClientConfig config) {
        return new FloorClient(config);
    }

    /** Asks for something to be carried out. */
    public CompletableFuture<Answer> ask(ToFloor.Ask ask) {
        return put(ask, told -> ((FromFloor.Told) told).answer());
    }

    /**
     * What is asked as the log will show it, for whoever looks for it there.
     *
     * @throws IllegalArgumentException if it cannot be written, and so not be asked
     */
    public static <T> T asItTravels(T asked) {
        return Protocol.messages().asItTravels(asked);
    }

    /** The number that this origin used last; whoever starts anew goes on from there. */
    public CompletableFuture<Long> lastSequence(Origin origin) {
        return put(new ToFloor.AskForSequence(origin), told -> ((FromFloor.Sequence) told).last());
    }

    /** The state of the floor as one hash. */
    public CompletableFuture<FromFloor.State> state() {
        return put(new ToFloor.AskForState(ids.incrementAndGet()), FromFloor.State.class::cast);
    }

    /** Has all members take the hash of their state here, each to report it; the answer does not wait for that. */
    public CompletableFuture<FromFloor.State> compare() {
        return put(ToFloor.AskForState.OF_MEMBERS, FromFloor.State.class::cast);
    }

    /** Reports the state that a member found, for the others to compare. */
    public CompletableFuture<FromFloor.Noted> report(ToFloor.Report report) {
        return put(report, FromFloor.Noted.class::cast);
    }

    /** Hears from now on everything that happens; there is one follower at a time. */
    public CompletableFuture<FromFloor.Following> follow(Follower follower) {
        conversation.follow(follower);
        return put(new ToFloor.Follow(), FromFloor.Following.class::cast);
    }

    private <T> CompletableFuture<T> put(ToFloor message, Function<FromFloor, T> reading) {
        Question<T> question = new Question<>(message, reading, System.nanoTime() + patienceNanos);
        if (!conversation.isOpen()) {
            question.fail(NotSentException.closed());
        } else if (!questions.offer(question)) {
            question.fail(new FloorBusyException());
        } else if (!conversation.isOpen()) {
            // The client was closed at this very moment, and nobody may have seen it any more.
            question.fail(UnknownOutcomeException.ended(message, "it was closed"));
        }
        return question.answer();
    }

    private void run() {
        try {
            conversation.run();
        } finally {
            CloseHelper.close(ownDriver);
        }
    }

    /** Whoever closes it from an answer is on its thread, which then ends by itself. */
    @Override
    public void close() {
        conversation.stop();
        if (Thread.currentThread().equals(thread)) {
            return;
        }
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
