package org.baize.gateway.floor;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.baize.engine.command.Origin;

/**
 * The lines of everybody who speaks through this gateway. There is one for each origin, whoever uses it: two that counted apart
 * would take each other's numbers.
 */
public final class Lines {

    private final FloorLink floor;
    private final Map<Origin, Line> lines = new ConcurrentHashMap<>();

    public Lines(FloorLink floor) {
        this.floor = floor;
    }

    /** The line of that origin. */
    public Line of(Origin origin) {
        return lines.computeIfAbsent(origin, one -> new Line(one, floor));
    }

    /** The line of that origin, if it was ever used here. */
    public Optional<Line> known(Origin origin) {
        return Optional.ofNullable(lines.get(origin));
    }
}
