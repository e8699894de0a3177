package org.baize.cluster.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.agrona.CloseHelper;
import org.baize.cluster.Errors;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.cluster.service.FloorService;
import org.baize.engine.Floor;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.spec.PinVerifier;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.ToFloor;
import org.baize.rules.law.Role;
import org.baize.rules.roulette.BallDirection;
import org.baize.testkit.Waiting;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whatever goes wrong, each question comes to an end, and the end is the truth. */
@Timeout(120)
class FloorClientTest {

    private static final int WINDOW = 64;

    @TempDir
    Path directory;

    private final Errors errors = new Errors();
    private NodeConfig config;
    private Node node;
    private volatile Meddled.Meddler meddler = Optional::of;

    @BeforeEach
    void start() {
        config = NodeConfig.single(directory, FreePorts.ofOne());
        FloorService floor = new FloorService(0, 1);
        node = Node.host(config, Meddled.with(floor, heard -> meddler.meddle(heard)), floor.version(), errors);
    }

    @AfterEach
    void stop() {
        CloseHelper.close(node);
        errors.assertNone();
    }

    private FloorClient client(Duration patience) {
        return FloorClient.open(new ClientConfig(
                ClientConfig.THROUGH_MEMORY, "localhost", Optional.of(config.driverDirectory()), WINDOW, patience));
    }

    private FloorClient client() {
        return client(Duration.ofSeconds(60));
    }

    private static ToFloor.Ask ask(long sequence) {
        return ask(sequence, "act-multi-terminal-2019");
    }

    private static ToFloor.Ask ask(long sequence, String rulebook) {
        return new ToFloor.Ask(
                Origin.SYSTEM,
                sequence,
                Optional.empty(),
                new SetupCommand.BringIntoForce(rulebook, LocalDate.of(2020, 1, 1)));
    }

    private static <E extends Throwable> void assertEnds(CompletableFuture<?> asked, Class<E> how, String why) {
        assertThatExceptionOfType(CompletionException.class)
                .isThrownBy(asked::join)
                .withCauseInstanceOf(how)
                .withMessageContaining(why);
    }

    @Test
    void anAnswerThatNeverComesIsReportedAsUnknownAndAskingAgainTells() {
        meddler = heard -> Optional.of(heard.message() instanceof ToFloor.Ask ? heard.unanswered() : heard);
        try (FloorClient impatient = client(Duration.ofMillis(500))) {
            Waiting.until(() -> isAnswered(impatient.lastSequence(Origin.SYSTEM)));
            assertEnds(impatient.ask(ask(1)), UnknownOutcomeException.class, "no answer came in time");
        }
        meddler = Optional::of;
        try (FloorClient client = client()) {
            assertThat(client.ask(ask(1)).join()).isInstanceOf(Answer.Accepted.class);
            assertThat(client.state().join().next()).as("carried out once").isEqualTo(2);
        }
    }

    /** Whether the floor was reached in time: it may still be starting. */
    private static boolean isAnswered(CompletableFuture<?> asked) {
        return asked.handle((_, failed) -> failed == null).join();
    }

    @Test
    void anAnswerThatTheFloorKeepsNoMoreIsUnknownAndNotARefusal() {
        int tooMany = Floor.ANSWERS_KEPT + 4;
        Set<ToFloor> seen = ConcurrentHashMap.newKeySet();
        meddler = heard -> Optional.of(seen.addAll(heard.oneByOne()) ? heard.unanswered() : heard);
        try (FloorClient client = client()) {
            List<CompletableFuture<Answer>> answers = LongStream.rangeClosed(1, tooMany)
                    .mapToObj(sequence -> client.ask(ask(sequence)))
                    .toList();

            answers.subList(0, 4)
                    .forEach(answer -> assertEnds(answer, UnknownOutcomeException.class, "the floor has it no more"));
            assertThat(answers.subList(4, tooMany))
                    .allSatisfy(answer -> assertThat(answer.join()).isInstanceOf(Answer.Accepted.class));
            assertThat(client.ask(ask(1)).join())
                    .as("asked anew, it is refused")
                    .isInstanceOf(Answer.Refused.class);
        }
    }

    @Test
    void whatTheFloorDoesNotUnderstandFailsAtOnceAndTheNextIsAnswered() {
        AtomicBoolean once = new AtomicBoolean();
        meddler = heard -> Optional.of(
                heard.message() instanceof ToFloor.AskForState && once.compareAndSet(false, true)
                        ? heard.fromTheFuture()
                        : heard);
        try (FloorClient client = client()) {
            CompletableFuture<Answer> first = client.ask(ask(1));
            CompletableFuture<FromFloor.State> second = client.state();
            CompletableFuture<Answer> third = client.ask(ask(2));

            assertThat(first.join()).isInstanceOf(Answer.Accepted.class);
            assertEnds(second, UnknownOutcomeException.class, "did not understand this client");
            assertThat(third.join()).isInstanceOf(Answer.Accepted.class);
        }
    }

