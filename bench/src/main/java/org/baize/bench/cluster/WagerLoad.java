package org.baize.bench.cluster;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.baize.bench.work.BenchException;
import org.baize.cluster.client.ClientConfig;
import org.baize.cluster.client.FloorClient;
import org.baize.engine.answer.Answer;
import org.jspecify.annotations.Nullable;

/** Wagers from many terminals, one under way from each at most. */
final class WagerLoad implements Load {

    private final FloorClient client;
    private final WagerFloor floor;

    WagerLoad(ClientConfig config) {
        client = FloorClient.open(config);
        try {
            floor = new WagerFloor(client);
        } catch (RuntimeException failed) {
            client.close();
            throw failed;
        }
    }

    @Override
    public Sample flood(int inFlight, long millis) {
        Stretch stretch = new Stretch(millis);
        AtomicInteger busy = new AtomicInteger(inFlight);
        CompletableFuture<Boolean> over = new CompletableFuture<>();
        for (int i = 0; i < inFlight; i++) {
            new Player(i + 1, inFlight, stretch, busy, over).next(System.nanoTime());
        }
        over.join();
        return stretch.sample();
    }

    /** Lets some of the terminals wager in turn: the next one as soon as the last is answered. */
    private final class Player {

        private final int step;
        private final Stretch stretch;
        private final AtomicInteger busy;
        private final CompletableFuture<Boolean> over;
        private int terminal;
        private long sentNanos;

        Player(int first, int step, Stretch stretch, AtomicInteger busy, CompletableFuture<Boolean> over) {
            this.terminal = first;
            this.step = step;
            this.stretch = stretch;
            this.busy = busy;
            this.over = over;
        }

        void next(long nowNanos) {
            sentNanos = nowNanos;
            var _ = floor.wager(terminal).whenComplete(this::answered);
        }

        private void answered(@Nullable Answer answer, @Nullable Throwable failed) {
            long now = System.nanoTime();
            if (!(answer instanceof Answer.Accepted)) {
                over.completeExceptionally(
                        new BenchException("a wager was not taken: " + (failed == null ? answer : failed)));
            } else if (stretch.answered(sentNanos, now)) {
                terminal = terminal + step <= WagerFloor.TERMINALS ? terminal + step : (terminal - 1) % step + 1;
                next(now);
            } else if (busy.decrementAndGet() == 0) {
                over.complete(true);
            }
        }
    }

    @Override
    public Sample sparse(int perSecond, long millis) {
        Stretch stretch = new Stretch(millis);
        long sendNanos = System.nanoTime();
        for (int terminal = 1; !stretch.isOver(sendNanos); terminal = terminal % WagerFloor.TERMINALS + 1) {
            while (System.nanoTime() - sendNanos < 0) {
                LockSupport.parkNanos(sendNanos - System.nanoTime());
            }
            long sent = System.nanoTime();
            WagerFloor.mustBeAccepted(floor.wager(terminal).join());
            stretch.answered(sent, System.nanoTime());
            sendNanos += TimeUnit.SECONDS.toNanos(1) / perSecond;
        }
        return stretch.sample();
    }

    @Override
    public void close() {
        client.close();
    }
}
