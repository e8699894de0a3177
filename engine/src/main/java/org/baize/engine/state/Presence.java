package org.baize.engine.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.engine.answer.FloorReason;
import org.baize.rules.game.GameKind;

/**
 * Who sits at a terminal, as far as the house knows, and whether that person may wager.
 *
 * @param patron the code that staff gave for the person there
 * @param bars why no new wager is taken; nearly always none
 * @param direction whether the person was directed to leave
 * @param calledMillis since when an attendant is waited for
 */
public record Presence(Optional<String> patron, List<Bar> bars, Direction direction, OptionalLong calledMillis) {

    public static final Presence NONE = new Presence(Optional.empty(), List.of(), Direction.NONE, OptionalLong.empty());

    /** A direction to leave. */
    public enum Direction {
        NONE,
        GIVEN,
        REFUSED
    }

    public Presence {
        bars = List.copyOf(bars);
    }

    /** Somebody or something is barred here; asked at every touch. */
    public boolean restricted() {
        return !bars.isEmpty();
    }

    /** What keeps that account from a new wager at that game. */
    public Optional<Bar> barring(long account, GameKind game) {
        return bars.stream().filter(bar -> bar.binds(account, game)).findFirst();
    }

    public boolean barredFor(FloorReason reason) {
        return bars.stream().anyMatch(bar -> bar.reason() == reason);
    }

    /** Whoever is barred already is not barred once more. */
    public Presence barred(Bar bar) {
        if (bars.contains(bar)) {
            return this;
        }
        List<Bar> more = new ArrayList<>(bars);
        more.add(bar);
        return new Presence(patron, more, direction, calledMillis);
    }

    /** That reason bars nobody any more. */
    public Presence without(FloorReason reason) {
        List<Bar> left = bars.stream().filter(bar -> bar.reason() != reason).toList();
        return new Presence(patron, left, direction, calledMillis);
    }

    public Presence directed(Direction changed) {
        return new Presence(patron, bars, changed, calledMillis);
    }

    public Presence calling(OptionalLong sinceMillis) {
        return new Presence(patron, bars, direction, sinceMillis);
    }

    /**
     * Staff named the person there, or say that nobody known is left: what binds another person goes, what binds the
     * machine or the chip account stays.
     */
    public Presence of(Optional<String> who, List<Bar> exclusions) {
        List<Bar> changed = new ArrayList<>(exclusions);
        bars.stream()
                .filter(bar -> bar.account() != Bar.ANY_ACCOUNT || bar.reason() == FloorReason.TERMINAL_RETIRED)
                .forEach(changed::add);
        return new Presence(who, changed, direction, calledMillis);
    }

    /** The chip account was closed: the person is gone, and only what binds the machine stays. */
    public Presence left() {
        List<Bar> left = bars.stream()
                .filter(bar -> bar.reason() == FloorReason.TERMINAL_RETIRED)
                .toList();
        return new Presence(Optional.empty(), left, Direction.NONE, calledMillis);
    }
}
