package org.baize.gateway.floor;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.log.Step;
import org.baize.engine.Floor;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.protocol.message.ToFloor;
import org.jspecify.annotations.Nullable;

/**
 * The asks of one origin on their way to the floor: numbered without a gap, and not more at once than the floor keeps answers
 * for. The numbers are the floor's own, so that the line goes on where any other gateway has left off.
 *
 * <p>A terminal is at one gateway only; a person may act at two. Then both may use the same number, and the floor, which takes the
 * second for a resend, gives it the answer of the first. So {@link #say} looks into the log whose the number was before it hands on
 * an answer, and says it again under another number if it was somebody else's: nothing was done with it yet. Only where the same
 * person asks for the very same at two gateways in the same moment, it is done once and both hear of it.
 */
public final class Line {

    private static final long UNKNOWN = -1;

    /** Each is lost to an act of the same person at another gateway; nobody has so many hands. */
    private static final int TRIES = 256;

    /** As far as the log may be read behind the answers. */
    private static final int REMEMBERED = 4 * Floor.ANSWERS_KEPT;

    private final Origin origin;
    private final FloorLink floor;
    private final CompletableFuture<Void> watched;
    private final Set<Long> underWay = new HashSet<>();

    /** What was asked under the last numbers: an answer may come before the log tells whose it was. */
    private final SortedMap<Long, Command> asked = new TreeMap<>();

    private long last = UNKNOWN;
    private long lastSeen = UNKNOWN;
    private CompletableFuture<Void> learning = CompletableFuture.completedFuture(null);
    private int waiting;
    private CompletableFuture<?> said = CompletableFuture.completedFuture(null);
    private @Nullable Spoken spoken;

    /** What is said just now. */
    private record Spoken(long number, Optional<Countersign> second, Command command, CompletableFuture<Boolean> ours) {

        boolean is(Request request) {
            return request.command().equals(command) && request.second().equals(second);
        }
    }

    /**
     * A line nobody has used yet.
     *
     * @param watched done when this line is told what the log says
     */
    Line(Origin origin, FloorLink floor, CompletableFuture<Void> watched) {
        this.origin = origin;
        this.floor = floor;
        this.watched = watched;
    }

    /**
     * Finds out which number was used last; done when asks may go. Whoever wants to know while somebody else finds out waits for
     * the same answer: a second one could come when its number is used already.
     */
    public synchronized CompletableFuture<Void> learn() {
        if (learning.isDone()) {
            last = UNKNOWN;
            learning = floor.lastSequence(origin).thenAccept(this::learned);
        }
        return learning;
    }

    private synchronized void learned(long used) {
        last = used;
    }

    /** The number that was used last; 0 where nobody knows. */
    public synchronized long used() {
        return Math.max(last, 0);
    }

    /** What became of an ask that could not go. */
    public sealed interface Sent {

        record UnderWay(CompletableFuture<Answer> answer) implements Sent {}

        record Refused(NotSent reason) implements Sent {}
    }

    /** Sends it at once, beside others that are under way. Where the numbers are not known, the next one may go. */
    public synchronized Sent ask(Optional<Countersign> second, Command command) {
        if (last == UNKNOWN) {
            var _ = learn();
            return new Sent.Refused(NotSent.NOT_CONNECTED);
        }
        if (underWay.size() >= Floor.ANSWERS_KEPT) {
            return new Sent.Refused(NotSent.TOO_MANY_AT_ONCE);
        }
        long number = ++last;
        underWay.add(number);
        remember(number, command);
        CompletableFuture<Answer> answer = floor.ask(new ToFloor.Ask(origin, number, second, command));
        return new Sent.UnderWay(answer.whenComplete((_, failed) -> ended(number, failed != null)));
    }

    private void remember(long number, Command command) {
        asked.put(number, command);
        if (asked.size() > REMEMBERED) {
            asked.remove(asked.firstKey());
        }
    }

    /**
     * Sends it as soon as everything is answered that was said before, if that is not too much, and finds out the numbers first where
     * they are not known. Fails with a {@link NotSentException}, or as the floor's client does.
     *
     * @throws IllegalArgumentException if it cannot be written, and so is not said
     */
    public synchronized CompletableFuture<Answer> say(Optional<Countersign> second, Command command) {
        Optional<Countersign> signed = second.map(FloorClient::asItTravels);
        Command shown =
                FloorClient.asItTravels(command); // so that it is known again in the log, and not said once more
        if (waiting >= Floor.ANSWERS_KEPT) { // somebody stands and waits for each
            return CompletableFuture.failedFuture(new NotSentException(NotSent.TOO_MANY_AT_ONCE));
        }
        waiting++;
        CompletableFuture<?> before = said.exceptionally(_ -> null);
        CompletableFuture<Answer> answer = before.thenCombine(watched, (_, _) -> shown)
                .thenCompose(what -> tell(signed, what, TRIES))
                .whenComplete((_, _) -> waitsNoMore());
        said = answer;
        return answer;
    }

