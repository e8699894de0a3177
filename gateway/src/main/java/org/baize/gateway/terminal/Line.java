package org.baize.gateway.terminal;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.baize.engine.Floor;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.gateway.floor.FloorLink;
import org.baize.protocol.message.ToFloor;

/**
 * The asks of one terminal on their way to the floor: numbered without a gap, and not more at once than the floor keeps answers
 * for. The numbers are the floor's own, so that the line goes on where any other gateway has left off.
 */
final class Line {

    private static final long UNKNOWN = -1;

    private final Origin origin;
    private final FloorLink floor;
    private final Map<Long, Command> underWay = new TreeMap<>();
    private long last = UNKNOWN;

    Line(int terminal, FloorLink floor) {
        this.origin = Origin.terminal(terminal);
        this.floor = floor;
    }

    /** Finds out which number was used last; done when asks may go. */
    CompletableFuture<Void> learn() {
        learned(UNKNOWN);
        return floor.lastSequence(origin).thenAccept(this::learned);
    }

    private synchronized void learned(long used) {
        last = used;
    }

    /** What became of an ask that could not go. */
    sealed interface Sent {

        record UnderWay(CompletableFuture<Answer> answer) implements Sent {}

        record NotSent(GatewayReason reason) implements Sent {}
    }

    synchronized Sent ask(Command command) {
        if (last == UNKNOWN) {
            return new Sent.NotSent(GatewayReason.NOT_CONNECTED);
        }
        if (underWay.size() >= Floor.ANSWERS_KEPT) {
            return new Sent.NotSent(GatewayReason.TOO_MANY_AT_ONCE);
        }
        long number = ++last;
        underWay.put(number, command);
        CompletableFuture<Answer> answer = floor.ask(new ToFloor.Ask(origin, number, Optional.empty(), command));
        return new Sent.UnderWay(answer.whenComplete((_, failed) -> ended(number, failed != null)));
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

    /** Whether somebody else has spoken under this origin: the terminal has connected elsewhere. */
    synchronized boolean isForeign(long number, Command command) {
        Command ours = underWay.get(number);
        return last != UNKNOWN && (number > last || (ours != null && !ours.equals(command)));
    }
}
