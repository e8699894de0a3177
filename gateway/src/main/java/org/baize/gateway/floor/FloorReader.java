package org.baize.gateway.floor;

import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.baize.cluster.log.Step;
import org.baize.engine.state.FloorState;
import org.jspecify.annotations.Nullable;

/** Answers questions about the floor as it is, one after the other on the thread that reads the log. */
public final class FloorReader implements FloorWatcher, AutoCloseable {

    private final FloorLink.Watching watching;
    private final Queue<Question<?>> questions = new ConcurrentLinkedQueue<>();
    private volatile @Nullable Throwable failure;

    /**
     * Something that somebody wants to know.
     *
     * @param from what was committed when it was asked, which the floor must be behind
     */
    private record Question<T>(BiFunction<FloorState, Long, T> reading, long from, CompletableFuture<T> answer) {

        void answer(FloorState state, long atMillis) {
            try {
                answer.complete(reading.apply(state, atMillis));
            } catch (RuntimeException failed) {
                answer.completeExceptionally(failed);
            }
        }
    }

    public FloorReader(FloorLink floor) {
        this.watching = floor.follow(this);
    }

    /** What the function makes of the floor; it must be quick, and give nothing out that belongs to the state and changes. */
    public <T> CompletableFuture<T> read(Function<FloorState, T> reading) {
        return readAt((state, _) -> reading.apply(state));
    }

    /** The same with the time of the floor, in milliseconds since 1970. */
    public <T> CompletableFuture<T> readAt(BiFunction<FloorState, Long, T> reading) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        Throwable why = failure;
        if (why != null) {
            answer.completeExceptionally(why);
            return answer;
        }
        questions.add(new Question<>(reading, watching.committed(), answer));
        watching.look();
        return answer;
    }

    @Override
    public void stands(FloorState state, long atMillis) {
        Question<?> question = questions.peek();
        while (question != null && question.from() <= watching.seenTo()) {
            if (questions.remove(question)) { // and not by whoever closes
                question.answer(state, atMillis);
            }
            question = questions.peek();
        }
        if (question != null) {
            watching.look(); // it was asked behind this look
        }
    }

    /** Questions are about the floor as it is, and not about what happens. */
    @Override
    public void stepped(Step step, FloorState after) {}

    @Override
    public void failed(Throwable why) {
        failure = why;
        for (Question<?> question = questions.poll(); question != null; question = questions.poll()) {
            question.answer().completeExceptionally(why);
        }
    }

    @Override
    public void close() {
        watching.close();
        failed(new IllegalStateException("the server stops"));
    }
}
