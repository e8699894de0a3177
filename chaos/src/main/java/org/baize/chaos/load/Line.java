package org.baize.chaos.load;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.baize.cluster.client.UnknownOutcomeException;
import org.baize.engine.Floor;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.protocol.message.ToFloor;
import org.jspecify.annotations.Nullable;

/**
 * One origin: numbers what it sends, keeps as many under way as the floor allows, asks again under the same number what
 * nobody answered, and hands out answers in the order of the numbers.
 */
final class Line {

    private static final Executor LATER = CompletableFuture.delayedExecutor(20, TimeUnit.MILLISECONDS);

    private final Way way;
    private final Origin origin;
    private final Scorebook book;
    private final Deque<Asked> underWay = new ArrayDeque<>();
    private final Deque<Asked> latest = new ArrayDeque<>();
    private long last;
    private boolean given;

    Line(Way way, Origin origin, Scorebook book) {
        this.way = way;
        this.origin = origin;
        this.book = book;
    }

    private static final class Asked {
        private final ToFloor.Ask ask;
        private final Consumer<Answer> hear;
        private @Nullable Answer answer;

        private Asked(ToFloor.Ask ask, Consumer<Answer> hear) {
            this.ask = ask;
            this.hear = hear;
        }
    }

    Origin origin() {
        return origin;
    }

    /** Sends as soon as there is room. */
    synchronized void send(Command command, Consumer<Answer> hear) throws InterruptedException {
        while (!given
                && !underWay.isEmpty()
                && last + 1 - underWay.getFirst().ask.sequence() >= Floor.ANSWERS_KEPT) {
            wait();
        }
        if (given) {
            throw new InterruptedException("nothing is sent any more");
        }
        Asked asked = new Asked(new ToFloor.Ask(origin, ++last, Optional.empty(), command), hear);
        underWay.addLast(asked);
        put(asked);
    }

    /** Sends and waits for the answer. */
    Answer ask(Command command) throws InterruptedException {
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        send(command, answer::complete);
        drain();
        return answer.getNow(Answer.refuse(FloorReason.SEQUENCE_GAP));
    }

    /** Waits until everything is answered, or the line is given up. */
    synchronized void drain() throws InterruptedException {
        while (!given && !underWay.isEmpty()) {
            wait();
        }
    }

    /** Nobody waits any more and nothing is asked again. */
    synchronized void giveUp() {
        given = true;
        notifyAll();
    }

    private void put(Asked asked) {
        var _ = way.ask(asked.ask).whenComplete((answer, failed) -> heard(asked, answer, failed));
    }

    private synchronized void heard(Asked asked, @Nullable Answer answer, @Nullable Throwable failed) {
        if (given) {
            return;
        }
        if (answer == null || isRefused(answer, FloorReason.SEQUENCE_GAP)) {
            notCarriedOut(asked, answer, failed);
        } else {
            if (isRefused(answer, FloorReason.SEQUENCE_PASSED)) {
                book.find(new Finding(Finding.Kind.LOST, 1, "the answer to " + asked.ask + " is gone"));
            }
            asked.answer = answer;
            handOut();
        }
    }

    /** A gap before the first that is under way means that the floor forgot what it acknowledged. */
    private void notCarriedOut(Asked asked, @Nullable Answer gap, @Nullable Throwable failed) {
        if (gap != null && asked.equals(underWay.peekFirst())) {
            book.find(new Finding(Finding.Kind.LOST, 1, "what came before " + asked.ask + " is gone"));
            giveUp();
            return;
        }
        if (cause(failed) instanceof UnknownOutcomeException) {
            book.unknown();
        }
        LATER.execute(() -> put(asked));
    }

    private static @Nullable Throwable cause(@Nullable Throwable failed) {
        return failed instanceof CompletionException wrapped ? wrapped.getCause() : failed;
    }

    private static boolean isRefused(Answer answer, FloorReason reason) {
        return answer instanceof Answer.Refused refused && refused.refusal().reason() == reason;
    }

    private void handOut() {
        while (!underWay.isEmpty()) {
            Asked first = underWay.getFirst();
            Answer answer = first.answer;
            if (answer == null) {
                return;
            }
            underWay.removeFirst();
            book.acknowledged(answer);
            first.hear.accept(answer);
            latest.addLast(first);
            if (latest.size() > Floor.ANSWERS_KEPT) {
                latest.removeFirst();
            }
            notifyAll();
        }
    }

    /** The floor has used every number that was acknowledged, and no other. */
    void compareSequence() {
        long used = way.lastSequence(origin).join();
        long told = last();
        if (used < told) {
            book.find(new Finding(Finding.Kind.LOST, told - used, origin + " was answered " + told + ", not " + used));
        } else if (used > told) {
            book.find(new Finding(Finding.Kind.DOUBLED, used - told, origin + " asked " + told + ", not " + used));
        }
    }

    /** Sent once more, the latest commands are answered as they were the first time. */
    void compareResends() {
        List<Asked> again = latest();
        List<CompletableFuture<Answer>> answers =
                again.stream().map(asked -> way.ask(asked.ask)).toList();
        for (int i = 0; i < answers.size(); i++) {
            compare(again.get(i), answers.get(i).join());
        }
    }

    private void compare(Asked first, Answer again) {
        if (!again.equals(first.answer)) {
            String what = first.ask + " is answered " + again + ", first " + first.answer;
            book.find(new Finding(Finding.Kind.LOST, 1, what));
        }
    }

    private synchronized List<Asked> latest() {
        return new ArrayList<>(latest);
    }

    private synchronized long last() {
        return last;
    }
}
