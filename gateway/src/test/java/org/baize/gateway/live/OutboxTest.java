package org.baize.gateway.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** A socket that does not read holds nothing up and keeps nothing; one that reads again is shown the newest. */
class OutboxTest {

    private final FakeWire wire = new FakeWire();
    private final Watched owner = new Watched();
    private final AtomicLong nanos = new AtomicLong();
    private final Outbox outbox = new Outbox(wire, owner, nanos::get);

    /** A socket that takes what it is given when the test says so. */
    private static final class FakeWire implements Wire {

        private final List<CompletableFuture<Void>> underWay = new ArrayList<>();

        @Override
        public String address() {
            return "somewhere";
        }

        @Override
        public CompletionStage<?> send(String text) {
            CompletableFuture<Void> taken = new CompletableFuture<>();
            underWay.add(taken);
            return taken;
        }

        @Override
        public void close(int code, String why) {
            throw new AssertionError("the owner closes");
        }

        void takeAll() {
            List.copyOf(underWay).forEach(taken -> taken.complete(null));
        }
    }

    private static final class Watched implements Outbox.Owner {

        private final AtomicInteger caughtUp = new AtomicInteger();
        private int tooSlow;

        @Override
        public void caughtUp() {
            caughtUp.incrementAndGet();
        }

        @Override
        public void tooSlow() {
            tooSlow++;
        }
    }

    @Test
    void leavesChangesOutThatTheSocketHasNoRoomFor() {
        for (int i = 0; i < Outbox.CHANGES_UNDER_WAY; i++) {
            assertThat(outbox.change("change")).isTrue();
        }

        assertThat(outbox.change("one more")).isFalse();
        assertThat(wire.underWay).hasSize(Outbox.CHANGES_UNDER_WAY);
    }

    @Test
    void saysOnceThatTheSocketHasTakenEverythingAfterItFellBehind() {
        for (int i = 0; i < 10; i++) {
            outbox.change("change");
        }
        assertThat(owner.caughtUp).hasValue(0);

        wire.takeAll();

        assertThat(owner.caughtUp).hasValue(1);
        assertThat(outbox.change("next")).isTrue();
    }

    @Test
    void whoeverNeverFellBehindHasNothingToCatchUpWith() {
        outbox.change("change");
        wire.takeAll();

        assertThat(owner.caughtUp).hasValue(0);
    }

    @Test
    void aSocketThatStaysBehindIsTooSlow() {
        for (int i = 0; i < 10; i++) {
            outbox.change("change");
        }
        nanos.addAndGet(Outbox.PATIENCE_NANOS);
        outbox.change("in time");
        assertThat(owner.tooSlow).isZero();

        nanos.addAndGet(1);
        outbox.change("late");

        assertThat(owner.tooSlow).isEqualTo(1);
    }

    @Test
    void answersGoBesideChangesUntilNobodyCanBeReadingThem() {
        for (int i = 0; i < Outbox.ANSWERS_UNDER_WAY; i++) {
            outbox.answer("answer");
        }
        assertThat(owner.tooSlow).isZero();

        outbox.answer("one more");

        assertThat(owner.tooSlow).isEqualTo(1);
        assertThat(wire.underWay).hasSize(Outbox.ANSWERS_UNDER_WAY);
    }

    @Test
    void ofTwoWhoSeeTheLastMessageTakenOneSaysSo() throws InterruptedException {
        for (int round = 1; round <= 200; round++) {
            for (int i = 0; i <= Outbox.CHANGES_UNDER_WAY; i++) {
                outbox.change("change");
            }
            List<CompletableFuture<Void>> last = List.copyOf(wire.underWay);
            wire.underWay.clear();
            CountDownLatch go = new CountDownLatch(1);
            List<Thread> networks = last.stream()
                    .map(taken -> Thread.ofPlatform().start(() -> {
                        awaitQuietly(go);
                        taken.complete(null);
                    }))
                    .toList();
            go.countDown();
            for (Thread network : networks) {
                network.join();
            }
            assertThat(owner.caughtUp).hasValue(round);
        }
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
