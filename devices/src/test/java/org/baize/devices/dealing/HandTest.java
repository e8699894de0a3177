package org.baize.devices.dealing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.junit.jupiter.api.Test;

/** One thing after the other, at the pace of people. */
class HandTest {

    private static final Act OPEN = new Act.Say(new RoundCommand.OpenBetting(1), 1_000);
    private static final Act CLOSE = new Act.Say(new RoundCommand.CloseBetting(1), 1_000);
    private static final long PATIENCE_MILLIS = 5_000;
    private static final Answer ACCEPTED = new Answer.Accepted(List.of());
    private static final Answer REFUSED = Answer.refuse(FloorReason.NO_ROUND);

    private final List<String> said = new ArrayList<>();
    private final List<CompletableFuture<Answer>> answers = new ArrayList<>();
    private final Hand hand = new Hand(
            List.of(asker(7), asker(8)),
            (by, second, command) -> {
                said.add(by.number() + " " + command.getClass().getSimpleName());
                answers.add(new CompletableFuture<>());
                return answers.getLast();
            },
            () -> said.add("draw"),
            PATIENCE_MILLIS);

    private static Hand.Asker asker(int person) {
        return new Hand.Asker(Origin.person(person), Optional.empty());
    }

    @Test
    void nothingIsDoneBeforeItsPause() {
        hand.consider(List.of(OPEN), 10_000);
        hand.consider(List.of(OPEN), 10_900);
        assertThat(said).isEmpty();

        hand.consider(List.of(OPEN), 11_000);
        assertThat(said).containsExactly("7 OpenBetting");
    }

    @Test
    void nothingElseIsSaidBeforeTheAnswerIsThere() {
        hand.consider(List.of(OPEN), 0);
        hand.consider(List.of(OPEN), 1_000);
        hand.consider(List.of(CLOSE), 2_000);
        hand.consider(List.of(CLOSE), 9_000);
        assertThat(said).hasSize(1);

        answers.getLast().complete(ACCEPTED);
        hand.consider(List.of(CLOSE), 10_000);
        hand.consider(List.of(CLOSE), 11_000);
        assertThat(said).containsExactly("7 OpenBetting", "7 CloseBetting");
    }

    @Test
    void whatOneIsRefusedTheNextAsksAndThenSomethingElseHasItsTurn() {
        List<Act> wishes = List.of(OPEN, CLOSE);
        hand.consider(wishes, 0);
        hand.consider(wishes, 1_000);
        answers.getLast().complete(REFUSED);
        hand.consider(wishes, 1_100);
        answers.getLast().complete(REFUSED);
        hand.consider(wishes, 1_200);
        hand.consider(wishes, 2_200);

        assertThat(said).containsExactly("7 OpenBetting", "8 OpenBetting", "7 CloseBetting");
    }

    @Test
    void whatEverybodyWasRefusedIsAskedAgainLaterAndEverMoreRarely() {
        for (long millis = 0; millis < 120_000; millis += 100) {
            hand.consider(List.of(OPEN), millis);
            answers.forEach(answer -> answer.complete(REFUSED));
        }

        // After 5, 10, 15 and then every 20 seconds, twice each.
        assertThat(said).hasSizeBetween(12, 18);
    }

    @Test
    void anAnswerThatIsLostIsNoRefusal() {
        hand.consider(List.of(OPEN), 0);
        hand.consider(List.of(OPEN), 1_000);
        answers.getLast().completeExceptionally(new IllegalStateException("no line"));
        hand.consider(List.of(OPEN), 1_100);
        hand.consider(List.of(OPEN), 2_100);

        assertThat(said).containsExactly("7 OpenBetting", "7 OpenBetting");
    }

    @Test
    void aVoiceThatFailsAtOnceIsTriedAgain() {
        List<String> tried = new ArrayList<>();
        Hand voiceless = new Hand(
                List.of(asker(7)),
                (by, second, command) -> {
                    tried.add("tried");
                    throw new IllegalStateException("closed");
                },
                () -> {},
                PATIENCE_MILLIS);
        voiceless.consider(List.of(OPEN), 0);

        for (int again = 0; again < 2; again++) {
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> voiceless.consider(List.of(OPEN), 1_000));
        }
        assertThat(tried).hasSize(2);
    }

    @Test
    void aHandThatIsSwitchedOffDoesNothing() {
        hand.turn(false);
        hand.consider(List.of(new Act.Draw(0)), 0);
        assertThat(said).isEmpty();

        hand.turn(true);
        hand.consider(List.of(new Act.Draw(0)), 0);
        assertThat(said).containsExactly("draw");
    }
}
