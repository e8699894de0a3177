package org.baize.rules.roulette;

import java.util.List;
import java.util.Optional;

/** A printed rectangle of the layout, from one corner to the opposite one; its edges belong to it. */
public record Box(Spot from, Spot to) {

    public Box {
        if (from.along() >= to.along() || from.across() >= to.across()) {
            throw new IllegalArgumentException("a box has a length and a width: " + from + " to " + to);
        }
    }

    static Box at(int along, int across, int length, int width) {
        return new Box(new Spot(along, across), new Spot(along + length, across + width));
    }

    public Spot centre() {
        return middle(from, to);
    }

    public List<Spot> corners() {
        return List.of(from, new Spot(from.along(), to.across()), new Spot(to.along(), from.across()), to);
    }

    public boolean touches(Spot spot) {
        return from.along() <= spot.along()
                && spot.along() <= to.along()
                && from.across() <= spot.across()
                && spot.across() <= to.across();
    }

    /** The middle of the line that two boxes share; none if they are apart or meet in a point only. */
    Optional<Spot> borderWith(Box other) {
        Spot first = new Spot(Math.max(from.along(), other.from.along()), Math.max(from.across(), other.from.across()));
        Spot last = new Spot(Math.min(to.along(), other.to.along()), Math.min(to.across(), other.to.across()));
        boolean sharesEdgeAlong = first.along() < last.along() && first.across() == last.across();
        boolean sharesEdgeAcross = first.along() == last.along() && first.across() < last.across();
        return sharesEdgeAlong || sharesEdgeAcross ? Optional.of(middle(first, last)) : Optional.empty();
    }

    private static Spot middle(Spot first, Spot last) {
        return new Spot((first.along() + last.along()) / 2, (first.across() + last.across()) / 2);
    }
}
