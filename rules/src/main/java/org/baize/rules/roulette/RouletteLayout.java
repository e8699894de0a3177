package org.baize.rules.roulette;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The layout of one wheel: every position where a chip may lie, and where it is. 157 with one zero, 161 with two. */
public final class RouletteLayout {

    private final Wheel wheel;
    private final List<Area> areas;
    private final Map<RouletteBet, Position> positions;

    private RouletteLayout(Wheel wheel, List<Area> areas, List<Position> positions) {
        this.wheel = wheel;
        this.areas = List.copyOf(areas);
        Map<RouletteBet, Position> byBet = new LinkedHashMap<>();
        for (Position position : positions) {
            if (byBet.put(position.bet(), position) != null) {
                throw new IllegalStateException("two positions for " + position.bet());
            }
        }
        this.positions = Collections.unmodifiableMap(byBet);
    }

    public static RouletteLayout of(Wheel wheel) {
        LayoutGeometry geometry = new LayoutGeometry(wheel);
        return new RouletteLayout(wheel, geometry.areas(), geometry.positions());
    }

    /** The same layout with one inside position taken away, where the operator leaves out a doubtful bet. */
    public RouletteLayout without(RouletteBet bet) {
        List<Position> rest = positions().stream()
                .filter(position -> !position.bet().equals(bet))
                .toList();
        return new RouletteLayout(wheel, areas, rest);
    }

    public Wheel wheel() {
        return wheel;
    }

    /** The printed boxes, for drawing. */
    public List<Area> areas() {
        return areas;
    }

    public List<Position> positions() {
        return List.copyOf(positions.values());
    }

    public Optional<Position> position(RouletteBet bet) {
        return Optional.ofNullable(positions.get(bet));
    }

    public boolean has(RouletteBet bet) {
        return positions.containsKey(bet);
    }

    public List<RouletteBet> bets(BetKind kind) {
        return positions.keySet().stream().filter(bet -> bet.kind() == kind).toList();
    }

    /**
     * A number and its combinations: every inside bet that holds it. 17 has twelve. It is for the screen on which a
     * player touches the maximum on a number: the terminal then sends these bets in one command.
     */
    public List<RouletteBet> insideBetsOn(Pocket pocket) {
        return positions.keySet().stream()
                .filter(bet -> bet.kind().inside() && bet.covers(pocket))
                .toList();
    }
}
