package org.baize.engine.view.road;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Where the marks of a road lie on its grid. A streak goes down its column; at the bottom, or above a mark that lies in the way, it
 * turns and goes on to the right. The next streak begins at the top of the first column that is free there.
 */
final class Trail {

    private final Set<Place> taken = new LinkedHashSet<>();
    private final List<Place> places = new ArrayList<>();
    private int nextColumn;
    private boolean turned;

    /** A column and a row, both counted from 0. */
    record Place(int column, int row) {}

    /** The places of the marks of these streaks, one after the other. */
    static List<Place> of(List<Integer> streaks) {
        Trail trail = new Trail();
        streaks.forEach(trail::add);
        return List.copyOf(trail.places);
    }

    private void add(int length) {
        Place at = new Place(nextColumn, 0);
        turned = false;
        for (int mark = 0; mark < length; mark++) {
            if (mark > 0) {
                at = after(at);
            }
            taken.add(at);
            places.add(at);
            if (at.row() == 0) {
                nextColumn = at.column() + 1;
            }
        }
    }

    private Place after(Place at) {
        Place below = new Place(at.column(), at.row() + 1);
        turned = turned || below.row() == Roads.ROWS || taken.contains(below);
        return turned ? new Place(at.column() + 1, at.row()) : below;
    }
}
