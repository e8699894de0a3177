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

    private Stack[] stacks = {};

    /** The last touch that was not taken back. */
    public Optional<WagerEvent> last(int seat) {
        return has(seat) ? stacks[seat].last() : Optional.empty();
    }

    @Mutation
    public void push(int seat, WagerEvent touch) {
        ensure(seat);
        stacks[seat].push(touch);
    }

    @Mutation
    public void pop(int seat) {
        stacks[seat].pop();
    }

    /** Nothing that is locked can be taken back. */
    @Mutation
    public void clear(int seat) {
        if (has(seat)) {
            stacks[seat].clear();
        }
    }

    List<WagerEvent> of(int seat) {
        return has(seat) ? stacks[seat].oldestFirst() : List.of();
    }

    private boolean has(int seat) {
        return seat >= 0 && seat < stacks.length;
    }

    private void ensure(int seat) {
        if (seat >= stacks.length) {
            int before = stacks.length;
            stacks = Arrays.copyOf(stacks, Math.max(seat + 1, before * 2));
            Arrays.setAll(stacks, i -> i < before ? stacks[i] : new Stack());
        }
    }

    /** A ring, so that to forget the oldest moves nothing. */
    private static final class Stack {

        private WagerEvent[] ring = new WagerEvent[4];
        private int next;
        private int count;

        Optional<WagerEvent> last() {
            return count == 0 ? Optional.empty() : Optional.of(ring[(next - 1 + ring.length) % ring.length]);
        }

        void push(WagerEvent touch) {
            if (count == ring.length && ring.length < DEPTH) {
                grow();
            }
            ring[next] = touch;
            next = (next + 1) % ring.length;
            count = Math.min(count + 1, ring.length);
        }

        /** Only a full ring grows, and then the oldest is the one that would be written over. */
        private void grow() {
            List<WagerEvent> kept = oldestFirst();
            ring = kept.toArray(new WagerEvent[Math.min(DEPTH, ring.length * 2)]);
            next = kept.size();
        }

        void pop() {
            next = (next - 1 + ring.length) % ring.length;
            count--;
        }

        void clear() {
            count = 0;
        }

        List<WagerEvent> oldestFirst() {
            List<WagerEvent> list = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                list.add(ring[(next - count + i + ring.length) % ring.length]);
            }
            return list;
        }
    }
}
