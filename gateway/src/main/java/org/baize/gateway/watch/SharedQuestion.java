package org.baize.gateway.watch;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Whether a question gets an answer. Each one costs an entry of the log, and anybody may want to know: so all who want to know within
 * a second, or while one is under way, have the same.
 */
final class SharedQuestion {

    static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(2);
    static final long KEPT_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Supplier<? extends CompletableFuture<?>> question;
    private final LongSupplier nanos;
    private @Nullable Asked latest;

    private record Asked(CompletableFuture<?> answer, long atNanos) {

        boolean isGood(long nowNanos) {
            return nowNanos - atNanos < (answer.isDone() ? KEPT_NANOS : PATIENCE_NANOS);
        }
    }

    SharedQuestion(Supplier<? extends CompletableFuture<?>> question, LongSupplier nanos) {
        this.question = question;
        this.nanos = nanos;
    }

    /** Waits for it as long as anybody may. */
    boolean isAnswered() {
        try {
            asked().get(PATIENCE_NANOS, TimeUnit.NANOSECONDS);
            return true;
        } catch (ExecutionException | TimeoutException nobody) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** The one that is good now. */
    synchronized CompletableFuture<?> asked() {
        long now = nanos.getAsLong();
        Asked known = latest;
        if (known == null || !known.isGood(now)) {
            known = new Asked(question.get(), now);
            latest = known;
        }
        return known.answer();
    }
}
