package org.baize.gateway.floor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.log.Step;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.state.FloorState;
import org.baize.protocol.message.ToFloor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A gateway beside a real member sees in its log what it asked for. */
@Timeout(60)
class ClusterLinkTest {

    private static final String TEXT = "nsw-rapid-2016";
    private static final String LATER_TEXT = "nsw-sic-bo-2016";

    @TempDir
    Path directory;

    private volatile boolean noMemory;

    private static class Seen implements FloorWatcher {

        private final BlockingQueue<Boolean> inForce = new LinkedBlockingQueue<>();
        private final BlockingQueue<Step> steps = new LinkedBlockingQueue<>();
        private final BlockingQueue<Throwable> failures = new LinkedBlockingQueue<>();

        @Override
        public void stands(FloorState state, long atMillis) {
            inForce.add(state.inForceFrom(TEXT).isPresent());
        }

        @Override
        public void stepped(Step step, FloorState after) {
            assertThat(after.inForceFrom(TEXT)).isPresent();
            steps.add(step);
        }

        @Override
        public void failed(Throwable why) {
            failures.add(why);
        }
    }

    @Test
    void showsTheFloorAsItIsAndEveryStepAfterIt() throws InterruptedException {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        Seen seen = new Seen();
        try (Node node = Node.start(config, error -> {});
                FloorClient client = FloorClient.open(config.client())) {
            ClusterLink link = new ClusterLink(client, directory, node::committed);
            try (FloorLink.Watching watching = link.follow(seen);
                    FloorReader reader = new FloorReader(link)) {
                assertThat(seen.inForce.poll(30, TimeUnit.SECONDS)).isFalse();
                assertThat(reader.read(state -> state.inForceFrom(TEXT).isPresent())
                                .join())
                        .isFalse();
                long last = link.lastSequence(Origin.SYSTEM).join();

                Answer answer = link.ask(bringIntoForce(TEXT, last + 1)).join();

                assertThat(answer).isInstanceOf(Answer.Accepted.class);
                Step step = seen.steps.poll(30, TimeUnit.SECONDS);
                assertThat(step).isNotNull();
                assertThat(step.asked()).map(Step.Asked::answer).contains(answer);
                watching.look();
                assertThat(seen.inForce.poll(30, TimeUnit.SECONDS)).isTrue();
                assertThat(reader.read(state -> state.inForceFrom(TEXT).isPresent())
                                .join())
                        .isTrue();
            }
            Seen late = new Seen();
            try (FloorLink.Watching _ = link.follow(late)) {
                assertThat(late.inForce.poll(30, TimeUnit.SECONDS))
                        .as("nobody is shown the past as what is")
                        .isTrue();
                assertThat(late.steps).isEmpty();
            }
            assertThat(seen.failures).isEmpty();
            assertThat(late.failures).isEmpty();
            everybodyIsToldOfAnError(new ClusterLink(client, directory, () -> committedOrNoMemory(node)));
        }
    }

    /** Who was enrolled a moment ago and signs in must not be told that nobody has that name. */
    @Test
    void nobodyIsShownTheFloorWithoutWhatIsAnsweredAlready() throws InterruptedException {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        CountDownLatch goOn = new CountDownLatch(1);
        Seen slow = new Seen() {
            @Override
            public void stepped(Step step, FloorState after) {
                super.stepped(step, after);
                await(goOn);
            }
        };
        try (Node node = Node.start(config, error -> {});
                FloorClient client = FloorClient.open(config.client())) {
            ClusterLink link = new ClusterLink(client, directory, node::committed);
            try (FloorLink.Watching _ = link.follow(slow);
                    FloorReader reader = new FloorReader(link)) {
                assertThat(slow.inForce.poll(30, TimeUnit.SECONDS)).isFalse();
                long last = link.lastSequence(Origin.SYSTEM).join();
                link.ask(bringIntoForce(TEXT, last + 1)).join();
                assertThat(slow.steps.poll(30, TimeUnit.SECONDS)).isNotNull();
                for (int more = 2; more <= 4; more++) {
                    link.ask(bringIntoForce(LATER_TEXT, last + more)).join();
                }

                CompletableFuture<Boolean> known =
                        reader.read(state -> state.inForceFrom(LATER_TEXT).isPresent());
                goOn.countDown();

                assertThat(known.join()).isTrue();
            }
        }
    }

    /** While one question takes long, another is asked, and between the two something was answered. */
    @Test
    void aQuestionIsNotAnsweredWithAnOlderOne() throws InterruptedException {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        CountDownLatch reads = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        try (Node node = Node.start(config, error -> {});
                FloorClient client = FloorClient.open(config.client())) {
            ClusterLink link = new ClusterLink(client, directory, node::committed);
            try (FloorReader reader = new FloorReader(link)) {
                CompletableFuture<Boolean> slow = reader.read(state -> {
                    reads.countDown();
                    await(goOn);
                    return state.inForceFrom(TEXT).isPresent();
                });
                await(reads);
                long last = link.lastSequence(Origin.SYSTEM).join();
                link.ask(bringIntoForce(TEXT, last + 1)).join();

                CompletableFuture<Boolean> known =
                        reader.read(state -> state.inForceFrom(TEXT).isPresent());
                goOn.countDown();

                assertThat(slow.join()).isFalse();
                assertThat(known.join()).isTrue();
            }
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    private static ToFloor.Ask bringIntoForce(String text, long sequence) {
        return new ToFloor.Ask(
                Origin.SYSTEM,
                sequence,
                Optional.empty(),
                new SetupCommand.BringIntoForce(text, LocalDate.of(2020, 1, 1)));
    }

    private long committedOrNoMemory(Node node) {
        if (noMemory && Thread.currentThread().getName().equals("gateway-log")) {
            throw new OutOfMemoryError("of the test");
        }
        return node.committed();
    }

    /** Nobody goes on to believe that the floor is seen, not even behind one who cannot take the news. */
    private void everybodyIsToldOfAnError(ClusterLink link) throws InterruptedException {
        Seen stubborn = new Seen() {
            @Override
            public void failed(Throwable why) {
                super.failed(why);
                throw new IllegalStateException("not me");
            }
        };
        Seen other = new Seen();
        try (FloorLink.Watching _ = link.follow(stubborn);
                FloorLink.Watching _ = link.follow(other)) {
            assertThat(other.inForce.poll(30, TimeUnit.SECONDS)).isTrue();

            noMemory = true;

            for (Seen one : List.of(stubborn, other)) {
                assertThat(one.failures.poll(30, TimeUnit.SECONDS)).isInstanceOf(OutOfMemoryError.class);
            }
        }
    }
}
