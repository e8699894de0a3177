package org.baize.gateway.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** However many want to know, the log has one entry a second of it. */
class SharedQuestionTest {

    private final List<CompletableFuture<Long>> asked = new ArrayList<>();
    private long nowNanos;
    private final SharedQuestion question = new SharedQuestion(this::ask, () -> nowNanos);

    private CompletableFuture<Long> ask() {
        asked.add(new CompletableFuture<>());
        return asked.getLast();
    }

    @Test
    void anAnswerIsKeptForASecond() {
        var _ = question.asked();
        asked.getFirst().complete(1L);

        assertThat(question.isAnswered()).isTrue();
        nowNanos = SharedQuestion.KEPT_NANOS - 1;
        assertThat(question.isAnswered()).isTrue();
        assertThat(asked).hasSize(1);

        nowNanos = SharedQuestion.KEPT_NANOS;
        var _ = question.asked();
        assertThat(asked).hasSize(2);
    }

    @Test
    void whatIsUnderWayIsSharedUntilNobodyWaitsForItAnyMore() {
        CompletableFuture<?> first = question.asked();
        nowNanos = SharedQuestion.PATIENCE_NANOS - 1;
        assertThat(question.asked()).isSameAs(first);

        nowNanos = SharedQuestion.PATIENCE_NANOS;
        assertThat(question.asked()).isNotSameAs(first);
    }

    @Test
    void aFailureIsNoAnswerAndIsAskedAgain() {
        var _ = question.asked();
        asked.getFirst().completeExceptionally(new IllegalStateException("nobody leads"));
        assertThat(question.isAnswered()).isFalse();

        nowNanos = SharedQuestion.KEPT_NANOS;
        var _ = question.asked();
        asked.getLast().complete(1L);
        assertThat(question.isAnswered()).isTrue();
    }
}
