package org.baize.load.terminal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What one terminal has asked and has no answer to: still on its way, or lost with a connection. */
final class Asks {

    private final Map<Long, Asked> underWay = new TreeMap<>();
    private final List<Asked> unknown = new ArrayList<>();
    private long last;

    /**
     * Something that was asked.
     *
     * @param round in which it was asked
     * @param rush in the last second before the close
     */
    record Asked(Touch touch, long round, long sentNanos, boolean rush) {

        long chipsCents() {
            return touch instanceof Touch.Place place ? place.cents() : 0;
        }
    }

    /** What became of the asks without an answer: these were done, the others not, and then the account fits. */
    record Solution(Account account, List<Touch> done, List<Touch> notDone) {}

    /** How many of them a player said, and no printer. */
    static long spoken(List<Touch> touches) {
        return touches.stream()
                .filter(touch -> !(touch instanceof Touch.Printed))
                .count();
    }

    /** On a new connection numbers begin anew. */
    void begin() {
        last = 0;
    }

    /** Keeps it and gives it a number. */
    long put(Asked ask) {
        underWay.put(++last, ask);
        return last;
    }

    /** The ask of that number, which is answered now. */
    @Nullable
    Asked take(long number) {
        return underWay.remove(number);
    }

    boolean allAnswered() {
        return underWay.isEmpty();
    }

    boolean allKnown() {
        return unknown.isEmpty();
    }

    /** The connection is gone, and with it all answers. */
    void lose() {
        unknown.addAll(underWay.values());
        underWay.clear();
    }

    /** The server itself does not know. */
    void lose(Asked ask) {
        unknown.add(ask);
    }

    /** Each ask was done or not: one way or the other, the account must fit what is shown. No more are held for done than must be. */
    Optional<Solution> solve(Account account, TableNow table, View shown) {
        Optional<Solution> solution = IntStream.range(0, 1 << unknown.size())
                .boxed()
                .sorted(Comparator.comparingInt(Integer::bitCount))
                .map(done -> suppose(done, account))
                .filter(supposed -> {
                    supposed.account().catchUp(table);
                    return supposed.account().isShownBy(shown);
                })
                .findFirst();
        solution.ifPresent(_ -> unknown.clear());
        return solution;
    }

    /** The account if of the unknown asks those were done whose bits are set. */
    private Solution suppose(int done, Account account) {
        Solution supposed = new Solution(account.copy(), new ArrayList<>(), new ArrayList<>());
        for (int place = 0; place < unknown.size(); place++) {
            Asked ask = unknown.get(place);
            if ((done >> place & 1) == 1) {
                supposed.account().accepted(ask.touch(), ask.round(), ask.chipsCents());
                supposed.done().add(ask.touch());
            } else {
                supposed.notDone().add(ask.touch());
            }
        }
        return supposed;
    }

    @Override
    public String toString() {
        return unknown.toString();
    }
}
