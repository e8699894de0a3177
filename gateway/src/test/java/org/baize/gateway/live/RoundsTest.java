package org.baize.gateway.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A change goes to everybody, a few at a time, and whoever cannot take it holds up nobody. */
@Timeout(60)
class RoundsTest {

    private static final int VIEWERS = 120;
    private static final Published CHANGE = new Published("table 1", 2, "a change");

    private final Rounds rounds = new Rounds("rounds of the test", () -> List.of(CHANGE));
    private final BlockingQueue<Shown> shown = new LinkedBlockingQueue<>();

    private record Shown(Viewer viewer, Published change, long nanos) {}

    /** Notes what it is shown, and when. */
    private final class Recording implements Viewer {

        @Override
        public void show(Published change) {
            shown.add(new Shown(this, change, System.nanoTime()));
        }

        @Override
        public void end(Onlooker.Ending why) {
            throw new AssertionError("nothing is wrong with this one");
        }
    }

    private static final class Broken implements Viewer {

        private final CountDownLatch ended = new CountDownLatch(1);

        @Override
        public void show(Published change) {
            throw new IllegalStateException("of the test");
        }

        @Override
        public void end(Onlooker.Ending why) {
            ended.countDown();
            throw new IllegalStateException("not even this");
        }
    }

    @AfterEach
    void close() {
        rounds.close();
    }

    private List<Shown> takeAll() throws InterruptedException {
        List<Shown> all = new ArrayList<>();
        while (all.size() < VIEWERS) {
            Shown next = shown.poll(20, TimeUnit.SECONDS);
            assertThat(next).as("all but " + all.size() + " wait").isNotNull();
            all.add(next);
        }
        return all;
    }

    private void join() {
        for (int i = 0; i < VIEWERS; i++) {
            rounds.viewers().add(new Recording());
        }
    }

    @Test
    void goesInSlicesWithAPauseBehindEach() throws InterruptedException {
        join();

        rounds.go(CHANGE);

        List<Shown> all = takeAll();
        assertThat(all).extracting(Shown::viewer).doesNotHaveDuplicates();
        assertThat(all)
                .extracting(Shown::change)
                .allSatisfy(change -> assertThat(change).isSameAs(CHANGE));
        for (int slice = Rounds.SLICE; slice < VIEWERS; slice += Rounds.SLICE) {
            assertThat(all.get(slice).nanos() - all.get(slice - 1).nanos())
                    .as("the pause before " + slice)
                    .isGreaterThanOrEqualTo(Rounds.PAUSE_NANOS);
        }
    }

    @Test
    void whoeverCannotBeShownItIsEndedAndTheOthersAreShownOn() throws InterruptedException {
        List<Broken> broken = List.of(new Broken(), new Broken(), new Broken());
        rounds.viewers().addAll(broken);
        join();

        rounds.go(CHANGE);

        assertThat(takeAll()).hasSize(VIEWERS);
        for (Broken one : broken) {
            assertThat(one.ended.await(20, TimeUnit.SECONDS)).isTrue();
        }
        rounds.go(CHANGE);
        assertThat(takeAll()).as("the next round is made too").hasSize(VIEWERS);
        assertThat(rounds.viewers()).hasSize(VIEWERS);
    }
}
