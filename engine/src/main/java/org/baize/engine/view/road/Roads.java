package org.baize.engine.view.road;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.rules.baccarat.CoupResult;

/**
 * All five roads of a shoe, mark by mark with their places on a grid of six rows, so that a screen only draws them.
 *
 * @param beads every hand, down the first column, then the next
 * @param leadingTies ties that still wait for the first hand that somebody wins
 */
public record Roads(List<BeadMark> beads, List<BigMark> bigRoad, int leadingTies, Derived derived, Next next) {

    /** So many marks lie below each other. */
    public static final int ROWS = 6;

    /** The two colours of the derived roads; they stand for no side. */
    public enum MarkColour {
        RED,
        BLUE
    }

    /** One hand on the bead plate. */
    public record BeadMark(int column, int row, Bead hand) {}

    /**
     * One decided hand.
     *
     * @param ties strokes through it
     */
    public record BigMark(int column, int row, Bead hand, int ties) {}

    /** A mark of a derived road. */
    public record Mark(int column, int row, MarkColour colour) {}

    /** The roads that are read off the big road. */
    public record Derived(List<Mark> bigEyeBoy, List<Mark> smallRoad, List<Mark> cockroachRoad) {

        public Derived {
            bigEyeBoy = List.copyOf(bigEyeBoy);
            smallRoad = List.copyOf(smallRoad);
            cockroachRoad = List.copyOf(cockroachRoad);
        }
    }

    /** What the derived roads would get with the next hand, whichever side wins it. */
    public record Next(Marks ifPlayer, Marks ifBanker) {}

    /** One mark of each derived road; empty where it would get none. */
    public record Marks(
            Optional<MarkColour> bigEyeBoy, Optional<MarkColour> smallRoad, Optional<MarkColour> cockroachRoad) {}

    public Roads {
        beads = List.copyOf(beads);
        bigRoad = List.copyOf(bigRoad);
    }

    /** The roads after these hands, oldest first. */
    public static Roads of(List<Bead> hands) {
        BigRoad big = BigRoad.of(hands);
        List<Integer> streaks = big.streaks();
        return new Roads(
                beads(hands),
                big.marks(),
                big.leadingTies(),
                new Derived(
                        DerivedRoad.BIG_EYE_BOY.marks(streaks),
                        DerivedRoad.SMALL_ROAD.marks(streaks),
                        DerivedRoad.COCKROACH_ROAD.marks(streaks)),
                new Next(next(hands, streaks, CoupResult.PLAYER), next(hands, streaks, CoupResult.BANKER)));
    }

    private static List<BeadMark> beads(List<Bead> hands) {
        List<BeadMark> marks = new ArrayList<>();
        for (int i = 0; i < hands.size(); i++) {
            marks.add(new BeadMark(i / ROWS, i % ROWS, hands.get(i)));
        }
        return marks;
    }

    private static Marks next(List<Bead> hands, List<Integer> streaks, CoupResult winner) {
        List<Bead> more = new ArrayList<>(hands);
        more.add(new Bead(winner, false, false, false));
        List<Integer> longer = BigRoad.of(more).streaks();
        return new Marks(
                DerivedRoad.BIG_EYE_BOY.next(streaks, longer),
                DerivedRoad.SMALL_ROAD.next(streaks, longer),
                DerivedRoad.COCKROACH_ROAD.next(streaks, longer));
    }
}
