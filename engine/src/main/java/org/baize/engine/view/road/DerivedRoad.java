package org.baize.engine.view.road;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A road that says how regular the big road is: red where it repeats itself, blue where it does not. The three of them differ only in
 * how many columns back they look.
 */
enum DerivedRoad {
    BIG_EYE_BOY(1),
    SMALL_ROAD(2),
    COCKROACH_ROAD(3);

    private final int back;

    DerivedRoad(int back) {
        this.back = back;
    }

    /** Its marks for a big road of these streaks, in their order. */
    List<Roads.MarkColour> colours(List<Integer> streaks) {
        List<Roads.MarkColour> colours = new ArrayList<>();
        for (int column = back; column < streaks.size(); column++) {
            for (int row = column == back ? 1 : 0; row < streaks.get(column); row++) {
                colours.add(colour(streaks, column, row));
            }
        }
        return colours;
    }

    /**
     * A mark at the head of a column asks whether the two columns before it, as far apart as this road looks, are of one length. A mark
     * below asks whether the column so far back has, or lacks, both the mark beside it and the one above that.
     */
    private Roads.MarkColour colour(List<Integer> streaks, int column, int row) {
        boolean regular = row == 0
                ? streaks.get(column - 1).equals(streaks.get(column - 1 - back))
                : streaks.get(column - back) != row;
        return regular ? Roads.MarkColour.RED : Roads.MarkColour.BLUE;
    }

    List<Roads.Mark> marks(List<Integer> streaks) {
        List<Roads.MarkColour> colours = colours(streaks);
        List<Trail.Place> places = Trail.of(runs(colours));
        List<Roads.Mark> marks = new ArrayList<>();
        for (int i = 0; i < colours.size(); i++) {
            marks.add(new Roads.Mark(places.get(i).column(), places.get(i).row(), colours.get(i)));
        }
        return marks;
    }

    private static List<Integer> runs(List<Roads.MarkColour> colours) {
        List<Integer> runs = new ArrayList<>();
        for (int i = 0; i < colours.size(); i++) {
            if (i > 0 && colours.get(i) == colours.get(i - 1)) {
                runs.set(runs.size() - 1, runs.getLast() + 1);
            } else {
                runs.add(1);
            }
        }
        return runs;
    }

    /** The mark that a hand more would add; empty where it adds none yet. */
    Optional<Roads.MarkColour> next(List<Integer> before, List<Integer> after) {
        List<Roads.MarkColour> longer = colours(after);
        return longer.size() > colours(before).size() ? Optional.of(longer.getLast()) : Optional.empty();
    }
}
