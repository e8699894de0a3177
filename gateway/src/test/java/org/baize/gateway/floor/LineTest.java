package org.baize.gateway.floor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.baize.cluster.log.Step;
import org.baize.engine.Floor;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.DisputeCommand;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.command.WheelCommand;
import org.baize.protocol.message.ToFloor;
import org.baize.rules.roulette.BallDirection;
import org.junit.jupiter.api.Test;

/** The asks of a terminal are numbered without a gap, whatever happens to one of them. */
class LineTest {

    private static final Command CASH_OUT = new MoneyCommand.CashOut(3);
    private static final Command LEAVE = new MoneyCommand.Leave(3);

    private final Asked floor = new Asked();
    private final Line line = new Line(Origin.terminal(3), floor, CompletableFuture.completedFuture(null));

    /** A floor that answers when the test says so. */
    private static final class Asked implements FloorLink {

        private final List<Long> numbers = new ArrayList<>();
        private final List<CompletableFuture<Answer>> answers = new ArrayList<>();
        private long last = 41;
        private boolean silent;

        @Override
        public CompletableFuture<Answer> ask(ToFloor.Ask ask) {
            assertThat(ask.origin()).isEqualTo(Origin.terminal(3));
            numbers.add(ask.sequence());
            CompletableFuture<Answer> answer = new CompletableFuture<>();
            answers.add(answer);
            return answer;
        }

        @Override
        public CompletableFuture<Long> lastSequence(Origin origin) {
            return silent
                    ? CompletableFuture.failedFuture(new IllegalStateException("nobody leads"))
                    : CompletableFuture.completedFuture(last);
        }

        @Override
        public Watching follow(FloorWatcher watcher) {
            throw new AssertionError("nobody watches");
        }
    }

    private static Step.Asked logged(long number, Command command) {
        Request request = new Request(Origin.terminal(3), number, 0, Optional.empty(), command);
        return new Step.Asked(request, Answer.of(List.of()), true);
    }

    private static NotSent notSent(Line.Sent sent) {
        assertThat(sent).isInstanceOf(Line.Sent.Refused.class);
        return ((Line.Sent.Refused) sent).reason();
    }

    @Test
    void goesOnFromTheNumberThatTheFloorKnows() {
        assertThat(notSent(line.ask(Optional.empty(), CASH_OUT))).isEqualTo(NotSent.NOT_CONNECTED);

        line.learn().join();
        line.ask(Optional.empty(), CASH_OUT);
        line.ask(Optional.empty(), LEAVE);

        assertThat(floor.numbers).containsExactly(42L, 43L);
    }

    @Test
    void hasNoMoreUnderWayThanTheFloorKeepsAnswersFor() {
        line.learn().join();
        for (int i = 0; i < Floor.ANSWERS_KEPT; i++) {
            line.ask(Optional.empty(), CASH_OUT);
        }
        assertThat(notSent(line.ask(Optional.empty(), CASH_OUT))).isEqualTo(NotSent.TOO_MANY_AT_ONCE);

        floor.answers.getFirst().complete(Answer.of(List.of()));

        assertThat(line.ask(Optional.empty(), CASH_OUT)).isInstanceOf(Line.Sent.UnderWay.class);
    }

    @Test
    void asksTheFloorAnewWhenItIsNotKnownWhatBecameOfOne() {
        line.learn().join();
        line.ask(Optional.empty(), CASH_OUT);
        line.ask(Optional.empty(), LEAVE);
        floor.last = 42;

        floor.answers.get(1).completeExceptionally(new IllegalStateException("no answer"));
        line.ask(Optional.empty(), LEAVE);

        assertThat(floor.numbers).containsExactly(42L, 43L, 43L);
    }

    @Test
    void knowsWhenSomebodyElseSpeaksUnderItsName() {
        assertThat(line.isForeign(42, CASH_OUT)).isFalse();
        line.learn().join();
        line.ask(Optional.empty(), CASH_OUT);

        assertThat(line.isForeign(42, CASH_OUT)).isFalse();
        assertThat(line.isForeign(42, LEAVE)).isTrue();
        assertThat(line.isForeign(43, CASH_OUT)).isTrue();
        assertThat(line.isForeign(41, LEAVE)).isFalse();
    }

    @Test
    void goesOnBehindATillThatSpeaksElsewhere() {
        line.learn().join();
        line.ask(Optional.empty(), CASH_OUT);

        assertThat(line.goesOnBehind(45, false))
                .as("refused for its number alone")
                .isTrue();
        assertThat(line.goesOnBehind(43, true)).isTrue();
        line.ask(Optional.empty(), LEAVE);

        assertThat(floor.numbers).containsExactly(42L, 44L);
    }

    @Test
    void doesNotGoOnWhereAnAnswerWasThatOfAnother() {
        line.learn().join();
        line.ask(Optional.empty(), CASH_OUT);
        floor.answers.getFirst().complete(Answer.of(List.of()));

        assertThat(line.isForeign(42, LEAVE))
                .as("the log is read after the answer has come")
                .isTrue();
        assertThat(line.goesOnBehind(42, true)).isFalse();
    }