    @Test
    void anAnswerOfANewerFloorIsUnknownAndTheClientGoesOn() {
        AtomicBoolean once = new AtomicBoolean();
        meddler = heard -> Optional.of(
                heard.message() instanceof ToFloor.Ask && once.compareAndSet(false, true)
                        ? heard.answeredFromTheFuture()
                        : heard);
        try (FloorClient client = client()) {
            assertEnds(
                    client.ask(ask(1)),
                    UnknownOutcomeException.class,
                    "written by a newer Baize (message version 255)");
            assertThat(client.ask(ask(1)).join()).isInstanceOf(Answer.Accepted.class);
            assertThat(client.state().join().next()).as("carried out once").isEqualTo(2);
        }
    }

    @Test
    void whatIsAskedAtOnceTravelsTogetherAndEachIsAnswered() {
        List<ToFloor> heardOf = new CopyOnWriteArrayList<>();
        meddler = heard -> {
            heardOf.add(heard.message());
            return Optional.of(heard);
        };
        try (FloorClient client = client()) {
            List<CompletableFuture<Answer>> answers = LongStream.rangeClosed(1, Floor.ANSWERS_KEPT)
                    .mapToObj(sequence -> client.ask(ask(sequence)))
                    .toList();

            assertThat(answers).allSatisfy(answer -> assertThat(answer.join()).isInstanceOf(Answer.Accepted.class));
            assertThat(heardOf).hasAtLeastOneElementOfType(ToFloor.Asks.class);
            assertThat(client.state().join().next())
                    .as("each was carried out once")
                    .isEqualTo(1 + Floor.ANSWERS_KEPT);
        }
    }

    /** It answers a whole bundle once, with words that name no question. */
    @Test
    void anOlderFloorThatKnowsNoBundlesEndsEveryQuestionSoon() {
        meddler =
                heard -> Optional.of(heard.message() instanceof ToFloor.AskForSequence ? heard : heard.fromTheFuture());
        try (FloorClient client = client()) {
            List<CompletableFuture<Answer>> answers = LongStream.rangeClosed(1, Floor.ANSWERS_KEPT)
                    .mapToObj(sequence -> client.ask(ask(sequence)))
                    .toList();

            assertThat(answers)
                    .allSatisfy(answer ->
                            assertEnds(answer, UnknownOutcomeException.class, "did not understand this client"));
            assertThat(client.lastSequence(Origin.SYSTEM).join()).isZero();
        }
    }

    @Test
    void aMemberOfABundleThatIsNotUnderstoodSpoilsNoOther() {
        AtomicBoolean once = new AtomicBoolean();
        meddler = heard -> Optional.of(
                heard.message() instanceof ToFloor.Asks && once.compareAndSet(false, true)
                        ? heard.withNonsenseInItsLastPart()
                        : heard);
        try (FloorClient client = client()) {
            List<CompletableFuture<Answer>> answers = LongStream.rangeClosed(1, Floor.ANSWERS_KEPT)
                    .mapToObj(sequence -> client.ask(ask(sequence)))
                    .toList();

            Waiting.until(() -> answers.stream().allMatch(CompletableFuture::isDone));
            assertThat(once).isTrue();
            assertThat(answers.stream().filter(CompletableFuture::isCompletedExceptionally))
                    .as("the one that was not understood, and nobody else")
                    .hasSize(1)
                    .allSatisfy(answer ->
                            assertEnds(answer, UnknownOutcomeException.class, "did not understand this client"));
        }
    }

    @Test
    void aQuestionThatIsTooLongIsNotSentAndTheNextIsAnswered() {
        try (FloorClient client = client()) {
            assertEnds(client.ask(ask(1, "x".repeat(1 << 20))), NotSentException.class, "at most 1048544 find room");
            assertThat(client.ask(ask(1, "x".repeat(1_000_000))).join()).isInstanceOf(Answer.Refused.class);
        }
    }

    @Test
    void aQuestionThatCannotBeWrittenIsNotSentAndTheOthersAreAnswered() {
        List<Command> unwritable = List.of(
                new WheelCommand.TrackBall(1, BallDirection.NOT_SENSED, OptionalInt.of(Integer.MIN_VALUE)),
                new PaymentCommand.DelayPayment(1, "later", Optional.of(Long.MIN_VALUE), true),
                new SetupCommand.BringIntoForce("act-multi-terminal-2019", LocalDate.MAX));
        try (FloorClient client = client()) {
            for (Command command : unwritable) {
                CompletableFuture<Answer> asked =
                        client.ask(new ToFloor.Ask(Origin.device(1), 1, Optional.empty(), command));

                assertEnds(asked, NotSentException.class, "cannot be written");
            }
            assertThat(client.ask(ask(1)).join()).isInstanceOf(Answer.Accepted.class);
            assertThat(client.lastSequence(Origin.device(1)).join()).isZero();
        }
    }

