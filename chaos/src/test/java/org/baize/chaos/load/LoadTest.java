package org.baize.chaos.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import org.baize.engine.Floor;
import org.baize.engine.FloorSnapshot;
import org.baize.engine.Handled;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.meters.Audit;
import org.baize.protocol.message.ToFloor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The load plays real rounds, and notices what a bad way to the floor does to them. */
@Timeout(60)
class LoadTest {

    private static final Load.Size SMALL = new Load.Size(2, 2, Duration.ofMillis(2));

    /** A floor in this process, with a fault on the way to it. */
    private static class Near implements Way {
        Floor floor = new Floor();
        final SplittableRandom random = new SplittableRandom(1);
        volatile boolean playing = true;
        private long events;
        long wagers;

        @Override
        public synchronized CompletableFuture<Answer> ask(ToFloor.Ask ask) {
            if (ask.command() instanceof WagerCommand.Place) {
                wagers++;
            }
            return CompletableFuture.completedFuture(carry(ask));
        }

        Answer carry(ToFloor.Ask ask) {
            return handle(ask);
        }

        Answer handle(ToFloor.Ask ask) {
            Handled handled = floor.handle(new Request(
                    ask.origin(), ask.sequence(), System.currentTimeMillis(), Optional.empty(), ask.command()));
            events += handled.fired().size();
            if (handled.first() && handled.answer() instanceof Answer.Accepted accepted) {
                events += accepted.events().size();
            }
            return handled.answer();
        }

        @Override
        public synchronized CompletableFuture<Long> lastSequence(Origin origin) {
            return CompletableFuture.completedFuture(floor.lastSequence(origin));
        }

        @Override
        public synchronized CompletableFuture<Long> events() {
            return CompletableFuture.completedFuture(events);
        }
    }

    private static Scorebook play(Near way) throws InterruptedException {
        try (Load load = Load.open(way, SMALL, 1)) {
            load.begin();
            load.pause();
            way.playing = false;
            load.compare();
            return load.book();
        }
    }

    @Test
    void agreesWithAFloorThatIsReachedWell() throws InterruptedException {
        Near near = new Near();

        Scorebook book = play(near);

        assertThat(book.findings()).isEmpty();
        assertThat(book.counts().rounds()).isGreaterThanOrEqualTo(4);
        assertThat(book.counts().refused()).isPositive();
        assertThat(book.counts().unknown()).isZero();
        assertThat(Audit.findings(near.floor.state())).isEmpty();
    }

    @Test
    void asksAgainWhatIsNotAnswered() throws InterruptedException {
        Near near = new Near() {
            @Override
            public synchronized CompletableFuture<Answer> ask(ToFloor.Ask ask) {
                CompletableFuture<Answer> answer = super.ask(ask);
                return playing && ask.sequence() % 7 == 0 && random.nextBoolean()
                        ? CompletableFuture.failedFuture(new IllegalStateException("the answer is lost"))
                        : answer;
            }
        };

        assertThat(play(near).findings()).isEmpty();
        assertThat(Audit.findings(near.floor.state())).isEmpty();
    }

    @Test
    void noticesThatTheFloorForgotWhatItAcknowledged() throws InterruptedException {
        Near near = new Near() {
            private FloorSnapshot earlier = new Floor().snapshot();

            @Override
            Answer carry(ToFloor.Ask ask) {
                if (wagers == 100) {
                    earlier = floor.snapshot();
                } else if (wagers == 120) {
                    floor = Floor.restore(earlier);
                }
                return handle(ask);
            }
        };

        assertThat(kinds(play(near))).contains(Finding.Kind.LOST);
    }

    @Test
    void noticesAWagerThatIsCarriedOutTwice() throws InterruptedException {
        Near near = new Near() {
            private final Map<Origin, Long> twice = new HashMap<>();

            @Override
            Answer carry(ToFloor.Ask ask) {
                Answer answer = handle(shifted(ask));
                if (wagers == 100 && ask.command() instanceof WagerCommand.Place) {
                    twice.put(ask.origin(), 1L);
                    handle(shifted(ask));
                }
                return answer;
            }

            private ToFloor.Ask shifted(ToFloor.Ask ask) {
                long more = twice.getOrDefault(ask.origin(), 0L);
                return new ToFloor.Ask(ask.origin(), ask.sequence() + more, ask.second(), ask.command());
            }
        };

        assertThat(kinds(play(near))).contains(Finding.Kind.DOUBLED);
    }

    private static List<Finding.Kind> kinds(Scorebook book) {
        return book.findings().stream().map(Finding::kind).toList();
    }
}
