package org.baize.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.ledger.Mutation;

/** The touches of each seat in this round, so that the last one can be taken back. */
public final class UndoStacks {

    /** Nobody takes back more than this; the oldest touches are forgotten first. */
    static final int DEPTH = 32;

    private WagerEvent[][] touches = {};
    private int[] counts = {};

    /** The last touch that was not taken back. */
    public Optional<WagerEvent> last(int seat) {
        return seat < 0 || seat >= counts.length || counts[seat] == 0
                ? Optional.empty()
                : Optional.of(touches[seat][counts[seat] - 1]);
    }

    @Mutation
    public void push(int seat, WagerEvent touch) {
        ensure(seat);
        WagerEvent[] own = touches[seat];
        if (counts[seat] == DEPTH) {
            System.arraycopy(own, 1, own, 0, DEPTH - 1);
            counts[seat]--;
        } else if (counts[seat] == own.length) {
            own = Arrays.copyOf(own, Math.min(DEPTH, Math.max(4, own.length * 2)));
            touches[seat] = own;
        }
        own[counts[seat]++] = touch;
    }

    @Mutation
    public void pop(int seat) {
        counts[seat]--;
    }

    /** Nothing that is locked can be taken back. */
    @Mutation
    public void clear(int seat) {
        if (seat < counts.length) {
            counts[seat] = 0;
        }
    }

    List<WagerEvent> of(int seat) {
        List<WagerEvent> list = new ArrayList<>();
        for (int i = 0; seat < counts.length && i < counts[seat]; i++) {
            list.add(touches[seat][i]);
        }
        return list;
    }

    private void ensure(int seat) {
        if (seat >= touches.length) {
            int more = Math.max(seat + 1, touches.length * 2);
            int before = touches.length;
            touches = Arrays.copyOf(touches, more);
            counts = Arrays.copyOf(counts, more);
            Arrays.fill(touches, before, more, new WagerEvent[0]);
        }
    }
}
