package org.baize.gateway.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whoever shows a change never waits for whoever shows what is a screen's own, and the other way round. */
@Timeout(60)
class ConnectionTest {

    private final Congested wire = new Congested();
    private final Connection connection = new Connection(wire, new Ended("test", new SimpleMeterRegistry()));
    private final ReentrantLock ofTheSession = new ReentrantLock();
    private final CountDownLatch shownOwn = new CountDownLatch(1);

    /** A socket that takes nothing, until it takes everything at once while somebody sends. */
    private static final class Congested implements Wire {

        private final List<CompletableFuture<String>> underWay = new ArrayList<>();
        private boolean open;

        @Override
        public synchronized CompletionStage<?> send(String text) {
            CompletableFuture<String> taken = new CompletableFuture<>();
            underWay.add(taken);
            if (open) {
                underWay.forEach(one -> one.complete(text));
                return CompletableFuture.completedFuture(text);
            }
            return taken;
        }

        @Override
        public String address() {
            return "somewhere";
        }

        @Override
        public void close(int code, String why) {
            throw new AssertionError(why);
        }
    }

    private static Published change(long sequence) {
        return new Published("table 1", sequence, "change " + sequence);
    }

    private void showOwn() {
        ofTheSession.lock();
        try {
            shownOwn.countDown();
        } finally {
            ofTheSession.unlock();
        }
    }

    @Test
    void whatWasMissedIsShownWithoutTheLocksOfWhoeverSends() throws InterruptedException {
        connection.looksAt(() -> List.of(change(9)), this::showOwn);
        for (long sequence = 1; sequence <= Outbox.CHANGES_UNDER_WAY + 1; sequence++) {
            connection.show(change(sequence));
        }
        wire.open = true;
        ofTheSession.lock(); // as one has who shows what is the screen's own
        try {
            Thread sending = Thread.ofPlatform().daemon().start(() -> connection.say("an answer"));
            assertThat(sending.join(Duration.ofSeconds(30)))
                    .as("what was sent does not wait")
                    .isTrue();
            Thread showing = Thread.ofPlatform().daemon().start(() -> connection.show(change(10)));
            assertThat(showing.join(Duration.ofSeconds(30)))
                    .as("nor does whoever shows a change")
                    .isTrue();
            assertThat(shownOwn.getCount()).isEqualTo(1);
        } finally {
            ofTheSession.unlock();
        }
        assertThat(shownOwn.await(30, TimeUnit.SECONDS)).isTrue();
    }
}
