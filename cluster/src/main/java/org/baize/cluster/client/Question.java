package org.baize.cluster.client;

import java.util.concurrent.CompletableFuture;
import org.baize.engine.command.Origin;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.ToFloor;

/** Something that was asked and waits for its answer. It may be sent more than once. */
final class Question {

    private final ToFloor message;
    private final long deadlineNanos;
    private long sentNanos;
    private final CompletableFuture<FromFloor> answer = new CompletableFuture<>();

    Question(ToFloor message, long deadlineNanos) {
        this.message = message;
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
        };
    }

    ToFloor message() {
        return message;
    }

    CompletableFuture<FromFloor> answer() {
        return answer;
    }

    void sentAt(long nowNanos) {
        sentNanos = nowNanos;
    }

    /** Whether it was sent last before that moment; only for what was sent. */
    boolean wasSentBefore(long momentNanos) {
        return sentNanos - momentNanos < 0;
    }

    boolean isOverdue(long nowNanos) {
        return nowNanos - deadlineNanos >= 0;
    }

    /** Tells another who asked the same whatever comes of this one. */
    void shareAnswerWith(Question other) {
        var _ = answer.whenComplete((told, failed) -> {
            if (failed == null) {
                other.answer.complete(told);
            } else {
                other.answer.completeExceptionally(failed);
            }
        });
    }
}
