package org.baize.engine.view.road;

import java.util.ArrayList;
import java.util.List;
import org.baize.rules.baccarat.CoupResult;

/**
 * The big road: a streak of the same winner is one column. A tie is no mark of its own but a stroke through the mark before it; ties
 * at the start of a shoe lie on the first mark to come.
 */
final class BigRoad {

    private final List<List<Marked>> streaks = new ArrayList<>();
    private int leadingTies;

    /** A decided hand and the ties after it. */
    private record Marked(Bead hand, int ties) {

        Marked tied() {
            return new Marked(hand, ties + 1);
        }
    }

    static BigRoad of(List<Bead> hands) {
        BigRoad road = new BigRoad();
        hands.forEach(road::add);
        return road;
    }

    private void add(Bead hand) {
        if (!hand.isTie()) {
            if (streaks.isEmpty() || winner(streaks.getLast()) != hand.winner()) {
                streaks.add(new ArrayList<>());
            }
            streaks.getLast().add(new Marked(hand, streaks.size() == 1 && leadingTies > 0 ? takeLeadingTies() : 0));
        } else if (streaks.isEmpty()) {
            leadingTies++;
        } else {
            List<Marked> last = streaks.getLast();
            last.set(last.size() - 1, last.getLast().tied());
        }
    }

    private int takeLeadingTies() {
        int ties = leadingTies;
        leadingTies = 0;
        return ties;
    }

    private static CoupResult winner(List<Marked> streak) {
        return streak.getFirst().hand().winner();
    }

    /** How long each streak is, in their order. */
    List<Integer> streaks() {
        return streaks.stream().map(List::size).toList();
    }

    /** Ties that still wait for the first decided hand. */
    int leadingTies() {
        return leadingTies;
    }

    List<Roads.BigMark> marks() {
        List<Trail.Place> places = Trail.of(streaks());
        List<Marked> all = streaks.stream().flatMap(List::stream).toList();
        List<Roads.BigMark> marks = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            marks.add(new Roads.BigMark(
                    places.get(i).column(),
                    places.get(i).row(),
                    all.get(i).hand(),
                    all.get(i).ties()));
        }
        return marks;
    }
}
