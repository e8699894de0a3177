package org.baize.gateway.floor;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.baize.cluster.log.Step;
import org.baize.engine.command.Origin;
import org.baize.engine.state.FloorState;

/**
 * The lines of everybody who speaks through this gateway. There is one for each origin, whoever uses it: two that counted apart
 * would take each other's numbers. Another gateway does count apart, and so each line is told what the log says of its origin.
 */
public final class Lines implements FloorWatcher, AutoCloseable {

    private final FloorLink floor;
    private final Map<Origin, Line> lines = new ConcurrentHashMap<>();
    private final CompletableFuture<Void> watched = new CompletableFuture<>();
    private final FloorLink.Watching watching;

    public Lines(FloorLink floor) {
        this.floor = floor;
        this.watching = floor.follow(this);
    }

    /** The line of that origin. */
    public Line of(Origin origin) {
        return lines.computeIfAbsent(origin, one -> new Line(one, floor, watched));
    }

    /** The line of that origin, if it was ever used here. */
    public Optional<Line> known(Origin origin) {
        return Optional.ofNullable(lines.get(origin));
    }

    /** From here on nothing is missed. */
    @Override
    public void stands(FloorState state, long atMillis) {
        watched.complete(null);
    }

    @Override
    public void stepped(Step step, FloorState after) {
        step.asked().ifPresent(asked -> known(asked.request().origin()).ifPresent(line -> line.seen(asked)));
    }

    @Override
    public void failed(Throwable why) {
        watched.completeExceptionally(why);
        lines.values().forEach(line -> line.cannotSee(why));
    }

    @Override
    public void close() {
        watching.close();
    }
}