    @Test
    void saysOneThingAfterTheOther() {
        CompletableFuture<Answer> first = line.say(Optional.empty(), CASH_OUT);
        CompletableFuture<Answer> second = line.say(Optional.empty(), LEAVE);
        assertThat(floor.numbers).containsExactly(42L);

        floor.answers.getFirst().complete(Answer.of(List.of()));
        assertThat(first).isNotDone();
        line.seen(logged(42, CASH_OUT));

        assertThat(first).isDone();
        assertThat(second).isNotDone();
        assertThat(floor.numbers).containsExactly(42L, 43L);
    }

    @Test
    void saysWhatComesAfterAFailureUnderANumberThatTheFloorKnows() {
        CompletableFuture<Answer> first = line.say(Optional.empty(), CASH_OUT);
        CompletableFuture<Answer> second = line.say(Optional.empty(), LEAVE);

        floor.answers.getFirst().completeExceptionally(new IllegalStateException("no answer"));
        floor.answers.get(1).complete(Answer.of(List.of()));
        line.seen(logged(42, LEAVE));

        assertThat(first).isCompletedExceptionally();
        assertThat(second).isCompletedWithValue(Answer.of(List.of()));
        assertThat(floor.numbers).containsExactly(42L, 42L);
    }

    @Test
    void saysAnewWhatStoodUnderTheNumberOfSomebodyElse() {
        CompletableFuture<Answer> answer = line.say(Optional.empty(), CASH_OUT);
        line.seen(logged(42, LEAVE));
        floor.last = 42;

        floor.answers.getFirst().complete(Answer.refuse(FloorReason.SECOND_PERSON_IS_THE_FIRST));
        assertThat(answer).isNotDone();
        floor.answers.get(1).complete(Answer.of(List.of()));
        line.seen(logged(43, CASH_OUT));

        assertThat(answer).isCompletedWithValue(Answer.of(List.of()));
        assertThat(floor.numbers).containsExactly(42L, 43L);
    }

    @Test
    void usesNoNumberThatTheLogShowsAsUsed() {
        CompletableFuture<Answer> first = line.say(Optional.empty(), CASH_OUT);
        floor.answers.getFirst().complete(Answer.of(List.of()));
        line.seen(logged(42, CASH_OUT));
        line.seen(logged(43, LEAVE));

        var _ = line.say(Optional.empty(), CASH_OUT);

        assertThat(first).isDone();
        assertThat(floor.numbers).containsExactly(42L, 44L);
    }

    @Test
    void knowsItsOwnWordsThoughHalfALetterIsAQuestionMarkInTheLog() {
        CompletableFuture<Answer> answer =
                line.say(Optional.empty(), new DisputeCommand.RaiseDispute(1, 3, 0, "\uD800"));
        line.seen(logged(42, new DisputeCommand.RaiseDispute(1, 3, 0, "?")));

        floor.answers.getFirst().complete(Answer.of(List.of()));

        assertThat(floor.numbers).as("said once").containsExactly(42L);
        assertThat(answer).isCompletedWithValue(Answer.of(List.of()));
    }

    @Test
    void usesNoNumberForWhatCannotBeWritten() {
        Command unwritable = new WheelCommand.TrackBall(1, BallDirection.NOT_SENSED, OptionalInt.of(Integer.MIN_VALUE));

        assertThatIllegalArgumentException().isThrownBy(() -> line.say(Optional.empty(), unwritable));
        var _ = line.say(Optional.empty(), LEAVE);

        assertThat(floor.numbers).containsExactly(42L);
    }

    @Test
    void findsOutTheNumberLaterWhereTheFloorDidNotTellItAtOnce() {
        line.learn().join();
        line.ask(Optional.empty(), CASH_OUT);
        floor.silent = true;
        floor.answers.getFirst().completeExceptionally(new IllegalStateException("no answer"));
        assertThat(notSent(line.ask(Optional.empty(), LEAVE))).isEqualTo(NotSent.NOT_CONNECTED);

        floor.silent = false;
        assertThat(notSent(line.ask(Optional.empty(), LEAVE))).isEqualTo(NotSent.NOT_CONNECTED);

        assertThat(line.ask(Optional.empty(), LEAVE)).isInstanceOf(Line.Sent.UnderWay.class);
    }

    @Test
    void letsNoMoreWaitForTheirTurnThanMayBeUnderWay() {
        var _ = line.say(Optional.empty(), CASH_OUT);
        for (int i = 1; i < Floor.ANSWERS_KEPT; i++) {
            assertThat(line.say(Optional.empty(), LEAVE)).isNotDone();
        }

        assertThat(line.say(Optional.empty(), LEAVE))
                .failsWithin(Duration.ZERO)
                .withThrowableThat()
                .withCause(new NotSentException(NotSent.TOO_MANY_AT_ONCE));
        floor.answers.getFirst().complete(Answer.of(List.of()));
        line.seen(logged(42, CASH_OUT));

        assertThat(line.say(Optional.empty(), LEAVE)).isNotDone();
    }
}
