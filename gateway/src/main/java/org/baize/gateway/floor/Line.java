package org.baize.gateway.floor;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.baize.engine.Floor;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;
import org.baize.protocol.message.ToFloor;

/**
 * The asks of one origin on their way to the floor: numbered without a gap, and not more at once than the floor keeps answers
 * for. The numbers are the floor's own, so that the line goes on where any other gateway has left off.
 */
public final class Line {

    private static final long UNKNOWN = -1;

    private final Origin origin;
    private final FloorLink floor;
    private final Map<Long, Command> underWay = new TreeMap<>();
    private long last = UNKNOWN;
    private CompletableFuture<Void> learning = CompletableFuture.completedFuture(null);
    private CompletableFuture<?> said = CompletableFuture.completedFuture(null);

    Line(Origin origin, FloorLink floor) {
        this.origin = origin;
        this.floor = floor;
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

    /** Sends it at once, beside others that are under way. */
    public synchronized Sent ask(Optional<Countersign> second, Command command) {
        if (last == UNKNOWN) {
            return new Sent.Refused(NotSent.NOT_CONNECTED);
        }
        if (underWay.size() >= Floor.ANSWERS_KEPT) {
            return new Sent.Refused(NotSent.TOO_MANY_AT_ONCE);
        }
        long number = ++last;
        underWay.put(number, command);
        CompletableFuture<Answer> answer = floor.ask(new ToFloor.Ask(origin, number, second, command));
        return new Sent.UnderWay(answer.whenComplete((_, failed) -> ended(number, failed != null)));
    }

    /**
     * Sends it as soon as everything is answered that was said before, and finds out the numbers first where they are not known.
     * Fails with a {@link NotSentException}, or as the floor's client does.
     */
    public synchronized CompletableFuture<Answer> say(Optional<Countersign> second, Command command) {
        CompletableFuture<Answer> answer = said.handle((_, _) -> isKnown())
                .thenCompose(known -> known ? send(second, command) : learn().thenCompose(_ -> send(second, command)));
        said = answer;
        return answer;
    }

    private synchronized boolean isKnown() {
        return last != UNKNOWN;
    }

    private CompletableFuture<Answer> send(Optional<Countersign> second, Command command) {
        return switch (ask(second, command)) {
            case Sent.UnderWay underWay -> underWay.answer();
            case Sent.Refused refused -> CompletableFuture.failedFuture(new NotSentException(refused.reason()));
        };
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

    /** Whether somebody else has spoken under this origin, through another gateway. */
    public synchronized boolean isForeign(long number, Command command) {
        Command ours = underWay.get(number);
        return last != UNKNOWN && (number > last || (ours != null && !ours.equals(command)));
    }
}