    private synchronized void waitsNoMore() {
        waiting--;
    }

    private CompletableFuture<Answer> tell(Optional<Countersign> second, Command command, int tries) {
        CompletableFuture<Void> known = isKnown() ? CompletableFuture.completedFuture(null) : learn();
        return known.thenCompose(_ -> send(second, command))
                .thenCompose(answer -> answer.map(CompletableFuture::completedFuture)
                        .orElseGet(() -> again(second, command, tries - 1)));
    }

    /** The number was not ours, so nothing was done with what we said. */
    private CompletableFuture<Answer> again(Optional<Countersign> second, Command command, int tries) {
        if (tries == 0) {
            return CompletableFuture.failedFuture(new NotSentException(NotSent.TOO_MANY_AT_ONCE));
        }
        return hasSeenWhose() ? tell(second, command, tries) : learn().thenCompose(_ -> tell(second, command, tries));
    }

    /** Where the log shows who used the number, it shows the next one too: nobody need ask, and whoever asks loses time. */
    private synchronized boolean hasSeenWhose() {
        return last != UNKNOWN && lastSeen >= last;
    }

    private synchronized boolean isKnown() {
        return last != UNKNOWN;
    }

    /** The answer; nothing if it was the answer to something else. */
    private CompletableFuture<Optional<Answer>> send(Optional<Countersign> second, Command command) {
        CompletableFuture<Boolean> ours = new CompletableFuture<>();
        return switch (speak(second, command, ours)) {
            case Sent.UnderWay underWay ->
                underWay.answer()
                        .thenCompose(
                                answer -> ours.thenApply(isOurs -> isOurs ? Optional.of(answer) : Optional.empty()));
            case Sent.Refused refused -> CompletableFuture.failedFuture(new NotSentException(refused.reason()));
        };
    }

    private synchronized Sent speak(Optional<Countersign> second, Command command, CompletableFuture<Boolean> ours) {
        if (last != UNKNOWN) {
            last = Math.max(last, lastSeen); // so that whoever uses the next number is seen from here on
            spoken = new Spoken(last + 1, second, command, ours);
        }
        return ask(second, command);
    }

    /** The log shows what somebody has said under this origin, here or at another gateway. */
    void seen(Step.Asked asked) {
        Spoken now = sees(asked.request().sequence(), asked.first());
        if (now == null) {
            return;
        }
        boolean ours = now.is(asked.request());
        if (asked.first()) {
            now.ours().complete(ours);
        } else if (ours) {
            now.ours().complete(!isOutOfLine(asked.answer()));
        }
    }

    private synchronized @Nullable Spoken sees(long number, boolean used) {
        if (used) {
            lastSeen = Math.max(lastSeen, number);
        }
        Spoken now = spoken;
        return now != null && now.number() == number ? now : null;
    }

    /** It was refused for its number alone. */
    private static boolean isOutOfLine(Answer answer) {
        return answer instanceof Answer.Refused refused
                && (refused.refusal().reason() == FloorReason.SEQUENCE_GAP
                        || refused.refusal().reason() == FloorReason.SEQUENCE_PASSED);
    }

    /** Nobody can say any more whose the numbers are. */
    synchronized void cannotSee(Throwable why) {
        if (spoken != null) {
            spoken.ours().completeExceptionally(why);
        }
    }

    /** After a failure nobody knows which numbers are used: the floor is asked before anything else goes. */
    private void ended(long number, boolean failed) {
        synchronized (this) {
            underWay.remove(number);
        }
        if (failed) {
            var _ = learn();
        }
    }

    /**
     * Something else that belongs to this origin has used a number at another gateway; asks go on behind it.
     *
     * @param used whether the floor took it under that number
     * @return whether they can: not if one of ours had that very number, and with it got the answer of the other
     */
    public synchronized boolean goesOnBehind(long number, boolean used) {
        if (asked.containsKey(number)) {
            return false;
        }
        if (used) {
            last = Math.max(last, number);
        }
        return true;
    }

    /** Whether somebody else has spoken under this origin, through another gateway. */
    public synchronized boolean isForeign(long number, Command command) {
        Command ours = asked.get(number);
        return last != UNKNOWN && (number > last || (ours != null && !ours.equals(command)));
    }
}
