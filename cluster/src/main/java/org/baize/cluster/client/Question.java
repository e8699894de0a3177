package org.baize.cluster.client;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.baize.engine.command.Origin;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.ToFloor;

/**
 * Something that was asked and waits for its answer. It may be sent more than once.
 *
 * @param <T> what whoever asked wants to know
 */
final class Question<T> {

    private final ToFloor message;
    private final Function<FromFloor, T> reading;
    private final long deadlineNanos;
    private final CompletableFuture<T> answer = new CompletableFuture<>();
    private final List<Question<?>> sharers = new ArrayList<>(0);
    private long sentNanos;
    private int sent;

    /**
     * Something to ask.
     *
     * @param reading finds what is wanted in what the floor says
     */
    Question(ToFloor message, Function<FromFloor, T> reading, long deadlineNanos) {
        this.message = message;
        this.reading = reading;
        this.deadlineNanos = deadlineNanos;
    }

    /** What an answer must have to be the answer to this. */
    sealed interface Key {
        record OfAsk(Origin origin, long sequence) implements Key {}

        record OfSequence(Origin origin) implements Key {}

        record OfState(long id) implements Key {}

        record OfFollow() implements Key {}

        record OfReport(int member, long position) implements Key {}
    }

    Key key() {
        return switch (message) {
            case ToFloor.Ask ask -> new Key.OfAsk(ask.origin(), ask.sequence());
            case ToFloor.AskForSequence ask -> new Key.OfSequence(ask.origin());
            case ToFloor.AskForState ask -> new Key.OfState(ask.id());
            case ToFloor.Follow _ -> new Key.OfFollow();
            case ToFloor.Report report -> new Key.OfReport(report.member(), report.position());
            case ToFloor.Asks several ->
                throw new IllegalArgumentException(several + " are questions of their own: ask one by one");
        };
    }

    ToFloor message() {
        return message;
    }

    CompletableFuture<T> answer() {
        return answer;
    }

    void answer(FromFloor told) {
        answer.complete(reading.apply(told));
        sharers.forEach(sharer -> sharer.answer(told));
    }

    void fail(RuntimeException why) {
        answer.completeExceptionally(why);
        sharers.forEach(sharer -> sharer.fail(why));
    }

    void sentAt(long nowNanos) {
        sentNanos = nowNanos;
        sent++;
    }

    boolean wasSent() {
        return sent > 0;
    }

    /** Then the floor may have answered it before, without this client hearing it. */
    boolean wasSentAgain() {
        return sent > 1;
    }

    /** Whether it was sent last before that moment; only for what was sent. */
    boolean wasSentBefore(long momentNanos) {
        return sentNanos - momentNanos < 0;
    }

    boolean isOverdue(long nowNanos) {
        return nowNanos - deadlineNanos >= 0;
    }

    /**
     * Tells another who asked the same whatever comes of this one.
     *
     * @return false if as many as may wait do so already
     */
    boolean shareAnswerWith(Question<?> other, int most) {
        return sharers.size() < most && sharers.add(other);
    }
}