    @Test
    void anAnswerThatIsTooLongToBeSentIsUnknownAndTheNextIsAnswered() {
        try (FloorClient client = client()) {
            assertEnds(client.ask(enrol("x".repeat(1_048_390))), UnknownOutcomeException.class, "too many to be sent");
            assertThat(client.lastSequence(Origin.SYSTEM).join())
                    .as("it was carried out")
                    .isEqualTo(1);
        }
    }

    private static ToFloor.Ask enrol(String name) {
        return new ToFloor.Ask(
                Origin.SYSTEM,
                1,
                Optional.empty(),
                new StaffCommand.Enrol(1, name, List.of(Role.ADMINISTRATOR), PinVerifier.of("", "")));
    }

    @Test
    void whoeverAsksTheSameSharesTheAnswerUpToALimit() {
        CountDownLatch asked = new CountDownLatch(1);
        meddler = heard -> asked.getCount() == 0 ? Optional.of(heard) : Optional.empty();
        try (FloorClient client = client()) {
            List<CompletableFuture<Long>> answers = IntStream.range(0, 20_000)
                    .mapToObj(_ -> client.lastSequence(Origin.SYSTEM))
                    .toList();
            int together = 1 + WINDOW;
            Waiting.until(
                    () -> answers.stream().filter(answer -> !answer.isDone()).count() <= together);
            asked.countDown();

            assertThat(answers.getFirst().join()).isZero();
            Waiting.until(() -> answers.stream().allMatch(CompletableFuture::isDone));
            assertThat(answers)
                    .filteredOn(answer -> !answer.isCompletedExceptionally())
                    .hasSize(together);
            assertThat(answers)
                    .filteredOn(CompletableFuture::isCompletedExceptionally)
                    .allSatisfy(answer -> assertEnds(answer, FloorBusyException.class, "too many questions"));
        }
    }

    @Test
    void noMoreIsUnderWayThanTheWindowAndWhoeverFindsNoRoomIsTold() {
        int window = 4;
        Set<ToFloor> sent = ConcurrentHashMap.newKeySet();
        CountDownLatch open = new CountDownLatch(1);
        meddler = heard -> sent.add(heard.message()) && open.getCount() > 0 ? Optional.empty() : Optional.of(heard);
        ClientConfig narrow = new ClientConfig(
                ClientConfig.THROUGH_MEMORY,
                "localhost",
                Optional.of(config.driverDirectory()),
                window,
                Duration.ofMinutes(2));
        try (FloorClient client = FloorClient.open(narrow)) {
            List<CompletableFuture<FromFloor.State>> answers =
                    IntStream.range(0, 200).mapToObj(_ -> client.state()).toList();
            Waiting.until(() -> sent.size() >= window);

            assertThat(sent).hasSize(window);
            List<CompletableFuture<FromFloor.State>> kept =
                    answers.stream().filter(answer -> !answer.isDone()).toList();
            List<CompletableFuture<FromFloor.State>> refused =
                    answers.stream().filter(CompletableFuture::isDone).toList();
            assertThat(refused).hasSizeBetween(200 - window - narrow.waiting(), 200 - narrow.waiting());
            assertThat(refused)
                    .allSatisfy(answer -> assertEnds(answer, FloorBusyException.class, "too many questions"));

            open.countDown();
            assertThat(kept)
                    .allSatisfy(answer -> assertThat(answer.join().hash()).isNotEmpty());
        }
    }

    @Test
    void aClientThatIsClosedFromAnAnswerEndsAndSendsNoMore() throws Exception {
        FloorClient client = client();
        CountDownLatch closed = new CountDownLatch(1);
        var _ = client.ask(ask(1)).thenRun(client::close).thenRun(closed::countDown);

        assertThat(closed.await(60, TimeUnit.SECONDS)).isTrue();
        assertEnds(client.ask(ask(2)), NotSentException.class, "this client is closed");
        client.close();
    }

    @Test
    void whatIsUnderWayWhenAClientIsClosedIsUnknown() {
        meddler = _ -> Optional.empty();
        FloorClient client = client();
        CompletableFuture<Answer> pending = client.ask(ask(1));
        client.close();

        assertEnds(pending, UnknownOutcomeException.class, "the client has ended");
    }

    @Test
    void aFollowerThatFailsEndsTheClientAndNobodyIsLeftWaiting() {
        meddler = heard -> Optional.of(heard.message() instanceof ToFloor.Ask ? heard.unanswered() : heard);
        try (FloorClient client = client()) {
            client.follow(new Follower() {
                        @Override
                        public void happened(FromFloor.Happened events) {
                            throw new IllegalStateException("this screen is broken");
                        }

                        @Override
                        public void lost(long from, long to) {
                            errors.onError(new IllegalStateException("lost " + from + " to " + to));
                        }
                    })
                    .join();

            assertEnds(client.ask(ask(1)), UnknownOutcomeException.class, "this screen is broken");
            assertEnds(client.ask(ask(1)), NotSentException.class, "this client is closed");
        }
    }
}
